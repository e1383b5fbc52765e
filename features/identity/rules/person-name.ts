import { isFitLine, tidyLine } from '../../../platform/base/one-line.ts';

/** Longest name of a person, in UTF-16 units as the API counts them. */
export const LONGEST_NAME = 120;

/** A name as it is kept: on one line, fit to be shown. Undefined when nothing is left or it cannot be one. */
export function readPersonName(typed: string): string | undefined {
  const name = tidyLine(typed);
  return name !== '' && name.length <= LONGEST_NAME && isFitLine(name) ? name : undefined;
}
