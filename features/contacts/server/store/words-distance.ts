// The edit distance of two words: a letter wrong, missing, added, or two letters swapped.

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', u: 'ú' };
/** Letters that may carry an accent. Words with more of them are skipped. */
const MOST_ACCENTS = 6;

/** The edit distance of two words; any distance above `most` is returned as more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = Math.min((last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(exchanged ? Math.min(cost, (beforeLast?.[j - 2] ?? 0) + 1) : cost);
    }
    [beforeLast, last] = [last ?? [], row];
  }
  return last?.[b.length] ?? most + 1;
}

/** The word without its accents. */
export function fold(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The word with every choice of Spanish accents. */
export function withAccents(word: string): string[] {
  if ([...word].filter((letter) => letter in ACCENTED).length > MOST_ACCENTS) return [];
  return [...word].reduce<string[]>(
    (begun, letter) => begun.flatMap((head) => [head + letter, ...(letter in ACCENTED ? [head + (ACCENTED[letter] ?? '')] : [])]),
    [''],
  );
}

/** Every word one slip away. */
export function nearWords(word: string): string[] {
  const near = new Set<string>();
  for (let i = 0; i <= word.length; i += 1) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    near.add(head + tail.slice(1));
    if (tail.length > 1) near.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
    for (const letter of LETTERS) near.add(head + letter + tail).add(head + letter + tail.slice(1));
  }
  return [...near];
}
