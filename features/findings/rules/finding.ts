// What an analysis says of a report (law reference, section 6). A finding is a question to the client, never a dispute by itself.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import type { Evidence } from './evidence.ts';
import type { Citation } from './spanish/citations.ts';
import type { FindingTitle } from './spanish/titles.ts';

/** A1 to A49: law reference, section 6; A50 to A59: law audit, section 2. */
export const ANALYSIS_CODES = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'A9',
  'A10',
  'A11',
  'A12',
  'A13',
  'A14',
  'A15',
  'A16',
  'A17',
  'A18',
  'A19',
  'A20',
  'A21',
  'A22',
  'A23',
  'A24',
  'A25',
  'A26',
  'A27',
  'A28',
  'A29',
  'A30',
  'A31',
  'A32',
  'A33',
  'A34',
  'A35',
  'A36',
  'A37',
  'A38',
  'A39',
  'A40',
  'A41',
  'A42',
  'A43',
  'A44',
  'A45',
  'A46',
  'A47',
  'A48',
  'A49',
  'A50',
  'A51',
  'A52',
  'A53',
  'A54',
  'A55',
  'A56',
  'A57',
  'A58',
  'A59',
] as const;
export type AnalysisCode = (typeof ANALYSIS_CODES)[number];

export interface Finding {
  /** Same for the same matter in every later report: code, bureau, line key and what tells two of a kind apart. */
  readonly key: string;
  readonly code: AnalysisCode;
  readonly title: string;
  readonly bureau: Bureau | null;
  readonly line: 'tradeline' | 'inquiry' | 'public-record' | 'personal-information' | 'file';
  /** Id in the analysed report; null for matters of the whole file. */
  readonly lineId: string | null;
  readonly lineKey: string | null;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly severity: 'high' | 'medium' | 'low';
  /** 0 to 1. */
  readonly confidence: number;
  /** Sentences that are true of the report as printed, each usable as a fact of a dispute. */
  readonly facts: readonly string[];
  /** The values the formula was worked out with, named. */
  readonly values: readonly { readonly label: string; readonly value: string }[];
  /** The values of the report it rests on, at least one. */
  readonly evidence: readonly Evidence[];
  readonly citation: string;
  /** What the rule rests on: statute, the Metro 2 standard (evidence, not law), or practice and bureau policy. */
  readonly basis: 'statute' | 'standard' | 'practice';
  /** A code of disputes/rules/dispute-reasons.ts, or null when nothing is disputed by this (or not with a bureau). */
  readonly suggestedReason: string | null;
  /** The claim in plain words, in the client's voice; true only if the client says so. */
  readonly suggestedClaim: string;
  /** The question to put to the client, about what happened and in plain words. */
  readonly question: string;
  /** The answer that says that the report is wrong; the other one says that it is right as reported. */
  readonly wrongAnswer: 'yes' | 'no';
  readonly needsClientConfirmation: true;
}

/** What the client or a paper of theirs says, beyond any report. */
export interface ClientStatement {
  readonly kind:
    | 'closed-by-me'
    | 'bankruptcy'
    | 'no-bankruptcy'
    | 'veteran'
    | 'accommodation'
    | 'no-validation-notice'
    | 'loan-rehabilitated'
    | 'trafficking-documents'
    | 'never-lived-at'
    | 'unknown-name'
    | 'unknown-employer'
    | 'paid'
    | 'no-reinsertion-notice'
    | 'not-applied';
  /** The line it is about, when it is about one. */
  readonly bureau?: Bureau;
  readonly lineKey?: string;
  /** The day it happened (discharge, notice, agreement), when known. */
  readonly on?: CivilDate;
  readonly until?: CivilDate;
  /** A name, address or employer as printed; or the chapter of a bankruptcy. */
  readonly text?: string;
}

/** What became of a disputed line, for the analyses that need it. */
export interface DisputedLine {
  readonly bureau: Bureau;
  readonly lineKey: string;
  readonly lineId: string | null;
  readonly heading: string;
  readonly sentOn: CivilDate;
  /** The last day the bureau may take (statute), delivery counted. */
  readonly overdueAfter: CivilDate | null;
  readonly outcome: 'none' | 'deleted' | 'updated' | 'verified' | 'other';
  readonly outcomeOn: CivilDate | null;
}

export interface AnalysisInput {
  readonly report: CreditReport;
  /** Reports of the same person before this one, oldest first, matched like it. */
  readonly earlier: readonly CreditReport[];
  readonly today: CivilDate;
  readonly client: {
    readonly dateOfBirth: CivilDate | null;
    readonly names: readonly string[];
    readonly addresses: readonly string[];
    readonly employers: readonly string[];
    readonly ssnLast4: string | null;
    readonly statements: readonly ClientStatement[];
  };
  readonly disputes: readonly DisputedLine[];
}

/** One check of law.md section 6: pure, silent unless its facts are certain. */
export interface Analysis {
  readonly code: AnalysisCode;
  readonly title: FindingTitle;
  readonly citation: Citation;
  readonly basis: Finding['basis'];
  /** What keeps it from speaking up wrongly, one sentence for the docs and the screen. */
  readonly guard: string;
  readonly run: (input: AnalysisInput) => readonly Finding[];
}
