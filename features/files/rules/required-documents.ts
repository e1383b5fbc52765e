// The four documents that every client brings before letters are sent, in the order in which they are asked for.

export const DOCUMENT_KINDS = ['photo-id', 'ssn-proof', 'address-proof', 'authorization'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_WORDS: Readonly<Record<DocumentKind, string>> = {
  'photo-id': 'Photo ID',
  'ssn-proof': 'Proof of Social Security number',
  'address-proof': 'Proof of address',
  authorization: 'Signed authorization',
};
/** What is accepted, for the person who asks the client. */
export const DOCUMENT_HINTS: Readonly<Record<DocumentKind, string>> = {
  'photo-id': "A driver's license, state ID or passport that has not expired.",
  'ssn-proof': 'The Social Security card, or a W-2 or pay stub that shows the number.',
  'address-proof': 'A utility bill, bank statement or lease with the address the letters will show.',
  authorization: 'Written instructions of the client that the office may get their reports and act for them (15 U.S.C. 1681b(a)(2)).',
};

/** The documents of one contact, for lists of people. */
export interface DocumentsHeld {
  readonly files: number;
  readonly checked: number;
  readonly of: typeof REQUIRED;
  /** In words, in order. */ readonly missing: string[];
  /** Asked for and not sent. */ readonly asked: number;
  /** Of these, past their day. */ readonly late: number;
}
export const REQUIRED = 4;

/** How many of the four are received and which are missing; `held` are the kinds marked now, `files` counts everything sent. */
export function summarizeHeld(held: readonly DocumentKind[], files: number): Omit<DocumentsHeld, 'asked' | 'late'> {
  const missing = DOCUMENT_KINDS.filter((kind) => !held.includes(kind)).map((kind) => lowerFirst(DOCUMENT_WORDS[kind]));
  return { files, checked: REQUIRED - missing.length, of: REQUIRED, missing };
}

/** 'photo ID', 'proof of Social Security number': for the middle of a sentence. */
function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The document for the middle of a sentence. */
export const documentPhrase = (kind: DocumentKind): string => lowerFirst(DOCUMENT_WORDS[kind]);
