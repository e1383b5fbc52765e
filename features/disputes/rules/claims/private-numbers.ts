// Whole Social Security and account numbers. Nine digits in a row are always refused: a full account number does not belong in a letter either.
import { findSsns } from '../../../../platform/base/ssn-pattern.ts';

const PATTERNS = [
  /(?<![\d$.,-])\d{9}(?![\d*•x#-])/g,
  /(?<![\d$.,-])\d(?:[ -]?\d){11,18}(?![\d-])/g,
  /\b(?:ssn|social security)\b[^.]{0,30}\d{9}\b/g,
];

/** Places of such numbers in the folded text and, for Social Security numbers, in the original. */
export function findPrivateNumbers(text: string, plain: string) {
  return {
    inOriginal: findSsns(text).map(({ index, end }) => ({ start: index, end })),
    inFolded: PATTERNS.flatMap((pattern) =>
      [...plain.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
    ),
  };
}
