// What the audit report says, before it is type on a page: a review of one credit report for the talk with the client.
import type { Language } from '../../../../platform/base/language.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

export interface AuditReport {
  readonly title: string;
  readonly language: Language;
  /** The title as it stands on the page. */
  readonly heading: string;
  readonly labels: AuditLabels;
  /** Whose report it is; absent while the office has not said who it is. */
  readonly office: AuditOffice | null;
  readonly client: string;
  /** Report date, source, day of making. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly about: AuditPart<readonly string[]>;
  readonly glance: {
    readonly heading: string;
    readonly columns: readonly string[];
    readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
    readonly notes: readonly string[];
  };
  readonly scores: AuditPart<readonly AuditScore[]> & { readonly note: string };
  readonly negatives: AuditPart<readonly AuditNegatives[]> & { readonly notes: readonly string[] };
  readonly findings: AuditPart<readonly AuditFindingSection[]> & { readonly intro: readonly string[] };
  readonly guide: AuditPart<readonly { readonly term: string; readonly text: string }[]>;
}
/** The words of the page around what is reported. */
export interface AuditLabels {
  /** 'Page {page} of {pages}'. */
  readonly page: string;
  /** What the picture of the office shows; '' without an office. */
  readonly logo: string;
  readonly reported: string;
  readonly scores: readonly string[];
  readonly accounts: readonly string[];
  readonly records: readonly string[];
  readonly facts: string;
  readonly question: string;
  readonly answer: string;
  readonly restsOn: string;
  readonly account: string;
}
interface AuditPart<T> {
  readonly heading: string;
  readonly content: T;
}

export interface AuditOffice {
  readonly name: string;
  readonly address: readonly string[];
  readonly reach: readonly string[];
  /** '#0b5b53', dark enough for text on white; null = the color of the app. */
  readonly color: string | null;
  /** The bytes of a PNG. */
  readonly logo: readonly number[] | null;
}

export interface AuditScore {
  readonly bureau: string;
  /** The score, or 'No score'. */
  readonly value: string;
  readonly model: string;
  /** 'why there is none' where there is none. */
  readonly note: string;
  readonly scale: { readonly min: number; readonly max: number; /** 0 to 1 along the scale. */ readonly at: number } | null;
  readonly date: string;
}

export interface AuditNegatives {
  readonly bureau: string;
  /** What is printed instead of a table when there is nothing to list. */
  readonly empty: string | null;
  readonly accounts: readonly AuditNegative[];
  readonly records: readonly { readonly type: string; readonly status: string; readonly filed: string; readonly court: string }[];
}
export interface AuditNegative {
  readonly creditor: string;
  readonly number: string;
  readonly status: string;
  readonly balance: string;
  readonly pastDue: string;
  readonly opened: string;
  readonly reasons: readonly string[];
}

export interface AuditFindingSection {
  readonly bureau: Bureau | null;
  readonly heading: string;
  readonly groups: readonly AuditFindingGroup[];
}
/** The findings about one line of the report. */
export interface AuditFindingGroup {
  readonly heading: string;
  readonly number: string;
  readonly findings: readonly AuditFinding[];
}
export interface AuditFinding {
  readonly title: string;
  readonly weight: string;
  readonly facts: readonly string[];
  readonly question: string;
  readonly restsOn: string;
  /** What the client said so far. */
  readonly answer: string;
  /** Boxes to tick while the client has not settled it. */
  readonly choices: readonly string[];
}
