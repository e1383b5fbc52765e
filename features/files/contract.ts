// Documents: what was uploaded for contacts and what each file is, and which of the four required documents the office has received.
// Bytes travel through the storage wire protocol, which has its own routes; other files hang on the records of other features.
import { z } from 'zod';
import { isNotTooLongAgo, TOO_LONG_AGO } from '../../platform/base/day-limits.ts';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';
import { FILE_KINDS, LISTED_KINDS } from './rules/file-kinds.ts';
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
  /** What it is, as its sender said or the office decided; null while no one did. */
  kind: z.enum(FILE_KINDS).nullable(),
  /** False for what the client sent and no one of the office has looked at. */
  looked: z.boolean(),
  /** True when it is the file of one of the four documents marked as received. */
  received: z.boolean(),
});
export type SentDocument = z.output<typeof document>;
const listed = document.extend({
  contactId: z.string(),
  contactName: z.string(),
  archived: z.boolean(),
  /** Uploaded, or kept by the program with a report or a letter. */
  purpose: z.enum(['upload', 'credit-report', 'letter']),
});
export type ListedDocument = z.output<typeof listed>;
const clientRow = z.object({
  contactId: z.string(),
  name: z.string(),
  ownerId: nullable,
  /** Which of the four are received. */
  held: z.array(kind),
  files: z.number().int(),
  /** Sent by the client and not looked at. */
  toLookAt: z.number().int(),
});
export type ClientDocuments = z.output<typeof clientRow>;
const counted = z.object({ count: z.number().int(), /** True when there are more than that. */ capped: z.boolean() });
const check = z.object({
  id: z.string(),
  contactId: z.string(),
  kind,
  /** The day someone held it. */ seenOn: z.string(),
  /** Of a signed authorization: the bureaus whose reports it names. Null for other documents. */
  bureaus: z.array(z.enum(BUREAUS)).nullable(),
  /** The last day of a signed authorization; null where it names none. */
  validUntil: nullable,
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

export const FILE_STATES = ['ok', 'quarantined', 'infected'] as const;
export const SENDERS = ['client', 'office'] as const;

export const filesContract = {
  list: endpoint({
    method: 'GET',
    path: '/documents',
    summary: 'Files of all contacts, newest first; reports and letters as far as the person may open them',
    audience: 'staff',
    permission: 'files:browse',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      contactId: z.uuid().optional(),
      /** Words of the client's name, email or phone. */
      search: z.string().trim().max(100).optional(),
      kind: z.enum(LISTED_KINDS).optional(),
      state: z.enum(FILE_STATES).optional(),
      sender: z.enum(SENDERS).optional(),
      /** 'yes': sent by a client and not looked at. */
      look: z.enum(['yes']).optional(),
      order: z.enum(['newest', 'oldest']).default('newest'),
      ...pageInput({ usual: 50, most: 100 }),
    }),
    output: z.object({ rows: z.array(listed), next: nullable }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/documents/counts',
    summary: 'How many files of each kind there are, and how many no one has looked at',
    audience: 'staff',
    permission: 'files:browse',
    activity: null,
    refusals: {},
    input: z.strictObject({ contactId: z.uuid().optional() }),
    output: z.object({
      kinds: z.array(counted.extend({ kind: z.enum(LISTED_KINDS) })),
      toLookAt: counted,
      quarantined: counted,
      infected: counted,
    }),
  }),
  listClients: endpoint({
    method: 'GET',
    path: '/documents/clients',
    summary: 'Clients by name, with which of the four required documents are received',
    audience: 'staff',
    permission: 'files:browse',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      search: z.string().trim().max(100).optional(),
      /** Clients without this document; 'any' without at least one, 'none' with all four. */
      missing: z.enum([...DOCUMENT_KINDS, 'any', 'none']).optional(),
      ...pageInput({ usual: 50, most: 100 }),
    }),
    output: z.object({ rows: z.array(clientRow), next: nullable }),
  }),
  mark: endpoint({
    method: 'POST',
    path: '/documents/{id}/mark',
    summary: 'Say what an uploaded file is, that someone looked at it, and whether it is the required document of its kind',
    audience: 'staff',
    permission: 'files:mark',
    activity: 'files.documentMarked',
    refusals: {
      ...contactArchived.declared,
      'files.documentNotFound': { status: 404, when: 'The contact has no such uploaded document, or a virus was found in it.' },
      'files.markChanged': { status: 409, when: 'Someone else marked the file since it was read.' },
    },
    input: z.strictObject({
      id: z.uuid(),
      /** What it was marked as when it was read. */
      kindBefore: z.enum(FILE_KINDS).nullable(),
      kind: z.enum(FILE_KINDS).nullable(),
      looked: z.boolean().default(true),
      /** For the four required documents: also mark the document as received, with this file. A mark that names this file goes when it is false. */
      received: z.boolean(),
    }),
    output: z.object({
      document: listed,
      /** The document was already received, with another file or on paper. */ heldElsewhere: z.boolean(),
    }),
  }),
  listDocuments: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/documents',
    summary: 'Which of the four documents the office has received for a contact, and what was uploaded for them, newest first',
    audience: 'staff',
    permission: 'files:view',
    activity: null,
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 20, most: 100 }) }),
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
      /** Of a signed authorization: the bureaus it names; all three unless said. Not used for other documents. */
      bureaus: z
        .array(z.enum(BUREAUS))
        .min(1, 'Please choose the bureaus it names.')
        .max(BUREAUS.length)
        .default([...BUREAUS]),
      /** The last day of a signed authorization, where it names one. Not used for other documents. */
      validUntil: civilDate.nullable().default(null),
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
