// Documents of a contact: what the client sent, and which of the four required documents the office has received. Bytes travel
// through the storage wire protocol, which has its own routes; other files hang on the records of other features.
import { z } from 'zod';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/day-limits.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { DOCUMENT_KINDS } from './rules/required-documents.ts';

const nullable = z.string().nullable();
const kind = z.enum(DOCUMENT_KINDS);

const document = z.object({
  id: z.string(),
  /** The name in the file protocol, by which it is opened. */
  path: z.string(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  sentAt: z.string(),
  /** 'office' with the name of the colleague; null where the account is not known any more. */
  sentBy: z.object({ kind: z.enum(['client', 'office']), name: z.string() }).nullable(),
  /** Held back until a scanner found it clean, or for good. */
  state: z.enum(['ok', 'quarantined', 'infected']),
});
export type SentDocument = z.output<typeof document>;
const check = z.object({
  id: z.string(),
  contactId: z.string(),
  kind,
  /** The day someone held it. */ seenOn: z.string(),
  note: nullable,
  /** Which of the documents sent it is; null where none was named or it was deleted since. */
  file: z.object({ id: z.string(), path: z.string(), name: z.string(), state: document.shape.state }).nullable(),
  recordedAt: z.string(),
  recordedBy: z.string(),
  /** Set when it was removed as a mistake. */
  removedAt: nullable,
});
export type DocumentCheck = z.output<typeof check>;

const noCheck = {
  'files.checkNotFound': { status: 404, when: 'There is no such mark, or it was already removed or restored.' },
} as const;
const alreadyChecked = {
  'files.alreadyChecked': { status: 409, when: 'This document of the contact is already marked as received.' },
} as const;

export const filesContract = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/documents',
    summary: 'Which of the four documents the office has received for a contact, and what was uploaded for them, newest first',
    audience: 'staff',
    permission: 'files:view',
    activity: null,
    refusals: contactNotFound.declared,
    input: z.strictObject({ contactId: z.uuid(), after: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.object({
      /** All four, in their order. */ checks: z.array(z.object({ kind, check: check.nullable() })),
      rows: z.array(document),
      next: nullable,
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/document-checks',
    summary: 'Mark one of the four documents of a contact as received',
    audience: 'staff',
    permission: 'files:upload',
    activity: 'files.documentChecked',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...alreadyChecked,
      'files.inFuture': { status: 422, when: 'The day lies in the future.' },
      'files.documentNotFound': { status: 404, when: 'The contact has no such uploaded document, or a virus was found in it.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      kind,
      seenOn: civilDate.refine(isNotTooLongAgo, TOO_LONG_AGO),
      fileId: z.uuid().nullable().default(null),
      note: freeLine(300).nullable().default(null),
    }),
    output: check,
  }),
  removeCheck: endpoint({
    method: 'DELETE',
    path: '/document-checks/{id}',
    summary: 'Remove a mark made by mistake; it stays on record and can be restored',
    audience: 'staff',
    permission: 'files:upload',
    activity: 'files.documentCheckTakenBack',
    refusals: { ...noCheck, ...contactArchived.declared },
    input: z.strictObject({ id: z.uuid() }),
    output: check,
  }),
  restoreCheck: endpoint({
    method: 'POST',
    path: '/document-checks/{id}/restore',
    summary: 'Restore a mark that was removed',
    audience: 'staff',
    permission: 'files:upload',
    activity: 'files.documentCheckRestored',
    refusals: { ...noCheck, ...contactArchived.declared, ...alreadyChecked },
    input: z.strictObject({ id: z.uuid() }),
    output: check,
  }),
};
