/** Dates for people: minutes and hours ago while that is easy to grasp, then the day. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function moment(at: number, language: string, now = Date.now()): string {
  const ago = Math.max(0, now - at);
  if (ago < DAY) {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    if (ago < MINUTE) return relative.format(0, "minute");
    return ago < HOUR ? relative.format(-Math.floor(ago / MINUTE), "minute") : relative.format(-Math.floor(ago / HOUR), "hour");
  }
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric" }).format(at);
}
