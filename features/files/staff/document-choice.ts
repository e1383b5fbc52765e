// Which documents a form asks for, as the text of its fields.
import type { AskedDocument } from '../rules/asked-documents.ts';
import { REQUEST_KINDS, type RequestKind } from '../rules/document-requests.ts';

interface ChoiceText {
  /** Kinds, separated by commas. */
  readonly kinds: string;
  /** Which other document. */
  readonly words: string;
}

export const readKinds = (value: string): RequestKind[] => REQUEST_KINDS.filter((kind) => value.split(',').includes(kind));

export function readDocuments({ kinds, words }: ChoiceText): AskedDocument[] {
  return readKinds(kinds).map((kind) => ({ kind, words: kind === 'other' ? words : null }));
}

export function writeDocuments(documents: readonly AskedDocument[]): ChoiceText {
  return {
    kinds: documents.map(({ kind }) => kind).join(','),
    words: documents.find(({ kind }) => kind === 'other')?.words ?? '',
  };
}

/** The sentence about the field of the other document; undefined when nothing is wrong with it. */
export const problemOfOther = ({ kinds, words }: ChoiceText): { readonly words: string } | undefined =>
  readKinds(kinds).includes('other') && words.trim() === '' ? { words: 'Please say which document.' } : undefined;
