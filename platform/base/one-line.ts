// A line of text as a field of a contract; what a line is says fit-line.ts.
import { z } from 'zod';
import { isFitLine, tidyLine, UNFIT_LINE } from './fit-line.ts';

export { fitLine, isFitLine, tidyLine, UNFIT_LINE } from './fit-line.ts';

/** A field of one line, for contracts. */
export function oneLine(longest: number) {
  return z.string().overwrite(tidyLine).max(longest, `At most ${longest} characters.`).refine(isFitLine, UNFIT_LINE);
}
