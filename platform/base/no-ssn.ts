// Notes and other typed words of a contract: a full Social Security number has no place in them.
import { z } from 'zod';
import { findSsns } from './ssn-pattern.ts';

export const SSN_IN_TEXT = 'Please leave out the Social Security number; the last four digits are enough.';

/** For `.check(…)` of a text field. */
export const noSsn = z.refine<string>((text) => findSsns(text).length === 0, SSN_IN_TEXT);
/** The same for fields that hold numbers of nine digits by right, such as a customer number. */
export const noGroupedSsn = z.refine<string>((text) => findSsns(text, { loose: false }).length === 0, SSN_IN_TEXT);
