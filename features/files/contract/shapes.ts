// A document as answers show it.
import { z } from 'zod';
import { FILE_KINDS } from '../rules/file-kinds.ts';
import { REJECTION_REASONS, REVIEWS } from '../rules/document-reviews.ts';

export const nullable = z.string().nullable();

export const document = z.object({
  id: z.string(),
  /** The name in the file protocol, by which it is opened. */
  path: z.string(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  sentAt: z.string(),
  /** Grows with new bytes; a change names the one it was made from. */
  generation: z.number().int(),
  /** 'office' with the name of the colleague; null where the account is not known any more. */
  sentBy: z.object({ kind: z.enum(['client', 'office']), name: z.string() }).nullable(),
  /** Held back until a scanner found it clean, or for good. */
  state: z.enum(['ok', 'quarantined', 'infected']),
  /** What it is, as its sender said or the office decided; null while no one did. */
  kind: z.enum(FILE_KINDS).nullable(),
  /** False for what the client sent and no one of the office has looked at. */
  looked: z.boolean(),
  review: z.enum(REVIEWS),
  /** Who decided, and when; null for what no one decided, such as uploads of the office. */
  reviewed: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Why it was rejected, with the office's own words to the client. */
  rejection: z.object({ reason: z.enum(REJECTION_REASONS), words: nullable }).nullable(),
  /** The last day on which it proves anything. */
  expiresOn: nullable,
  /** True once the client saw it in the portal as it is now. */
  seenByClient: z.boolean(),
  /** True when it is the file of one of the four documents marked as received. */
  received: z.boolean(),
});
export type SentDocument = z.output<typeof document>;

export const listed = document.extend({
  contactId: z.string(),
  contactName: z.string(),
  archived: z.boolean(),
  /** Uploaded, or kept by the program with a report or a letter. */
  purpose: z.enum(['upload', 'credit-report', 'letter']),
});
export type ListedDocument = z.output<typeof listed>;

export const noDocument = {
  'files.documentNotFound': { status: 404, when: 'The contact has no such uploaded document, or a virus was found in it.' },
} as const;
export const markChanged = {
  'files.markChanged': { status: 409, when: 'Someone else marked the file since it was read.' },
} as const;
