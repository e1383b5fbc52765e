// Entered text as a report may store it: a Social Security number in it keeps only its last four digits.
import { maskSsns } from '../../../../platform/base/ssn-pattern.ts';
import { cleanText } from '../../../report-files/rules/clean-text.ts';
import type { Reading } from '../../../report-files/rules/reading.ts';

/**
 * Reads one typed field; `field` names it in the warning. `kind` 'number' is for fields that hold other numbers of nine digits by right.
 */
export type TypedText = (text: string, field: string, kind?: 'words' | 'number') => string;

/** `endings` are the last four digits of the numbers the report gives for the person. */
export function typedText(reading: Reading, endings: readonly string[]): TypedText {
  const known = new Set(endings.filter((ending) => ending !== ''));
  return (text, field, kind = 'words') => {
    const clean = cleanText(text);
    const masked = maskSsns(maskSsns(clean, { endings: known, loose: false }), { loose: kind === 'words' });
    if (masked !== clean)
      reading.warn('ssnMasked', 'A Social Security number was entered here. Only its last four digits are kept.', 'warning', field);
    return masked;
  };
}
