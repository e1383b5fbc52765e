// The beginning of a message, for lists.
const LONGEST = 140;

/** One line of at most 140 characters, cut where a word ends. */
export function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > LONGEST / 2 ? end : LONGEST - 1)}…`;
}
