// A client's own documents, in the portal.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { FILE_KINDS } from '../rules/file-kinds.ts';
import { REQUEST_KINDS } from '../rules/document-requests.ts';
import { MOST_NUMBER, MOST_PAGES } from '../rules/page-names.ts';
import { document, nullable } from './shapes.ts';

const { id, path, name, sizeBytes, sentAt, state, kind, review, rejection, expiresOn } = document.shape;
const ownDocument = z.object({
  id,
  path,
  name,
  sizeBytes,
  sentAt,
  state,
  kind,
  review,
  rejection,
  expiresOn,
  /** True for what the client sent; false for what the office added. */
  own: z.boolean(),
  /** True once `noteSeen` was called for it as it is now. */
  seen: z.boolean(),
});
export type OwnDocument = z.output<typeof ownDocument>;
const ownRequest = z.object({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  words: nullable,
  dueOn: z.string(),
  late: z.boolean(),
  /** Sent, and not looked at by the office yet. */
  answered: z.boolean(),
});
export type OwnRequest = z.output<typeof ownRequest>;

export const portalContract = {
  listMine: endpoint({
    method: 'GET',
    path: '/portal/documents',
    summary: "The client's own documents with what the office decided, the newest first, and what the office asks for",
    audience: 'client',
    permission: 'files:view-own',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ documents: z.array(ownDocument), requests: z.array(ownRequest) }),
  }),
  noteSeen: endpoint({
    method: 'POST',
    path: '/portal/documents/seen',
    summary: 'Note that the client saw these documents as the office left them',
    audience: 'client',
    permission: 'files:view-own',
    activity: 'files.seenByClient',
    refusals: { 'files.seenAlready': { status: 409, when: 'All of these documents were noted as seen.', spanish: 'Ya está anotado.' } },
    input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
    output: z.object({ noted: z.number().int() }),
  }),
  combinePages: endpoint({
    method: 'POST',
    path: '/portal/documents/from-pages',
    summary: 'Make one PDF of pictures that were uploaded as its pages, in this order',
    audience: 'client',
    permission: 'files:upload-own',
    activity: 'files.uploaded',
    costly: true,
    refusals: {
      'files.pagesGone': {
        status: 404,
        when: 'A page is not there any more, is not the client’s own, or is no picture.',
        spanish: 'Falta una página. Elija las fotos otra vez.',
      },
      'files.pageRefused': {
        status: 422,
        when: 'A virus was found in a page, or a page cannot be read.',
        spanish: 'No se puede usar una de las páginas. Tome la foto otra vez.',
      },
    },
    input: z.strictObject({
      /** Under which the pages were uploaded: `contacts/{contactId}/pages/{batch}/{number}.jpg`. */
      batch: z.uuid(),
      /** Their numbers, in the order of the document. */
      pages: z.array(z.number().int().min(1).max(MOST_NUMBER)).min(1).max(MOST_PAGES),
      kind: z.enum(FILE_KINDS).nullable().default(null),
      /** The request that it answers. */
      requestId: z.uuid().nullable().default(null),
    }),
    output: z.object({ id: z.string(), name: z.string(), pages: z.number().int() }),
  }),
};
