// A number at each bureau, such as a score.
import { z } from 'zod';

const number = z.number().int();
/** Items, of which there may be none. */
export const bureauCounts = z.object({ EQ: number, EX: number, TU: number });
export type BureauCounts = z.output<typeof bureauCounts>;

/** Scores, which a report may lack. */
export const bureauScores = z.object({ EQ: number.nullable(), EX: number.nullable(), TU: number.nullable() });
export type BureauScores = z.output<typeof bureauScores>;
