// Names of persons taken apart far enough to tell a misspelling from a variant.
export interface PersonName {
  readonly first: string;
  readonly last: string;
  readonly suffix: string | null;
}

const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['JR', 'JR'],
  ['SR', 'SR'],
  ['II', 'II'],
  ['III', 'III'],
  ['IV', 'IV'],
  ['2ND', 'II'],
  ['3RD', 'III'],
]);
const TITLES = new Set(['MR', 'MRS', 'MS', 'DR', 'MISS']);

/** The words of a name in order, in capitals and without titles. "LAST, FIRST" is turned round. */
export function nameWords(full: string): readonly string[] {
  const comma = /^([^,]+),\s*(.+)$/.exec(full.trim());
  const afterComma = comma?.[2]?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? '';
  const text = comma?.[1] && comma[2] && !SUFFIXES.has(afterComma) ? `${comma[2]} ${comma[1]}` : full;
  return text
    .toUpperCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}0-9]+/u)
    .filter((word) => word !== '' && !TITLES.has(word));
}

/** First name, last name and generation; undefined for anything that is not at least two words. "LAST, FIRST" is turned round. */
export function personName(full: string): PersonName | undefined {
  const words = nameWords(full);
  const suffix = words.map((word) => SUFFIXES.get(word)).find((known) => known !== undefined) ?? null;
  const plain = words.filter((word) => !SUFFIXES.has(word));
  const [first, last] = [plain[0], plain.at(-1)];
  return first === undefined || last === undefined || plain.length < 2 ? undefined : { first, last, suffix };
}

/**
 * True when `printed` is the name `own` as it stands: the same last name, the same first name or its initial, and no generation that `own`
 * does not have.
 */
export function isSameName(printed: string, own: string): boolean {
  const [one, other] = [personName(printed), personName(own)];
  if (!one || !other) return nameWords(printed).join(' ') === nameWords(own).join(' ');
  if (one.suffix !== null && other.suffix === null) return false;
  const [short, long] = one.first.length < other.first.length ? [one.first, other.first] : [other.first, one.first];
  return one.last === other.last && (short === long || short === long[0]) && !suffixesConflict(one.suffix, other.suffix);
}

/** True when the first could be a spelling of the second: first and last name each differ by one letter at most. */
export function isSpellingOf(printed: string, right: string): boolean {
  const [one, other] = [personName(printed), personName(right)];
  if (!one || !other || suffixesConflict(one.suffix, other.suffix)) return false;
  const near = (a: string, b: string): boolean => a === b || isOneLetterOff(a, b);
  return near(one.first, other.first) && near(one.last, other.last);
}

/** True when two words of five letters or more differ by one letter put in, left out, changed or swapped with its neighbor. */
export function isMisspelling(a: string, b: string): boolean {
  return a !== b && Math.min(a.length, b.length) >= 5 && isOneLetterOff(a, b);
}

/** One letter put in, left out, changed or swapped with its neighbor. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** JR and II may be one person; SR and JR, or II and III, are not. */
export function suffixesConflict(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return false;
  return !(a === 'JR' && b === 'II') && !(a === 'II' && b === 'JR');
}
