// What someone is about to decide on one document: accept it as something, or reject it for a reason.
import { useState } from 'react';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { ListedDocument, SentDocument } from '../contract.ts';
import { REJECTION_REASONS, REVIEW_WORDS, type RejectionReason } from '../rules/document-reviews.ts';
import { FILE_KINDS, FILE_KIND_WORDS, requiredKind, type FileKind } from '../rules/file-kinds.ts';
import type { DocumentKind } from '../rules/required-documents.ts';
import { api } from './queries.ts';

type MarkInput = Parameters<typeof api.mark>[0];
type RejectInput = Parameters<typeof api.reject>[0];

/** What was decided, and what undoes it. */
export interface Marked {
  readonly sentence: string;
  readonly undo: { readonly mark: MarkInput } | { readonly reject: RejectInput };
}

export interface Decision {
  readonly kind: FileKind | '';
  readonly setKind: (value: string) => void;
  /** The required document it can be received as. */
  readonly required: DocumentKind | undefined;
  readonly received: boolean;
  readonly setReceived: (on: boolean) => void;
  /** Civil date, '' for none. */
  readonly expiresOn: string;
  readonly setExpiresOn: (day: string) => void;
  readonly isRejecting: boolean;
  readonly setRejecting: (on: boolean) => void;
  readonly reason: RejectionReason | '';
  readonly setReason: (value: string) => void;
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly accept: () => void;
  readonly reject: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** True when accepting would change nothing. */
  readonly isSame: boolean;
}

export function useDecision(one: SentDocument, onMarked: (marked: Marked) => void): Decision {
  const mark = useChange(api.mark);
  const rejection = useChange(api.reject);
  const [kind, setKind] = useState<FileKind | ''>(one.kind ?? '');
  const [received, setReceived] = useState(true);
  const [expiresOn, setExpiresOn] = useState(one.expiresOn ?? '');
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [words, setWords] = useState('');
  const chosen = kind === '' ? null : kind;
  const required = requiredKind(chosen);
  const done = (document: ListedDocument, sentence: string): void => onMarked({ sentence, undo: undoOf(one, document) });
  return {
    kind,
    setKind: (value) => setKind(FILE_KINDS.find((known) => known === value) ?? ''),
    required,
    received,
    setReceived,
    expiresOn,
    setExpiresOn,
    isRejecting,
    setRejecting: (on) => {
      setRejecting(on);
      rejection.reset();
    },
    reason,
    setReason: (value) => setReason(REJECTION_REASONS.find((known) => known === value) ?? ''),
    words,
    setWords,
    accept: () =>
      mark.start(
        {
          id: one.id,
          kindBefore: one.kind,
          kind: chosen,
          looked: true,
          received: required !== undefined && received,
          ...(expiresOn !== (one.expiresOn ?? '') && { expiresOn: expiresOn === '' ? null : expiresOn }),
        },
        ({ document, heldElsewhere }) => done(document, sentenceOf(document, heldElsewhere)),
      ),
    reject: () => {
      if (reason === '') return;
      rejection.start({ id: one.id, kindBefore: one.kind, kind: chosen, reason, words }, ({ document }) =>
        done(document, `${document.name}: rejected. The client is told by email in five minutes.`),
      );
    },
    isPending: mark.isPending || rejection.isPending,
    error: mark.error ?? rejection.error,
    isSame:
      one.looked &&
      one.rejection === null &&
      kind === (one.kind ?? '') &&
      expiresOn === (one.expiresOn ?? '') &&
      (required === undefined || received === one.received),
  };
}

/** Brings back what was decided before. */
function undoOf(one: SentDocument, { kind: kindBefore }: ListedDocument): Marked['undo'] {
  const same = { id: one.id, kindBefore, kind: one.kind };
  if (one.rejection) return { reject: { ...same, ...one.rejection } };
  return { mark: { ...same, looked: one.looked, received: one.received, expiresOn: one.expiresOn } };
}

function sentenceOf({ name, kind, review, received }: ListedDocument, heldElsewhere: boolean): string {
  const what = `${name}: ${kind === null ? 'not sorted' : FILE_KIND_WORDS[kind]}, ${REVIEW_WORDS[review].toLowerCase()}`;
  if (heldElsewhere) return `${what}. The document was already marked as received.`;
  return received ? `${what} and received.` : `${what}.`;
}

/** What undoes a decision. */
export interface Undo {
  readonly start: (undo: Marked['undo'], onDone: () => void) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

export function useUndo(): Undo {
  const mark = useChange(api.mark);
  const reject = useChange(api.reject);
  return {
    start: (undo, onDone) => ('mark' in undo ? mark.start(undo.mark, onDone) : reject.start(undo.reject, onDone)),
    isPending: mark.isPending || reject.isPending,
    error: mark.error ?? reject.error,
  };
}
