// What the readers need of a MISMO file, whichever version wrote it: 2.x puts values into attributes ('_AccountOpenedDate'), 3.x into
// elements with a prefix ('CreditLiabilityAccountOpenedDate'). Both are asked for by the plain name ('AccountOpenedDate').
import type { ReadFormat, SummaryCounts } from '../model.ts';

/** The value under a plain MISMO name, '' when there is none. */
export type Text = (name: string) => string;

/** A repository as the file names it ('Experian', 'MergedData', 'Other') with the furnisher's code there. */
export interface Source {
  readonly name: string;
  readonly subscriberCode: string;
}

/** The place of a line: the repositories behind it, the credit files it belongs to and the borrowers who owe it, by their ids. */
export interface Placed {
  readonly sources: readonly Source[];
  readonly files: readonly string[];
  readonly owners: readonly string[];
}

export interface Rating {
  readonly type: string;
  readonly code: string;
  readonly date: string;
}
export interface Comment {
  readonly source: string;
  readonly type: string;
  readonly code: string;
  readonly text: string;
}
export interface Contact {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
}

export interface LiabilityView extends Placed {
  readonly text: Text;
  readonly creditor: Contact;
  readonly current: Rating;
  readonly highest: Rating;
  /** The latest adverse rating and those before it, as the file lists them. */
  readonly earlier: readonly Rating[];
  /** How often the account was so many days late ('30', '60', '90', '120'). */
  readonly late: (days: string) => string;
  /** One character a month, newest first from `start`. */
  readonly pattern: { readonly data: string; readonly start: string };
  readonly comments: readonly Comment[];
}
export interface InquiryView extends Placed {
  readonly text: Text;
  readonly name: string;
}
export interface RecordView extends Placed {
  readonly text: Text;
  readonly comments: readonly Comment[];
}
export interface ScoreView extends Placed {
  readonly id: string;
  readonly text: Text;
  readonly min: string;
  readonly max: string;
  readonly factors: readonly { readonly code: string; readonly text: string; readonly positive: boolean }[];
}
export interface ReferenceView extends Placed {
  readonly contact: Contact;
}

export interface PersonView {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly ssn: string;
  readonly birth: string;
  readonly residences: readonly {
    readonly type: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly since: string;
    readonly reported: string;
  }[];
  readonly employers: readonly { readonly name: string; readonly reported: string }[];
  readonly phones: readonly string[];
}
/** A person the report was ordered for. */
export interface BorrowerView {
  readonly id: string;
  readonly main: boolean;
  readonly person: PersonView;
}
/** What one repository returned for one borrower. */
export interface FileView {
  readonly id: string;
  readonly owners: readonly string[];
  readonly source: string;
  /** 'FileReturned', 'NoFileReturnedError', 'NoFileReturnedCreditFreeze', … */
  readonly status: string;
  readonly infile: string;
  readonly scoreIds: readonly string[];
  readonly person: PersonView;
  readonly alerts: readonly Comment[];
  readonly comments: readonly Comment[];
  readonly errors: readonly string[];
}

export interface MismoView {
  readonly format: ReadFormat;
  readonly provider: string;
  readonly reference: string;
  readonly issued: string;
  /** Whose codes ratings are given in: 'Experian', 'Equifax', 'TransUnion', ''. */
  readonly ratingCodes: string;
  /** Array writes the day of the pull where MISMO has the day the file was begun. */
  readonly infileIsPull: boolean;
  readonly included: readonly string[];
  readonly frozen: readonly string[];
  readonly borrowers: readonly BorrowerView[];
  readonly files: readonly FileView[];
  readonly liabilities: readonly LiabilityView[];
  readonly inquiries: readonly InquiryView[];
  readonly records: readonly RecordView[];
  readonly scores: readonly ScoreView[];
  readonly references: readonly ReferenceView[];
  /** What the file says it lists, of all bureaus together. */
  readonly totals: SummaryCounts;
  /** The same per repository, by its name. */
  readonly accountsBySource: Readonly<Record<string, string>>;
}

/** The name with what a version puts before it; made once per name, since building keys for every look-up is what costs. */
export function prefixed(prefix: string): (name: string) => string {
  const keys = new Map<string, string>();
  return (name) => {
    let key = keys.get(name);
    if (key === undefined) keys.set(name, (key = prefix + name));
    return key;
  };
}

/** Ids come alone or several in one text, parted by blanks. */
export function idsOf(text: string): string[] {
  return text === '' ? [] : text.split(/\s+/).slice(0, 20);
}

/** Whether an indicator says yes: 'Y' in 2.x, 'true' in 3.x. */
export function saysYes(text: string): boolean {
  return /^(?:y|true|1)/i.test(text);
}
