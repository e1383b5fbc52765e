// What screens see of the approval of a letter, and what is answered to its facts.
import { z } from 'zod';
import { itemKind } from '../../disputes/rules/item-schema.ts';
import { APPROVAL_STATES } from '../rules/approval.ts';
import { FACT_ANSWERS } from '../rules/confirm-facts.ts';

export const approvalView = z.object({
  state: z.enum(APPROVAL_STATES),
  /** The day of the decision; null where none was made. */
  on: z.string().nullable(),
  /** The last day an approval counts. */
  until: z.string().nullable(),
  /** Since when the client may read it; null while there is no PDF. */
  waitingSince: z.string().nullable(),
  /** The last time the client was asked by email. */
  askedAt: z.string().nullable(),
  /** What the client says is wrong, where they sent it back with a word. */
  word: z.string().nullable(),
});
export type ApprovalView = z.output<typeof approvalView>;

export const factView = z.object({
  id: z.string(),
  kind: z.enum(['person', 'line', 'claim', 'support', 'letter']),
  itemId: z.string().nullable(),
  heading: z.string().nullable(),
  itemKind: itemKind.nullable(),
  text: z.string(),
  topic: z.string().nullable(),
  expected: z.enum(['true', 'mine', 'not-mine']),
  /** What was answered the last time this letter was read; null before. */
  answer: z.enum(FACT_ANSWERS).nullable(),
});
export type FactView = z.output<typeof factView>;

/** 'person', 'letter', or the item with what is said of it (rules/confirm-facts.ts). */
const factId = z.string().regex(/^(?:person|letter|[0-9a-f-]{36}\/(?:line|(?:claim|support)\/\d{1,3}))$/);
export const answersInput = z.array(z.strictObject({ id: factId, answer: z.enum(FACT_ANSWERS) })).max(2000);
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
