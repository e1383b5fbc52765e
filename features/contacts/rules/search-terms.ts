// What someone typed into a search field, as patterns the database looks up in `search_text`.

/** Digits that make a phone number or a good part of one; fewer may be the last four of an SSN beside something else. */
const PHONE_DIGITS = { least: 7, most: 11 };

/**
 * LIKE patterns that must all match. A text too short for the index matches the beginning of a name. Digits with separators are one
 * number.
 */
export function searchPatterns(text: string): readonly string[] {
  const { words, digits } = searchWords(text);
  return [...new Set([...words, ...digits].map((word) => (/[\p{L}\p{N}]{3}/u.test(word) ? `%${escapeLike(word)}%` : beginningOf(word))))];
}

/** The pattern for a word of a name that begins with this text. Punctuation alone matches nothing, but emoji match anywhere. */
export function beginningOf(word: string): string {
  if (/[\p{L}\p{N}]/u.test(word)) return `% ${escapeLike(word)}%`;
  return PICTURE.test(word) ? `%${escapeLike(word)}%` : NOWHERE;
}
/** Emoji and flags. The index does not know them, so everyone is looked at; for a sign hit by chance that would be too much. */
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Text has no tab followed by a blank, and the index knows that at once. */
const NOWHERE = '\t nowhere\t ';

/** The normalized words, and the numbers among them. */
export function searchWords(text: string): { readonly words: readonly string[]; readonly digits: readonly string[] } {
  return joinPhone(text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean));
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Puts '(419)', '555-0142' together, as phones are stored without signs and with the country in front. */
function joinPhone(parts: readonly string[]): { words: string[]; digits: string[] } {
  const isNumber = (part: string): boolean => /^[\d()+.\-/]+$/.test(part) && /\d/.test(part);
  const numbers = parts.filter(isNumber).map((part) => part.replaceAll(/\D/g, ''));
  const words = parts.filter((part) => !isNumber(part));
  const joined = numbers.join('');
  const isPhone = joined.length >= PHONE_DIGITS.least && joined.length <= PHONE_DIGITS.most;
  return { words, digits: isPhone ? [joined.replace(/^1(?=\d{10}$)/, '')] : numbers };
}
