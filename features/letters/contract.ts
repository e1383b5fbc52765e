import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { workRefusals } from '../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { APPROVAL_FILTERS } from './rules/approval.ts';
import { RECIPIENT_CLASSES } from './rules/letter-kinds.ts';
import { APPROVAL_REFUSALS, PRINTING_REFUSALS } from './rules/approval-refusals.ts';
import { approvalView } from './contract/approval-parts.ts';
import { letterRow, ofRound, written } from './contract/letter-row.ts';
import { approvalsContract } from './contract/approvals.ts';
import { mailingContract } from './contract/mailing.ts';
import { paperContract } from './contract/paper.ts';
import { writtenContract } from './contract/written.ts';
import { bureau, letterState, noBatch, noLetter, noLongerTrue, notReady, roundDocument } from './contract/shared-parts.ts';

export { letterState };
const batchState = z.enum(['rendering', 'ready', 'failed']);
export type BatchState = z.output<typeof batchState>;
export { WRITING_REFUSALS } from './contract/written.ts';
export { letterRow, type LetterMailing, type LetterReturn, type LetterRow } from './contract/letter-row.ts';
/** What clients see of each of their letters. */
const ownLetter = z.object({
  id: z.string(),
  recipient: z.string(),
  items: z.number().int(),
  state: letterState,
  createdAt: z.string(),
  /** The day it was mailed; null until someone recorded it. */
  mailedOn: z.string().nullable(),
  pages: z.number().int().nullable(),
  approval: approvalView,
});

export const lettersContract = {
  preview: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/letter-preview',
    summary: 'The letters the draft round would produce now',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
    sees: 'letter',
    costly: true,
    refusals: contactNotFound.declared,
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({
      letters: z.array(roundDocument),
      /** What keeps a letter from being composed, in plain words. */
      problems: z.array(z.string()),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/letters',
    summary: 'Letters made, newest first; of one contact when asked',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      contactId: z.uuid().optional(),
      printed: z.enum(['yes', 'no']).optional(),
      /** 'no': printed, and no one recorded when it was mailed. */
      mailed: z.enum(['yes', 'no']).optional(),
      bureau: bureau.optional(),
      recipientClass: z.enum(RECIPIENT_CLASSES).optional(),
      /** Mailed, and its answer is late. */
      overdue: z.literal('yes').optional(),
      /** Came back, and was not mailed again. */
      returned: z.literal('yes').optional(),
      /** An answer on paper came on this day or later, and on this day or before. */
      answerFrom: civilDate.optional(),
      answerUntil: civilDate.optional(),
      /** Part of the client's name. */
      search: z.string().trim().min(1).max(100).optional(),
      /** 'waiting': the client is to read it; none of the three says what was mailed. */
      approval: z.enum(APPROVAL_FILTERS).optional(),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(letterRow), next: z.string().nullable() }),
  }),
  getPdf: endpoint({
    method: 'GET',
    path: '/letters/{id}/pdf',
    summary: 'One letter as PDF',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
    sees: 'letter',
    costly: true,
    refusals: { ...workRefusals.declared, ...PRINTING_REFUSALS, ...contactArchived.declared, ...noLongerTrue, ...noLetter, ...notReady },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/letters/{id}/retry',
    summary: 'Write a letter again that could not be made or is not mailed yet, from what the contact and the round say now',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.retried',
    refusals: {
      ...workRefusals.declared,
      ...noLongerTrue,
      ...noLetter,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'letters.notFailed': { status: 409, when: 'The letter was mailed, is being made or printed, or has no item left.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.string(), state: letterState, note: z.string().nullable() }),
  }),
  createPrintBatch: endpoint({
    method: 'POST',
    path: '/letters/print-batches',
    summary: 'Put letters into one PDF for printing, in the order given',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.printBatchCreated',
    costly: true,
    refusals: {
      ...workRefusals.declared,
      ...PRINTING_REFUSALS,
      ...noLongerTrue,
      ...noLetter,
      ...notReady,
      ...contactArchived.declared,
      'letters.leaving': { status: 409, when: 'A mail service was given a letter and has not refused it.' },
    },
    input: z.strictObject({ letterIds: z.array(z.uuid()).min(1).max(500), duplex: z.boolean().default(false) }),
    output: z.object({ id: z.string() }),
  }),
  getPrintBatch: endpoint({
    method: 'GET',
    path: '/letters/print-batches/{id}',
    summary: 'How far a print batch is',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    refusals: noBatch,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.string(), state: batchState, letters: z.number().int(), pages: z.number().int().nullable() }),
  }),
  getPrintBatchPdf: endpoint({
    method: 'GET',
    path: '/letters/print-batches/{id}/pdf',
    summary: 'The print batch as one PDF',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    sees: 'letter',
    costly: true,
    refusals: { ...workRefusals.declared, ...PRINTING_REFUSALS, ...contactArchived.declared, ...noLongerTrue, ...noBatch, ...notReady },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
  ...mailingContract,
  ...writtenContract,
  ...paperContract,
  listMine: endpoint({
    method: 'GET',
    path: '/portal/letters',
    summary: "The client's own letters",
    audience: 'client',
    permission: 'letters:view-own',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      letters: z.array(z.discriminatedUnion('kind', [ownLetter.extend(ofRound.shape), ownLetter.extend(written.shape)])),
    }),
  }),
  getMyPdf: endpoint({
    method: 'GET',
    path: '/portal/letters/{id}/pdf',
    summary: "One of the client's own letters as PDF",
    audience: 'client',
    permission: 'letters:view-own',
    activity: null,
    costly: true,
    refusals: { ...noLetter, ...notReady, ...APPROVAL_REFUSALS },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
  ...approvalsContract,
};
