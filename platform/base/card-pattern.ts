// Finds card numbers in text, however they are spaced. Contracts refuse them and drafts leave them out by this one rule.
import { inPlainDigits } from './ssn-pattern.ts';

/** Digits with blanks, dashes of any kind, dots, slashes or underscores between. */
const RUNS = /\d(?:[\p{Pd}\s/\\._·‧∙⋅−⁄∕]*\d){12,}/gu;
/** First digits and lengths of common cards: Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro. */
const CARDS: readonly { readonly begins: RegExp; readonly lengths: readonly number[] }[] = [
  { begins: /^4/, lengths: [13, 16, 19] },
  { begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { begins: /^3[47]/, lengths: [15] },
  { begins: /^3(?:0[0-5]|09|6|8|9)/, lengths: [14] },
  { begins: /^(?:6011|62|64[4-9]|65|35(?:2[89]|[3-8]))/, lengths: [16, 19] },
  { begins: /^(?:50|5[6-8]|63|67)/, lengths: [16, 18, 19] },
];

/** Digit groups of up to four are kept whole; splitting them would flag one in seven phone-number-plus-date notes as a card. */
const WHOLE = 4;

/** True when 13 to 19 digits of the text begin and end like the number of a card, also where other digits stand before or after them. */
export function hasCardNumber(text: string): boolean {
  return (inPlainDigits(text).match(RUNS) ?? []).some(holdsCard);
}

function holdsCard(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const digits = groups.join('');
  // Where a number may begin or end: between groups, and anywhere within a long one.
  const edges = new Set(
    groups.flatMap((group, at) => {
      const begin = groups.slice(0, at).join('').length;
      return group.length > WHOLE ? Array.from({ length: group.length + 1 }, (_, place) => begin + place) : [begin, begin + group.length];
    }),
  );
  return [...edges].some((from) =>
    CARDS.some(
      ({ begins, lengths }) =>
        begins.test(digits.slice(from)) &&
        lengths.some((length) => edges.has(from + length) && passesCheck(digits.slice(from, from + length))),
    ),
  );
}

/** The check digit of ISO/IEC 7812. */
function passesCheck(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
