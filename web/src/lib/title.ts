/** The name of a game and its second half with the colon, which may be left out where there is little room. */
export function titleParts(title: string): [string, string] {
  const colon = title.indexOf(":");
  return colon < 0 ? [title, ""] : [title.slice(0, colon), title.slice(colon)];
}
