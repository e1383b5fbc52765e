// A letter as content, before it is type on a page. The same value is shown on screen, typeset as PDF and kept as the record
// of what was said, so the three can never differ. What was added later is optional: letters written before lack it.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { FilledDocument } from '../../../platform/base/document/filled-document.ts';
import type { Language } from '../../../platform/base/language.ts';
import type { ClaimNumber } from '../../disputes/rules/claims/claim-rule.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { ReportExtract } from './extract-shape.ts';
import type { RecipientClass } from './letter-kinds.ts';

/** How the items are set, chosen by what the letter is about (letter-style.ts). */
export const LETTER_STYLES = ['labels', 'pairs', 'prose', 'list'] as const;
export type LetterStyle = (typeof LETTER_STYLES)[number];

export interface LetterDocument {
  /** Document title for the PDF's metadata, e.g. 'Dispute letter to Equifax, November 20, 2026'. */
  readonly title: string;
  /** Short code by which an answer finds its letter (letter-code.ts), printed as a barcode. Drafts have none. */
  readonly code?: string;
  readonly language: Language;
  /** Draft letters say DRAFT on every page and cannot enter a print batch. */
  readonly draft: boolean;
  /** Printed instead of DRAFT where the letter is about an invented person. */
  readonly mark?: 'SAMPLE';
  /** Absent where it is no letter of a round. */
  readonly bureau?: Bureau;
  /** Of a written letter: whom it goes to. */
  readonly recipientClass?: RecipientClass;
  readonly date: CivilDate;
  /** The client: the letter is theirs; the office where it writes to its own client. Name and 1 to 3 address lines. */
  readonly sender: PostalAddress;
  /** How the bureau finds the file: date of birth, last four of the SSN, earlier addresses, number of the report. */
  readonly identification: readonly { readonly label: string; readonly value: string }[];
  /** Shown through the window of a #10 envelope: name and address in at most 4 lines together. */
  readonly recipient: PostalAddress;
  readonly subject: string;
  /** '' where the body brings its own. */
  readonly salutation: string;
  readonly opening: readonly string[];
  readonly style?: LetterStyle;
  /** Day of the report the values were read from, in words; absent where it is not known. */
  readonly reportedOn?: string;
  /** What a written letter says, between the opening and the signature. */
  readonly body?: FilledDocument;
  readonly items: readonly LetterItem[];
  readonly closing: readonly string[];
  readonly valediction: string;
  /** The office ends its own letters with its name; all others have a line for the client's signature in ink (law.md X10). */
  readonly signedBy?: 'office';
  readonly enclosures: readonly string[];
  /** Claims that its words may make, because what they rest on was asked for before. Not printed. */
  readonly passed?: readonly ClaimNumber[];
  /** What it is and what it is for, in Spanish, beside an English letter whose client reads Spanish. Not printed. */
  readonly meaning?: { readonly title: string; readonly purpose: string };
  /** The files behind `enclosures` that are in hand, in the same order: they are printed behind the letter. */
  readonly enclosedFiles?: readonly { readonly fileId: string; readonly title: string }[];
  /** The disputed lines as the report has them: the first of `enclosures`, printed behind the letter. */
  readonly extract?: ReportExtract;
  /** Every sentence that is printed, with where it comes from. Not printed itself. */
  readonly sources?: readonly SourcedSentence[];
}
/** The letter of a round to one bureau. */
export interface RoundLetterDocument extends LetterDocument {
  readonly bureau: Bureau;
}
/**
 * 'letter': fixed words of every letter. 'contact': the client's own data. 'report': the bureau's own report. 'other-report': another bureau's.
 * 'client': confirmed by the client word for word. 'document': a paper in hand. 'request': what the bureau is asked.
 */
export interface SourcedSentence {
  readonly text: string;
  readonly from: 'letter' | 'contact' | 'report' | 'other-report' | 'client' | 'document' | 'request' | 'open';
  /** The reason, the finding's answer, the document or the request it rests on. */
  readonly id?: string;
}
export interface PostalAddress {
  readonly name: string;
  readonly lines: readonly string[];
}
export interface LetterItem {
  /** Furnisher as the bureau names it, or what the item is ("Inquiry by …"). */
  readonly heading: string;
  readonly accountNumberMasked?: string;
  /** What the number is when it is no account number, e.g. 'Case number'. */
  readonly accountLabel?: string;
  /** What the bureau reports now: label and value, e.g. 'Balance' '$1,234'. */
  readonly reported: readonly { readonly label: string; readonly value: string }[];
  /** What became of an earlier dispute of the item, where there was one. */
  readonly earlier?: string;
  /** What is wrong and what is right, in sentences. */
  readonly reason: string;
  /** The same by parts: 'You report X.', what the client says, 'It should be Y.' */
  readonly claims?: readonly LetterClaim[];
  /** The facts it rests on, each a sentence; the client's own words first. */
  readonly facts: readonly string[];
  /** Some facts are read off a report or a paper: they do not stand under "In my words". */
  readonly otherFacts?: true;
  /** What the bureau is asked to do, one sentence. */
  readonly instruction: string;
}
export interface LetterClaim {
  readonly youReport: string;
  readonly because: string;
  readonly shouldBe: string;
}
