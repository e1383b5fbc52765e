// Finds the pages and actions that match what was typed so far.

/** How well `text` fits `typed`: 0 not at all; more is better. Each word typed must begin a word, be inside one, or be one mistake away from its beginning. */
export function fit(text: string, typed: string): number {
  const wanted = words(typed);
  if (wanted.length === 0) return 1;
  const given = words(text);
  let sum = 0;
  for (const word of wanted) {
    const best = Math.max(0, ...given.map((candidate, place) => fitWord(candidate, word) - (place === 0 ? 0 : 0.1)));
    if (best <= 0) return 0;
    sum += best;
  }
  return sum / wanted.length;
}

function fitWord(candidate: string, typed: string): number {
  if (candidate.startsWith(typed)) return 3;
  if (typed.length > 1 && candidate.includes(typed)) return 2;
  return typed.length > 3 && isOneMistakeAway(candidate.slice(0, typed.length + 1), typed) ? 1 : 0;
}

/** True when `typed` becomes a beginning of `candidate` by changing, leaving out, adding or swapping one letter. */
function isOneMistakeAway(candidate: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === candidate[at]) at += 1;
  const rest = typed.slice(at);
  const other = candidate.slice(at);
  return (
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest) ||
    (rest.length > 1 && other.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`))
  );
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
