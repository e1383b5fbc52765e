// A letter as lists of staff show it.
import { z } from 'zod';
import { DELIVERY_PROOFS, MAILING_METHODS } from '../../disputes/rules/mailing.ts';
import { RECIPIENT_CLASSES } from '../rules/letter-kinds.ts';
import { approvalView } from './approval-parts.ts';
import { bureau, letterState } from './shared-parts.ts';

/** How a letter went, and the time for an answer that counts from its receipt. */
export const mailing = z.object({
  version: z.number().int(),
  mailedOn: z.string(),
  method: z.enum(MAILING_METHODS),
  trackingNumber: z.string().nullable(),
  /** The day of delivery and what shows it; null while it is not known. */
  receivedOn: z.string().nullable(),
  receivedHow: z.enum(DELIVERY_PROOFS).nullable(),
  /** The day the client sent the bureau more about the dispute. */
  moreSentOn: z.string().nullable(),
  freeAnnualReport: z.boolean(),
  /** The day of receipt, known or estimated, and the day after which an answer is overdue; null where none is owed. */
  countedFrom: z.string(),
  overdueAfter: z.string().nullable(),
});
export type LetterMailing = z.output<typeof mailing>;

/** Mail that came back. */
export const letterReturn = z.object({ id: z.string(), returnedOn: z.string(), note: z.string(), mailedOn: z.string() });
export type LetterReturn = z.output<typeof letterReturn>;

/** What is the same for all letters. */
const facts = z.object({
  id: z.string(),
  contactId: z.string(),
  contactName: z.string(),
  recipient: z.string(),
  /** Grows when what it says is changed. */
  version: z.number().int(),
  language: z.enum(['en', 'es']),
  state: letterState,
  /** Of a round; 0 where it is written. */
  items: z.number().int(),
  /** Items whose outcome is recorded; null where it is no letter of a round. */
  answered: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  /** True when the PDF passed the PDF/UA-1 checks. */
  accessible: z.boolean().nullable(),
  /** A note for the processor, such as a character the letter font cannot show. */
  note: z.string().nullable(),
  createdAt: z.string(),
  /** Who wrote it; null where opening a round did. */
  createdByName: z.string().nullable(),
  printedAt: z.string().nullable(),
  /** The batch that printed it first; null until one did. */
  printBatchId: z.string().nullable(),
  /** Null until someone recorded when it was mailed. */
  mailing: mailing.nullable(),
  /** Null unless it came back and was not mailed again. */
  returned: letterReturn.nullable(),
  /** The day its first answer on paper came; null until one is sorted to it. */
  answerCameOn: z.string().nullable(),
  approval: approvalView,
  /** Who approved it, or saw the signed sheet; null while it is not approved. */
  approvedBy: z.string().nullable(),
  /** Names its PDF, which is what the client approves; null while there is none. */
  pdfSha256: z.string().nullable(),
});
/** The parts by which letters of rounds and written ones differ. */
export const ofRound = z.object({
  kind: z.literal('round'),
  roundId: z.string(),
  roundNumber: z.number().int(),
  bureau,
  recipientClass: z.null(),
  sourceName: z.null(),
});
export const written = z.object({
  kind: z.literal('written'),
  roundId: z.null(),
  roundNumber: z.null(),
  bureau: z.null(),
  recipientClass: z.enum(RECIPIENT_CLASSES),
  sourceName: z.string(),
});

export const letterRow = z.discriminatedUnion('kind', [facts.extend(ofRound.shape), facts.extend(written.shape)]);
export type LetterRow = z.output<typeof letterRow>;
