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
import { portalContract } from './contract/portal.ts';
import { requestsContract } from './contract/requests.ts';
import { requestSetsContract } from './contract/request-sets.ts';
import { reviewsContract } from './contract/reviews.ts';
import { document, listed, noDocument, nullable } from './contract/shapes.ts';
import { REVIEWS } from './rules/document-reviews.ts';
import { LISTED_KINDS } from './rules/file-kinds.ts';
import { DOCUMENT_KINDS } from './rules/required-documents.ts';

const kind = z.enum(DOCUMENT_KINDS);
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
  /** Its last day, such as that of a license or an authorization; null where it names none. */
  validUntil: nullable,
  note: nullable,
  /** Which of the documents sent it is; null where none was named or it was deleted since. */
  file: z.object({ id: z.string(), path: z.string(), name: z.string(), state: document.shape.state }).nullable(),
  /** True when its last day has passed: it does not count any more. */
  expired: z.boolean(),
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

export type { DocumentRequest } from './contract/requests.ts';
export type { RequestSet } from './contract/request-sets.ts';
export type { OwnDocument, OwnRequest } from './contract/portal.ts';
export type { ListedDocument, SentDocument } from './contract/shapes.ts';
export const FILE_STATES = ['ok', 'quarantined', 'infected'] as const;
export const SENDERS = ['client', 'office'] as const;

export const filesContract = {
  ...reviewsContract,
  ...requestsContract,
  ...requestSetsContract,
  ...portalContract,
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
      /** Sent by this person. */
      senderId: z.uuid().optional(),
      /** What the office decided; uploads only. */
      review: z.enum(REVIEWS).optional(),
      /** Whether the client saw it in the portal as it is now; uploads only. */
      seen: z.enum(['yes', 'no']).optional(),
      /** The first and the last day on which it came. */
      since: civilDate.optional(),
      until: civilDate.optional(),
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
      /** Uploads by what the office decided. */
      reviews: z.array(counted.extend({ review: z.enum(REVIEWS) })),
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
      ...noDocument,
      'files.expiredAlready': { status: 422, when: 'The last day lies in the past, so the document cannot be accepted.' },
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
      /** Its last day, where it names one. */
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
