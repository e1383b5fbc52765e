// What a letter of the library is: a text as data, with whom it may go to and what is asked before it is written.
import type { FieldDocument } from '../../../../platform/base/document/field-document.ts';
import type { Language } from '../../../../platform/base/language.ts';

export const RECIPIENT_CLASSES = ['bureau', 'agency', 'furnisher', 'collector', 'creditor', 'client', 'other'] as const;
export type RecipientClass = (typeof RECIPIENT_CLASSES)[number];

export const LETTER_CATEGORIES = [
  'dispute',
  'personal-information',
  'inquiries',
  'obsolete',
  'mixed-file',
  'medical',
  'reinsertion',
  'no-answer',
  'procedure',
  'statement',
  'goodwill',
  'collector',
  'identity-theft',
  'fraud-alert',
  'bankruptcy',
  'billing-error',
  'adverse-action',
  'cover',
  'update',
  'reminder',
] as const;
export type LetterCategory = (typeof LETTER_CATEGORIES)[number];

/** What is asked before a letter may be written; letter-gates.ts answers each from facts. The numbers are those of the law reference. */
export const LETTER_GATES = [
  /** G16: the client reads and approves this very text. */
  'client-approves',
  /** C2, C6: the agency answered, or its time to answer is over. */
  'after-answer',
  /** G17: something new since the dispute before. */
  'something-new',
  /** G17: a document that was not enclosed before. */
  'new-document',
  /** G17: a ground that was not raised before. */
  'other-ground',
  /** The agency answered that it is confirmed. */
  'was-confirmed',
  /** What the text says is enclosed is in hand. */
  'papers-enclosed',
  /** C2: the day of receipt is known and the time is over. */
  'overdue',
  /** A43: an entry that was removed is back. */
  'came-back',
  /** 15 U.S.C. 1681i(d): an entry was removed, and someone received the report not long before. */
  'removed-before',
  /** G31: the day from which the time to report runs is known, and the time is over. */
  'known-start',
  /** A28: the day of the discharge is known. */
  'known-discharge',
  /** X15: to a debt collector, never to an original creditor. */
  'only-collectors',
  /** G30, C7: within thirty days of the notice. */
  'collector-window',
  /** G30, C7: after these thirty days. */
  'collector-window-over',
  /** G21, G23: the four papers, and nothing that contradicts them. */
  'identity-theft-papers',
  /** 15 U.S.C. 1681g(e): proof of identity and the client's own police report are in hand. */
  'identity-theft-records',
  /** G25: the client's written authority. */
  'fraud-alert-authority',
  /** G20, X6: the client calls the entry correct and asks for a kindness. */
  'goodwill-is-a-request',
  /** R18: the letter reaches the creditor within sixty days of the statement. */
  'billing-sixty-days',
  /** C11: within sixty days of the notice. */
  'adverse-action-sixty-days',
  /** 15 U.S.C. 1681i(b): a statement of at most a hundred words. */
  'hundred-words',
  /** G20: nobody has to answer it, so no day is set by which it is answered. */
  'no-clock',
] as const;
export type LetterGate = (typeof LETTER_GATES)[number];

/** What the items of a round letter are about; letter-grounds.ts knows the ground of each reason. */
export const LETTER_GROUNDS = [
  'whose',
  'responsibility',
  'amounts',
  'paid',
  'late-payments',
  'status',
  'closed',
  'dates',
  're-aged',
  'obsolete',
  'old-late-payments',
  'duplicate',
  'bankruptcy',
  'medical',
  'medical-veteran',
  'inquiries',
  'records',
  'personal-information',
  'spelling',
  'mixed-file',
  'reinserted',
  'no-answer',
  'verified',
  'other',
] as const;
export type LetterGround = (typeof LETTER_GROUNDS)[number];

export interface LibraryLetter {
  /** Fixed for good: versions, favorites and counts hang on it. */
  readonly key: string;
  readonly name: string;
  /** When to use it, in one or two sentences. */
  readonly purpose: string;
  readonly category: LetterCategory;
  readonly recipientClass: RecipientClass;
  /** 'round': what stands before and after the composed items of a dispute round; 'own': a letter of its own. */
  readonly use: 'round' | 'own';
  /** Rounds it fits; empty for what belongs to none. 4 is the fourth and every later one. */
  readonly rounds: readonly number[];
  /** Grounds a round letter fits; empty for any. */
  readonly grounds: readonly LetterGround[];
  readonly language: Language;
  /** Key of the same letter in the other language. */
  readonly pair?: string;
  /** One paragraph. */
  readonly subject: FieldDocument;
  /**
   * The words alone: sender, date, addressee, subject, valediction and signature are of the page. A letter of its own begins with its
   * salutation. Of a round letter the block repeated for each of `items` is where the composed items go (round-parts.ts).
   */
  readonly document: FieldDocument;
  readonly gates: readonly LetterGate[];
  /** Citations that the text names or rests on. */
  readonly laws: readonly string[];
}
