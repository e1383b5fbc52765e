// What a file of a contact is: one of the four required documents or another paper, or a file that the program keeps with a record.
import { DOCUMENT_KINDS, DOCUMENT_WORDS, type DocumentKind } from './required-documents.ts';

/** What an uploaded file may be marked as, in the order in which it is offered. */
export const FILE_KINDS = [
  ...DOCUMENT_KINDS,
  'bureau-answer',
  'creditor-letter',
  'agreement',
  'theft-report',
  'theft-statement',
  'other',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];
export const FILE_KIND_WORDS: Readonly<Record<FileKind, string>> = {
  ...DOCUMENT_WORDS,
  'bureau-answer': 'Answer from a bureau',
  'creditor-letter': 'Letter from a creditor or collector',
  agreement: 'Signed agreement',
  'theft-report': 'Police or FTC report',
  'theft-statement': 'Signed statement on the transactions',
  other: 'Something else',
};

/** Files that other features keep for a contact, by their purpose. */
export const KEPT_KINDS = ['credit-report', 'letter'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
export const KEPT_KIND_WORDS: Readonly<Record<KeptKind, string>> = { 'credit-report': 'Credit report', letter: 'Letter to a bureau' };

/** What a list of files can be filtered by; 'none' are uploads of which no one has said what they are. */
export const LISTED_KINDS = [...FILE_KINDS, 'none', ...KEPT_KINDS] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];
export const LISTED_KIND_WORDS: Readonly<Record<ListedKind, string>> = { ...FILE_KIND_WORDS, none: 'Not sorted yet', ...KEPT_KIND_WORDS };

/** Name of the detail by which an upload says what it is (`customMetadata` of the file protocol). */
export const KIND_DETAIL = 'documentKind';

/** Name of the detail by which an upload says which request it answers. */
export const REQUEST_DETAIL = 'documentRequest';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The request that the sender of a file named; undefined without one. */
export function requestOf(details: Readonly<Record<string, string>> | undefined): string | undefined {
  const named = details?.[REQUEST_DETAIL];
  return named !== undefined && UUID.test(named) ? named : undefined;
}

/** The kind that the sender of a file named; null without one that is known. */
export function kindOf(details: Readonly<Record<string, string>> | undefined): FileKind | null {
  return FILE_KINDS.find((kind) => kind === details?.[KIND_DETAIL]) ?? null;
}

/** The one of the four required documents that a file of this kind is. */
export function requiredKind(kind: FileKind | null): DocumentKind | undefined {
  return DOCUMENT_KINDS.find((required) => required === kind);
}

/** Documents that prove who the client is. Opening one is recorded. */
export const isIdentityProof = (kind: FileKind | null): boolean => kind === 'photo-id' || kind === 'ssn-proof';
