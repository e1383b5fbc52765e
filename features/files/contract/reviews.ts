// What the office decides about a document, and the pictures and pages it changes.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeText } from '../../../platform/base/free-text.ts';
import { contactArchived } from '../../contacts/rules/contact-refusals.ts';
import { civilDate } from '../../contacts/rules/contact-schema.ts';
import { FILE_KINDS } from '../rules/file-kinds.ts';
import { REJECTION_REASONS } from '../rules/document-reviews.ts';
import { TURNS } from '../rules/redraw.ts';
import { document, listed, markChanged, noDocument } from './shapes.ts';

const share = z.number().min(0).max(1);
/** A part of the picture, in shares of its width and height, after it was turned. */
const area = z.strictObject({ left: share, top: share, width: share, height: share });
export const MOST_AREAS = 50;

export const reviewsContract = {
  mark: endpoint({
    method: 'POST',
    path: '/documents/{id}/mark',
    summary: 'Accept an uploaded file: what it is, until when it proves anything, and whether it is the required document of its kind',
    audience: 'staff',
    permission: 'files:mark',
    activity: 'files.documentMarked',
    refusals: {
      ...contactArchived.declared,
      ...noDocument,
      ...markChanged,
      'files.expiredAlready': { status: 422, when: 'The last day lies in the past, so the document cannot be accepted.' },
    },
    input: z.strictObject({
      id: z.uuid(),
      /** What it was marked as when it was read. */
      kindBefore: z.enum(FILE_KINDS).nullable(),
      kind: z.enum(FILE_KINDS).nullable(),
      /** False asks for another look: nothing is decided. */
      looked: z.boolean().default(true),
      /** For the four required documents: also mark the document as received, with this file. A mark that names this file goes when it is false. */
      received: z.boolean(),
      /** The last day on which it proves anything; as it was unless given. */
      expiresOn: civilDate.nullable().optional(),
    }),
    output: z.object({
      document: listed,
      /** The document was already received, with another file or on paper. */ heldElsewhere: z.boolean(),
    }),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/documents/{id}/reject',
    summary: 'Reject an uploaded file for a reason the client reads; the client is told by email five minutes later unless it is undone',
    audience: 'staff',
    permission: 'files:mark',
    activity: 'files.documentRejected',
    danger: 'sends',
    refusals: {
      ...contactArchived.declared,
      ...noDocument,
      ...markChanged,
      'files.reasonMissing': { status: 422, when: 'The reason is "other", and no words say what is wrong.' },
    },
    input: z.strictObject({
      id: z.uuid(),
      kindBefore: z.enum(FILE_KINDS).nullable(),
      kind: z.enum(FILE_KINDS).nullable(),
      reason: z.enum(REJECTION_REASONS),
      words: freeText(500)
        .nullable()
        .default(null)
        .transform((words) => words || null),
    }),
    output: z.object({ document: listed }),
  }),
  listOpenings: endpoint({
    method: 'GET',
    path: '/documents/{id}/openings',
    summary: 'Who of the office opened a file, the latest first',
    audience: 'staff',
    permission: 'files:view',
    activity: null,
    refusals: noDocument,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ rows: z.array(z.object({ name: z.string(), firstAt: z.string(), lastAt: z.string() })) }),
  }),
  redraw: endpoint({
    method: 'POST',
    path: '/documents/{id}/redraw',
    summary: 'Rotate, crop or black out a picture or a page of a PDF: the result becomes the document, the earlier version is kept sealed',
    audience: 'staff',
    permission: 'files:mark',
    activity: 'files.documentRedrawn',
    costly: true,
    refusals: {
      ...contactArchived.declared,
      ...noDocument,
      'files.notPicture': { status: 422, when: 'Only PDFs and JPEG, PNG and WebP pictures can be changed.' },
      'files.pictureUnreadable': { status: 422, when: 'The picture cannot be read or drawn again.' },
      'files.pdfUnreadable': { status: 422, when: 'The PDF takes a password or cannot be read.' },
      'files.pdfTooLarge': { status: 422, when: 'The PDF has too many pages, pages that are too large, or takes too long to draw.' },
      'files.pageNotFound': { status: 422, when: 'The PDF has no such page, none was named, or a picture has no pages.' },
      'files.documentMoved': { status: 409, when: 'The file was replaced or changed since it was read.' },
      'files.tooManyVersions': { status: 409, when: 'The file has been changed twenty times.' },
      'files.held': { status: 409, when: 'A legal hold is on this client.' },
      'files.mustBeKept': { status: 409, when: 'The file is a signed paper that must be kept as it is.' },
      'files.quotaExceeded': { status: 409, when: 'The office has no storage left for files.' },
    },
    input: z
      .strictObject({
        id: z.uuid(),
        generation: z.number().int(),
        /** Of a PDF, from 1. Every page of it becomes a picture. */
        page: z.number().int().min(1).nullable().default(null),
        /** Clockwise, in degrees. */
        turn: z.union(TURNS.map((turn) => z.literal(turn))).default(0),
        /** What stays of the picture. */
        crop: area.nullable().default(null),
        /** What is covered, in shares of the whole turned picture. */
        blackOut: z.array(area).max(MOST_AREAS).default([]),
      })
      .refine(({ turn, crop, blackOut }) => turn !== 0 || crop !== null || blackOut.length > 0, 'Nothing would change.'),
    output: z.object({ document: listed }),
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/documents/{id}/versions',
    summary: 'Earlier versions of a file that the office changed, the newest first',
    audience: 'staff',
    permission: 'files:view',
    activity: null,
    refusals: noDocument,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          sizeBytes: document.shape.sizeBytes,
          madeAt: z.string(),
          replacedAt: z.string(),
          replacedBy: z.string(),
          /** What was done to it then. */
          change: z.array(z.string()),
        }),
      ),
    }),
  }),
  openVersion: endpoint({
    method: 'POST',
    path: '/document-versions/{id}/open',
    summary: 'Download an earlier version of a file, such as one before something was blacked out; recorded as activity',
    audience: 'staff',
    permission: 'files:open-originals',
    activity: 'files.earlierVersionOpened',
    danger: 'reveals',
    recent: true,
    sees: 'document',
    costly: true,
    refusals: { 'files.versionNotFound': { status: 404, when: 'There is no such version, or the file was deleted.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: z.file(),
  }),
};
