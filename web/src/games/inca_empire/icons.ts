/** Icons of phases, actions and event cards. */

export const PHASE_ICONS: Record<string, string> = { inca: "inca-phase", sun: "sun-phase", people: "people-phase", sapa_inca: "sapa-inca" };

export const ACT_ICONS: Record<string, string> = {
  roads: "road",
  city: "city",
  garrison: "garrison",
  conquest: "province",
  temple: "sun-temple",
  terrace: "terrace",
  extra_road: "road",
  outpost: "city",
  further: "province",
  pilgrimage: "pilgrimage",
  construction: "city",
};

export const BUILD_ICONS: Record<string, string> = { city: "city", garrison: "garrison", temple: "sun-temple", terrace: "terrace", extra_road: "road" };

const EFFECT_ICONS: Record<string, string> = {
  destroy_own_roads_in_unconquered_provinces: "soldier",
  one_road_between_any_two_points: "wild-road",
  labour_per_own_tile_with_resistance: "labour",
  conquest_cost: "resistance",
  additional_conquest: "province",
  temple_forfeits_road_action: "eclipse",
  pilgrimage: "pilgrimage",
};
const CATEGORY_ICONS: Record<string, string> = { terrace: "terrace", road: "road", city: "city", garrison: "garrison", military: "resistance", temple: "sun-temple", destruction: "soldier" };

export const cardIcon = ({ effect, category }: { effect: string; category: string }) => EFFECT_ICONS[effect] ?? CATEGORY_ICONS[category] ?? "event";

export const signed = (n: number) => (n < 0 ? `\u2212${-n}` : `+${n}`);

/** Words in at most so many lines of so many letters; what does not fit ends in an ellipsis. */
export function lines(words: string, letters: number, most: number): string[] {
  const rows: string[] = [];
  for (const word of words.split(" ")) {
    const last = rows.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  if (rows.length > most) rows.splice(most - 1, Infinity, rows.slice(most - 1).join(" "));
  return rows.map((row) => (row.length > letters + 1 ? `${row.slice(0, letters - 1)}…` : row));
}
