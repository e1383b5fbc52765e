// How much of a client's own words stands in another client's letters. Letters alike from one office are what bureaus set aside as mail of a
// credit repair organization (law reference, G19).

/** Words in a row that are compared. */
const SHINGLE = 4;
/** Fewer are no text to compare. */
const FEWEST = 6;
/** Percent above which a reason is needed. */
export const MOST_ALIKE = 60;

/** Runs of four words, case and punctuation apart. */
export function shinglesOf(texts: readonly string[]): ReadonlySet<string> {
  const shingles = new Set<string>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? [];
    for (let at = 0; at + SHINGLE <= words.length; at += 1) shingles.add(words.slice(at, at + SHINGLE).join(' '));
  }
  return shingles;
}

/** Percent of `own` that stands in the most similar of `others`; 0 where there is too little to compare. */
export function likenessOf(own: readonly string[], others: readonly (readonly string[])[]): number {
  const mine = shinglesOf(own);
  if (mine.size < FEWEST) return 0;
  return Math.max(
    0,
    ...others.map((texts) => {
      const theirs = shinglesOf(texts);
      return Math.round((100 * [...mine].filter((one) => theirs.has(one)).length) / mine.size);
    }),
  );
}
