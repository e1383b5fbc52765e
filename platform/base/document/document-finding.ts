import { z } from 'zod';

/** What keeps a text with fields from being published. */
export const documentFinding = z.object({
  code: z.string(),
  /** What is wrong and what to do, in plain words. */
  sentence: z.string(),
  citation: z.string().nullable(),
  /** The block at fault: its index at each level; null where something is missing. */
  path: z.array(z.number().int()).nullable(),
  /** The words at fault. */
  phrase: z.string().nullable(),
});
export type DocumentFinding = z.output<typeof documentFinding>;
