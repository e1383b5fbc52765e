// What is printed around letters: envelopes, cover sheets, and the log of what goes to the post office.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { ENVELOPE_SIZES } from '../rules/envelope-sizes.ts';
import { MAILING_METHODS } from '../../disputes/rules/mailing.ts';
import { noBatch, noLetter, notReady } from './shared-parts.ts';

const size = z.enum(ENVELOPE_SIZES).default('no-10');

export const paperContract = {
  envelope: endpoint({
    method: 'GET',
    path: '/letters/{id}/envelope',
    summary: 'The envelope of a letter, with both addresses printed on it',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    sees: 'letter',
    costly: true,
    refusals: { ...noLetter, ...notReady },
    input: z.strictObject({ id: z.uuid(), size }),
    output: z.file(),
  }),
  batchEnvelopes: endpoint({
    method: 'GET',
    path: '/letters/print-batches/{id}/envelopes',
    summary: 'The envelopes of a print batch, in its order',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    sees: 'letter',
    costly: true,
    refusals: { ...noBatch, ...notReady },
    input: z.strictObject({ id: z.uuid(), size }),
    output: z.file(),
  }),
  coverSheet: endpoint({
    method: 'GET',
    path: '/letters/{id}/cover-sheet',
    summary: 'A sheet that goes before a letter: from, to, what it is about and what is enclosed',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    sees: 'letter',
    costly: true,
    refusals: { ...noLetter, ...notReady },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
  mailLog: endpoint({
    method: 'GET',
    path: '/letters/print-batches/{id}/mail-log',
    summary: 'The letters of a print batch with their recipients and tracking numbers, in its order',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    sees: 'letter',
    refusals: { ...noBatch, ...notReady },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({
      id: z.string(),
      createdAt: z.string(),
      letters: z.array(
        z.object({
          id: z.string(),
          /** Its place in the batch, from 1. */
          number: z.number().int(),
          /** The fingerprint of the letter. */
          code: z.string(),
          contactName: z.string(),
          recipient: z.object({ name: z.string(), lines: z.array(z.string()) }),
          pages: z.number().int().nullable(),
          mailed: z.object({ on: z.string(), method: z.enum(MAILING_METHODS), trackingNumber: z.string().nullable() }).nullable(),
        }),
      ),
    }),
  }),
  mailLogPdf: endpoint({
    method: 'GET',
    path: '/letters/print-batches/{id}/mail-log.pdf',
    summary: 'The mail log of a print batch as a page, with a place for each number and for the postmark',
    audience: 'staff',
    permission: 'letters:print',
    activity: null,
    sees: 'letter',
    costly: true,
    refusals: { ...noBatch, ...notReady },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
};
