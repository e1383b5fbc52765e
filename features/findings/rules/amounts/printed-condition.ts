// The condition of an account as code and as printed.

/**
 * False when the source prints a word that `word` does not fit: in some vendors' files it contradicts the code, and the client sees the
 * word.
 */
export function printsAs(conditionRaw: string | undefined, word: RegExp): boolean {
  return conditionRaw === undefined || !/[a-z]{4}/i.test(conditionRaw) || word.test(conditionRaw);
}
