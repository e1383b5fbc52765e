import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import type { LetterDocument } from './rules/letter-document.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';

const bureau = z.enum(BUREAUS);
export const letterState = z.enum(['rendering', 'ready', 'failed']);
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
});
export type LetterRow = z.output<typeof letterRow>;
const letterDocument = z.custom<LetterDocument>((v) => typeof v === 'object' && v !== null && 'recipient' in v);

const noLetter = { 'letters.notFound': { status: 404, when: 'There is no such letter.' } } as const;
const notReady = { 'letters.notReady': { status: 409, when: 'A letter is still being made, or could not be made.' } } as const;
const noBatch = { 'letters.batchNotFound': { status: 404, when: 'There is no such print batch.' } } as const;

export const lettersContract = {
  preview: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/letter-preview',
    summary: 'The letters the draft round would produce now',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
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
    refusals: {},
    input: z.strictObject({
      contactId: z.uuid().optional(),
      printed: z.enum(['yes', 'no']).optional(),
      bureau: bureau.optional(),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
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
    refusals: { ...noLetter, ...notReady },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/letters/{id}/retry',
    summary: 'Write a letter again that could not be made, from what the contact and the round say now',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.retried',
    refusals: {
      ...noLetter,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'letters.notFailed': { status: 409, when: 'The letter was made, or is being made.' },
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
    refusals: {
      ...noLetter,
      ...notReady,
      ...contactArchived.declared,
      'letters.onHold': { status: 409, when: 'Work on a client is on hold.' },
      'letters.workBarred': {
        status: 409,
        when: 'A client may still cancel the agreement, or cancelled it (15 U.S.C. 1679d(a)(2), 1679e(a)).',
      },
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
    output: z.object({ id: z.string(), state: letterState, letters: z.number().int(), pages: z.number().int().nullable() }),
  }),
  getPrintBatchPdf: endpoint({
    method: 'GET',
    path: '/letters/print-batches/{id}/pdf',
    summary: 'The print batch as one PDF',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    refusals: { ...noBatch, ...notReady },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
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
    refusals: { ...noLetter, ...notReady },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
};
