/** Dates for people: minutes and hours ago while that is easy to grasp, then the day. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function moment(at: number, language: string, justNow: string, now = Date.now()): string {
  const ago = Math.max(0, now - at);
  if (ago < DAY) {
    if (ago < MINUTE) return justNow;
    const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    return ago < HOUR ? relative.format(-Math.floor(ago / MINUTE), "minute") : relative.format(-Math.floor(ago / HOUR), "hour");
  }
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric" }).format(at);
}
