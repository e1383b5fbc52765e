// What the history of disputed lines says of each.
import { z } from 'zod';
import { bureau, correction, fact, itemKind } from './item-schema.ts';
import { itemState, outcomeChange, outcomeResult, withdrawal } from './round-schema.ts';

/** A note of the office about a line. Never in a letter, never shown to the client. */
export const itemNote = z.object({
  id: z.string(),
  version: z.number().int(),
  bureau,
  /** About the line at every bureau; otherwise only at `bureau`. */
  everyBureau: z.boolean(),
  body: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  editedAt: z.string().nullable(),
  /** The person who asks wrote it. */
  own: z.boolean(),
});
export type ItemNote = z.output<typeof itemNote>;

export const historyRound = z.object({
  id: z.string(),
  number: z.number().int(),
  state: z.enum(['open', 'closed']),
  openedAt: z.string(),
});
export type HistoryRound = z.output<typeof historyRound>;

/** One line in one round at one bureau. */
export const historyCell = z.object({
  itemId: z.string(),
  roundId: z.string(),
  bureau,
  /** The line as the report of that round names it. */
  reportId: z.string(),
  lineId: z.string(),
  reasonCode: z.string(),
  instructionCode: z.string(),
  facts: z.array(fact),
  correct: z.array(correction),
  /** The sentences the letter says by the client's word. */
  statements: z.array(z.string()),
  state: itemState,
  mailedOn: z.string().nullable(),
  receivedOn: z.string().nullable(),
  overdueAfter: z.string().nullable(),
  /** What was accepted as its outcome. */
  answer: z
    .object({
      result: outcomeResult,
      source: z.enum(['comparison', 'bureau-result', 'hand']),
      answeredOn: z.string().nullable(),
      decidedOn: z.string().nullable(),
      decidedBy: z.string().nullable(),
      explanation: z.string(),
      changes: z.array(outcomeChange),
      note: z.string().nullable(),
      file: z.object({ id: z.string(), path: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** An answer or a newer report proposes an outcome that no one decided about. */
  isProposed: z.boolean(),
  withdrawal: withdrawal.nullable(),
  /** Removed, and a later report lists it again: the day of that report. */
  cameBack: z.object({ on: z.string(), reportId: z.string() }).nullable(),
});
export type HistoryCell = z.output<typeof historyCell>;

export const historyRow = z.object({
  /** The first item about the line. */
  id: z.string(),
  kind: itemKind,
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  cells: z.array(historyCell),
  notes: z.array(itemNote),
});
export type HistoryRow = z.output<typeof historyRow>;
