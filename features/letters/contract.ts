import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { cursorUnknown, changedMeanwhile } from '../../platform/base/shared-refusal.ts';
import { pageInput, version } from '../../platform/base/shared-inputs.ts';
import { workRefusals } from '../agreements/rules/work-refusals.ts';
import { freeText } from '../../platform/base/free-text.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { DELIVERY_PROOFS, MAILING_METHODS } from '../disputes/rules/mailing.ts';
import { APPROVAL_FILTERS } from './rules/approval.ts';
import { APPROVAL_REFUSALS, PRINTING_REFUSALS } from './rules/approval-refusals.ts';
import { approvalView } from './contract/approval-parts.ts';
import { approvalsContract } from './contract/approvals.ts';
import { bureau, letterDocument, letterState, noLetter, noLongerTrue, notReady } from './contract/shared-parts.ts';

export { letterState };
const batchState = z.enum(['rendering', 'ready', 'failed']);
export type BatchState = z.output<typeof batchState>;
/** How a letter went, and the bureau's time that counts from its receipt. */
const mailing = z.object({
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
  /** The day of receipt, known or estimated, and the day after which an answer is overdue. */
  countedFrom: z.string(),
  overdueAfter: z.string(),
});
export type LetterMailing = z.output<typeof mailing>;
export const letterRow = z.object({
  id: z.string(),
  contactId: z.string(),
  contactName: z.string(),
  roundId: z.string(),
  roundNumber: z.number().int(),
  bureau,
  recipient: z.string(),
  state: letterState,
  items: z.number().int(),
  pages: z.number().int().nullable(),
  /** True when the PDF passed the PDF/UA-1 checks. */
  accessible: z.boolean().nullable(),
  /** A note for the processor, such as a character the letter font cannot show. */
  note: z.string().nullable(),
  createdAt: z.string(),
  printedAt: z.string().nullable(),
  /** The batch that printed it first; null until one did. */
  printBatchId: z.string().nullable(),
  /** Null until someone recorded when it was mailed. */
  mailing: mailing.nullable(),
  approval: approvalView,
  /** Names its PDF, which is what the client approves; null while there is none. */
  pdfSha256: z.string().nullable(),
});
export type LetterRow = z.output<typeof letterRow>;
const mailingRefusals = {
  ...noLetter,
  ...contactArchived.declared,
  ...changedMeanwhile.declared,
  'disputes.notMailed': { status: 409, when: 'No mailing of this letter is recorded.' },
  'disputes.dayUnfit': { status: 422, when: 'The day is in the future, or before the letter was made or mailed.' },
  'disputes.clockInUse': { status: 409, when: '"No answer in time" was recorded with this mailing.' },
} as const;
/** Letters and digits; spaces and hyphens are left out. */
const trackingNumber = z
  .string()
  .overwrite((typed) => typed.replaceAll(/[\s-]/gu, '').toUpperCase())
  .regex(/^[A-Z0-9]{10,34}$/, 'Please enter the tracking number: 10 to 34 letters and digits.');
const noBatch = { 'letters.batchNotFound': { status: 404, when: 'There is no such print batch.' } } as const;

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
      letters: z.array(letterDocument),
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
  recordMailing: endpoint({
    method: 'POST',
    path: '/letters/mailings',
    summary: 'Record on which day printed letters were mailed, and how',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.mailingRecorded',
    refusals: {
      ...workRefusals.declared,
      ...APPROVAL_REFUSALS,
      ...noLetter,
      ...noLongerTrue,
      ...contactArchived.declared,
      'letters.notPrinted': { status: 409, when: 'A letter was not printed yet.' },
      'letters.itemWithdrawn': { status: 409, when: 'An item was withdrawn after a letter was printed.' },
      'letters.noTrackingNumber': { status: 422, when: 'A certified letter has no tracking number.' },
      'disputes.mailedBefore': { status: 409, when: 'The mailing of a letter is already recorded.' },
      'disputes.dayUnfit': { status: 422, when: 'The day is in the future, or before the letter was printed.' },
    },
    input: z.strictObject({
      letters: z
        .array(z.strictObject({ id: z.uuid(), trackingNumber: trackingNumber.nullable().default(null) }))
        .min(1)
        .max(500),
      mailedOn: civilDate,
      method: z.enum(MAILING_METHODS),
      /** The disputes follow a free annual report, so the bureau has 45 days (15 U.S.C. 1681j(a)(3)). */
      freeAnnualReport: z.boolean().default(false),
    }),
    output: z.object({ recorded: z.number().int() }),
  }),
  recordDelivery: endpoint({
    method: 'POST',
    path: '/letters/{id}/delivery',
    summary: 'Record the day a bureau received a letter',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.deliveryRecorded',
    refusals: mailingRefusals,
    input: z.strictObject({ id: z.uuid(), version, receivedOn: civilDate, receivedHow: z.enum(DELIVERY_PROOFS) }),
    output: mailing,
  }),
  recordMoreSent: endpoint({
    method: 'POST',
    path: '/letters/{id}/more-sent',
    summary: 'Record that the client sent the bureau more, which may give it 15 more days',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.moreSentRecorded',
    refusals: {
      ...mailingRefusals,
      'letters.extensionNotConfirmed': {
        status: 422,
        when: 'It gives the bureau 15 more days, and no one confirmed that (15 U.S.C. 1681i(a)(1)(B)).',
      },
    },
    /** `confirmsExtension`: that the bureau gets more days for it is known and meant. */
    input: z.strictObject({ id: z.uuid(), version, moreSentOn: civilDate, confirmsExtension: z.boolean().default(false) }),
    output: mailing,
  }),
  undoMailing: endpoint({
    method: 'POST',
    path: '/letters/{id}/mailing/undo',
    summary: 'Undo what was recorded about the mailing of a letter, with a reason',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.mailingUndone',
    refusals: mailingRefusals,
    input: z.strictObject({
      id: z.uuid(),
      version,
      what: z.enum(['mailing', 'delivery', 'more-sent']),
      reason: freeText(500).min(1, 'Please say why.'),
    }),
    output: z.object({ mailing: mailing.nullable() }),
  }),
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
      letters: z.array(
        z.object({
          id: z.string(),
          roundNumber: z.number().int(),
          bureau,
          items: z.number().int(),
          state: letterState,
          createdAt: z.string(),
          /** The day it was mailed; null until someone recorded it. */
          mailedOn: z.string().nullable(),
          pages: z.number().int().nullable(),
          approval: approvalView,
        }),
      ),
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
