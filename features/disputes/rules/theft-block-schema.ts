// The step of identity theft as screens show it.
import { z } from 'zod';
import { bureau, itemKind } from './item-schema.ts';
import { BLOCK_PAPERS } from './theft-block.ts';

export const theftBlock = z.object({
  bureau,
  items: z.array(z.object({ kind: itemKind, lineId: z.string(), heading: z.string(), accountNumberMasked: z.string().nullable() })),
  papers: z.array(z.object({ paper: z.enum(BLOCK_PAPERS), held: z.boolean() })),
  doubts: z.array(z.string()),
  ready: z.boolean(),
  /** Where the bureau takes such requests; `problem` says why nothing goes there now. */
  address: z.object({ lines: z.array(z.string()), problem: z.string().nullable() }),
  /** The last day for the block if the bureau had all four papers today. */
  dueIfToday: z.string(),
});
export type TheftBlockView = z.output<typeof theftBlock>;
