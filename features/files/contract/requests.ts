// What the office asks a client to send.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { pageInput } from '../../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../../platform/base/shared-refusal.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { civilDate } from '../../contacts/rules/contact-schema.ts';
import { askedDocuments } from '../rules/asked-documents.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '../rules/document-requests.ts';
import { nullable } from './shapes.ts';

const request = z.object({
  id: z.string(),
  contactId: z.string(),
  contactName: z.string(),
  kind: z.enum(REQUEST_KINDS),
  /** What exactly is asked for. */
  words: nullable,
  dueOn: z.string(),
  state: z.enum(REQUEST_STATES),
  /** Past its day and not sent. */
  late: z.boolean(),
  requestedAt: z.string(),
  /** Null when the program asked, because a document ends. */
  requestedBy: nullable,
  reminders: z.number().int(),
  /** The document sent for it. */
  fileId: nullable,
});
export type DocumentRequest = z.output<typeof request>;

export const requestsContract = {
  listRequests: endpoint({
    method: 'GET',
    path: '/document-requests',
    summary: 'Documents asked for, by the day they are due',
    audience: 'staff',
    permission: 'files:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      contactId: z.uuid().optional(),
      /** 'waiting' is open or answered, 'late' open and past its day; all unless said. */
      show: z.enum(['waiting', 'late']).optional(),
      ...pageInput({ usual: 50, most: 100 }),
    }),
    output: z.object({ rows: z.array(request), next: nullable }),
  }),
  requestDocuments: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/document-requests',
    summary: 'Ask a client for documents until a day; the client is told by email and reminded of what is missing',
    audience: 'staff',
    permission: 'files:request',
    activity: 'files.documentsRequested',
    danger: 'sends',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      'files.requestAfterCancellation': { status: 409, when: 'The client canceled, so nothing is asked of them.' },
      'files.alreadyRequested': { status: 409, when: 'The client was already asked for this document and has not sent it.' },
      'files.dueInPast': { status: 422, when: 'The day lies in the past.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      documents: askedDocuments,
      dueOn: civilDate,
    }),
    output: z.object({
      rows: z.array(request),
      /** False when the client has no email address or asked not to be emailed: the portal shows the request. */
      mailed: z.boolean(),
    }),
  }),
  withdrawRequest: endpoint({
    method: 'POST',
    path: '/document-requests/{id}/withdraw',
    summary: 'Withdraw a request; the client is no longer reminded',
    audience: 'staff',
    permission: 'files:request',
    activity: 'files.requestWithdrawn',
    refusals: {
      ...contactArchived.declared,
      'files.requestNotFound': { status: 404, when: 'There is no such request, or it is settled.' },
    },
    input: z.strictObject({ id: z.uuid() }),
    output: request,
  }),
};
