// The one normalized shape every report format is read into (field reference, section 3). Nothing in it holds a full SSN
// or an unmasked account number; the bytes of the original file are kept apart, sealed.
import type { Cents } from '../../../platform/base/money.ts';
import type { Tradeline } from './account-model.ts';
import type { Bureau } from './bureaus.ts';
import type { LineOwner, ReportPerson } from './line-owner.ts';
import type { PartialDate } from './partial-date.ts';

export type {
  AccountCategory,
  AdverseRating,
  BureauTrade,
  ComparedField,
  FieldDifference,
  GridCode,
  HistoryCell,
  PayStatus,
  Portfolio,
  Tradeline,
} from './account-model.ts';
export type { LineOwner, ReportPerson } from './line-owner.ts';
export type { PartialDate } from './partial-date.ts';

/** What a file, or a person typing, was read from. */
export type ReadFormat =
  | 'truelink-json'
  | 'truelink-xml'
  | 'idiq-html'
  | 'idiq-feed'
  | 'array-json'
  | 'mismo2'
  | 'mismo3'
  | 'experian-json'
  | 'equifax-json'
  | 'tu-xml'
  | 'tu4r'
  | 'tu-disclosure'
  | 'manual';
/** 'combined': made of single-bureau reports. */
export type SourceFormat = ReadFormat | 'combined';
/** Formats that list each bureau's lines separately: accounts are matched afterwards (field reference, section 6). */
export const UNMERGED_FORMATS: ReadonlySet<SourceFormat> = new Set<SourceFormat>([
  'array-json',
  'idiq-feed',
  'mismo3',
  'mismo2',
  'manual',
  'combined',
]);

export interface CreditReport {
  readonly sourceFormat: SourceFormat;
  /** The people of a file about several; absent in a file about one, and wherever only the client's part was kept. */
  readonly people?: readonly ReportPerson[];
  /** How many lines of the file are another person's alone, or do not say whose they are; absent in a file about one person. */
  readonly others?: Required<SummaryCounts>;
  /** The single-bureau reports this one combines, one for each of its bureaus; absent in a report that was read. */
  readonly parts?: readonly ReportPart[];
  /** 'IdentityIQ', 'MyFreeScoreNow', 'TransUnion Interactive', … when the file says so. */
  readonly provider?: string;
  readonly providerReference?: string;
  readonly reportDate?: PartialDate;
  readonly parserVersion: string;
  readonly warnings: readonly ImportWarning[];
  readonly bureaus: readonly BureauFile[];
  readonly accounts: readonly Tradeline[];
  readonly inquiries: readonly Inquiry[];
  readonly publicRecords: readonly PublicRecord[];
  /** How many public records the source lists, before those that only repeat others are left out. */
  readonly publicRecordsListed?: number;
  /**
   * How many accounts (partitions, liabilities, trades with collections) the source lists, before matching; absent when that is
   * `accounts.length`.
   */
  readonly accountsListed?: number;
  /** Pairs that may be one account and wait for a person's word. */
  readonly possibleMatches?: readonly PossibleMatch[];
  /** What a bureau says came of a dispute, in files that carry it (TransUnion investigation results). */
  readonly results?: readonly InvestigationResult[];
  readonly creditors: readonly CreditorContact[];
  /** What the report says of itself, per bureau; a checksum, never a source. */
  readonly declaredSummary?: Partial<Record<Bureau, SummaryCounts>>;
}
/** One bureau's own report within a combined one (combine-reports.ts). */
export interface ReportPart {
  readonly bureau: Bureau;
  readonly reportId: string;
  readonly sourceFormat: SourceFormat;
  readonly reportDate?: PartialDate;
}
export interface ImportWarning {
  readonly code: string;
  readonly path?: string;
  readonly message: string;
  readonly severity: 'info' | 'warning';
}
export interface SummaryCounts {
  readonly accounts?: number;
  readonly inquiries?: number;
  readonly publicRecords?: number;
}

/** Two accounts that may be one: `rule` and `confidence` of the field reference, section 6. */
export interface PossibleMatch {
  readonly a: LineRef;
  readonly b: LineRef;
  readonly rule: MatchRule;
  readonly confidence: number;
  readonly because: readonly string[];
}
/** One bureau's line in words that outlive the report: `lineKey` is the same in every report that lists the line (line-key.ts). */
export interface LineRef {
  readonly bureau: Bureau;
  readonly lineKey: string;
  readonly heading: string;
  readonly accountNumberMasked: string;
}
export type MatchRule = 'A' | 'B' | 'C' | 'D' | 'collection';
/** A bureau's own outcome of a dispute, in the words of section 8 of the field reference. */
export interface InvestigationResult {
  readonly bureau: Bureau;
  readonly kind: 'tradeline' | 'inquiry' | 'public-record' | 'personal-information';
  /** Id in this report, when the line is still listed. */
  readonly lineId?: string;
  readonly heading: string;
  readonly accountNumberMasked: string;
  readonly result: 'deleted' | 'verified' | 'verified-and-updated' | 'updated' | 'reinserted' | 'other';
  readonly printed: string;
}

export interface BureauFile {
  readonly bureau: Bureau;
  readonly present: 'yes' | 'no-hit' | 'frozen' | 'error' | 'not-ordered';
  readonly pulledOn?: PartialDate;
  /** The number to quote in letters to this bureau. */
  readonly fileNumber?: string;
  readonly inFileSince?: PartialDate;
  readonly scores: readonly Score[];
  readonly identity: IdentityVariants;
  readonly statements: readonly ConsumerStatement[];
  readonly alerts: readonly Alert[];
  readonly frozen?: boolean;
}
export interface Score {
  readonly bureau: Bureau;
  readonly owner?: LineOwner;
  readonly model: 'VANTAGE_3' | 'VANTAGE_4' | 'FICO_8' | 'FICO_9' | 'FICO_EX_V2' | 'FICO_EQ_5' | 'FICO_TU_4' | 'OTHER';
  readonly modelRaw: string;
  /** null when the bureau gave no score; `noScoreReason` then says why. */
  readonly value: number | null;
  readonly noScoreReason?: string;
  readonly min: number;
  readonly max: number;
  readonly scoredOn?: PartialDate;
  readonly factors: readonly {
    readonly rank: number;
    readonly code?: string;
    readonly text: string;
    readonly polarity: 'negative' | 'positive';
  }[];
}
export interface IdentityVariants {
  /** The name of a spouse is another person's. */
  readonly names: readonly { readonly full: string; readonly kind: 'primary' | 'aka' | 'former' | 'spouse'; readonly owner?: LineOwner }[];
  readonly ssnLast4?: string;
  /** Last four digits of every other SSN the file lists for this person. */
  readonly ssnVariants?: readonly string[];
  readonly dobs: readonly PartialDate[];
  readonly addresses: readonly ReportAddress[];
  readonly employers: readonly { readonly name: string; readonly reported?: PartialDate }[];
  readonly phones: readonly string[];
}
export interface ReportAddress {
  readonly owner?: LineOwner;
  readonly kind: 'current' | 'previous';
  readonly lines: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly firstReported?: PartialDate;
  readonly lastReported?: PartialDate;
}

export interface Inquiry {
  readonly id: string;
  readonly owner?: LineOwner;
  readonly bureau: Bureau;
  readonly name: string;
  readonly date?: PartialDate;
  readonly kind: 'hard' | 'soft' | 'unknown';
  readonly business?: string;
  readonly subscriberCode?: string;
  readonly purpose?: string;
}
export interface PublicRecord {
  readonly id: string;
  readonly owner?: LineOwner;
  readonly kind: 'bankruptcy' | 'judgment' | 'tax-lien' | 'foreclosure' | 'other';
  /** All filings the source lists, per bureau. */
  readonly byBureau: Partial<Record<Bureau, readonly BureauPublicRecord[]>>;
}
export interface BureauPublicRecord {
  readonly type: string;
  readonly status: string;
  readonly filed?: PartialDate;
  readonly resolved?: PartialDate;
  readonly reference?: string;
  readonly court?: string;
  readonly chapter?: '7' | '11' | '12' | '13';
  readonly assets?: Cents | null;
  readonly liabilities?: Cents | null;
  readonly amount?: Cents | null;
  readonly responsibility?: string;
  /** When the bureau itself says that it will remove the record. */
  readonly removalDate?: PartialDate;
  readonly remarks: readonly string[];
}
export interface CreditorContact {
  readonly owner?: LineOwner;
  readonly name: string;
  readonly lines: readonly string[];
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly phone?: string;
  readonly subscriberCode?: string;
  readonly bureau?: Bureau;
}
export interface ConsumerStatement {
  readonly owner?: LineOwner;
  readonly bureau: Bureau;
  readonly text: string;
}
export interface Alert {
  readonly owner?: LineOwner;
  readonly bureau: Bureau;
  readonly kind:
    | 'freeze'
    | 'initial-fraud'
    | 'extended-fraud'
    | 'active-duty'
    | 'deceased'
    | 'ssn-mismatch'
    | 'address-mismatch'
    | 'ofac'
    | 'other';
  readonly code?: string;
  readonly text: string;
}
