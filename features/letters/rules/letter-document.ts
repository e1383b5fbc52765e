// A letter as content, before it is type on a page. The same value is shown on screen, typeset as PDF and kept as the record
// of what was said, so the three can never differ.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';

export interface LetterDocument {
  /** Document title for the PDF's metadata, e.g. 'Dispute letter to Equifax, November 20, 2026'. */
  readonly title: string;
  readonly language: 'en';
  /** Draft letters say DRAFT on every page and cannot enter a print batch. */
  readonly draft: boolean;
  /** Printed instead of DRAFT where the letter is about an invented person. */
  readonly mark?: 'SAMPLE';
  readonly bureau: Bureau;
  readonly date: CivilDate;
  /** The client: the letter is theirs. Name and 1 to 3 address lines. */
  readonly sender: PostalAddress;
  /** How the bureau finds the file: date of birth, last four of the SSN. */
  readonly identification: readonly { readonly label: string; readonly value: string }[];
  /** Shown through the window of a #10 envelope: name and address in at most 4 lines together. */
  readonly recipient: PostalAddress;
  readonly subject: string;
  readonly salutation: string;
  readonly opening: readonly string[];
  readonly items: readonly LetterItem[];
  readonly closing: readonly string[];
  readonly valediction: string;
  readonly enclosures: readonly string[];
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
  /** What is wrong, one sentence. */
  readonly reason: string;
  /** The facts it rests on, each a sentence with its source. */
  readonly facts: readonly string[];
  /** What the bureau is asked to do, one sentence. */
  readonly instruction: string;
}
