// The one normalized shape every report format is read into (field reference, section 3). Nothing in it holds a full SSN
// or an unmasked account number; the bytes of the original file are kept apart, sealed.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Cents } from '../../../platform/base/money.ts';
import type { Bureau } from './bureaus.ts';

/** A date as the source gave it: `iso` is the first day of what is known, `precision` says how much is known. */
export interface PartialDate {
  readonly iso: CivilDate;
  readonly precision: 'day' | 'month' | 'year';
}

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

/**
 * Whose a line of a file about several people is: the client's, another person's alone, or the client's together with another. Absent:
 * the client's. What is another's alone leaves a report with `ownReport` before anything else is done with it.
 */
export type LineOwner = 'client' | 'other' | 'joint';
/** One of several people a file is about. */
export interface ReportPerson {
  /** 'person-1', 'person-2': the place in the file, the same each time it is read. */
  readonly id: string;
  readonly name: string | null;
  readonly ssnLast4?: string;
  readonly birth?: PartialDate;
  /** The one the file is read for. */
  readonly client: boolean;
}

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

export type AccountCategory =
  | 'mortgage'
  | 'auto'
  | 'student'
  | 'card'
  | 'retail-card'
  | 'installment'
  | 'heloc'
  | 'collection'
  | 'medical-collection'
  | 'utility'
  | 'child-support'
  | 'rental'
  | 'other';
export type Portfolio = 'R' | 'I' | 'M' | 'O' | 'C' | 'COLL' | 'U';

/** One real account, with what each bureau says of it. */
export interface Tradeline {
  /** Unique inside the report and the same each time the same file is read. */
  readonly id: string;
  readonly owner?: LineOwner;
  readonly matchMethod:
    | 'vendor-partition'
    | 'blended'
    | 'single'
    | 'rule-A'
    | 'rule-B'
    | 'rule-C'
    | 'rule-D'
    | 'rule-collection'
    | 'manual';
  /** 0 to 1; absent where the source itself says that the lines are one account. */
  readonly matchConfidence?: number;
  /** The source gives one value for several bureaus, so that what each of them says is not known. */
  readonly blended?: boolean;
  /** Ids of the accounts merged into this one, without its own; drafts may still name them. */
  readonly mergedIds?: readonly string[];
  readonly displayName: string;
  readonly originalCreditor?: string;
  readonly category: AccountCategory;
  readonly portfolio: Portfolio;
  /** A bureau may report the same account twice inside one vendor partition; all its lines are kept, first is shown. */
  readonly byBureau: Partial<Record<Bureau, readonly BureauTrade[]>>;
  readonly differences: readonly FieldDifference[];
  readonly negative: boolean;
  /** Plain phrases ("Equifax reports a collection"), in the order of weight. */
  readonly negativeReasons: readonly string[];
}
/** A field on which the bureaus disagree about one account. */
export interface FieldDifference {
  readonly field: ComparedField;
  readonly values: Partial<Record<Bureau, string>>;
}
export type ComparedField =
  | 'payStatus'
  | 'openClosed'
  | 'balance'
  | 'pastDue'
  | 'highCredit'
  | 'creditLimit'
  | 'monthlyPayment'
  | 'opened'
  | 'closed'
  | 'lastPayment'
  | 'responsibility'
  | 'disputeFlag';

export interface BureauTrade {
  readonly bureau: Bureau;
  readonly creditorName: string;
  readonly subscriberCode?: string;
  /** The bureau's own permanent key of the line (TransUnion's itemKey); handles that change with each pull do not belong here. */
  readonly vendorKey?: string;
  /** As printed by the source, with at most the last four characters readable beyond its own mask. */
  readonly accountNumberMasked: string;
  readonly responsibility?: 'individual' | 'joint' | 'authorized-user' | 'co-maker' | 'maker' | 'terminated' | 'deceased' | 'undesignated';
  readonly openClosed?: 'open' | 'closed';
  readonly condition?: 'open' | 'closed' | 'paid' | 'transferred' | 'refinanced' | 'derogatory';
  readonly conditionRaw?: string;
  readonly payStatus: PayStatus;
  readonly payStatusRaw: string;
  readonly worstStatus?: PayStatus;
  readonly opened?: PartialDate;
  readonly closed?: PartialDate;
  readonly reported?: PartialDate;
  readonly statusDate?: PartialDate;
  readonly lastActivity?: PartialDate;
  readonly lastPayment?: PartialDate;
  readonly maxDelinquency?: PartialDate;
  readonly chargeOffDate?: PartialDate;
  readonly paidDate?: PartialDate;
  /** DOFD. Absent when the source does not report it; never inferred. */
  readonly firstDelinquency?: PartialDate;
  /** When the bureau itself says that it will remove the line (TransUnion's estimated month). Never worked out by us. */
  readonly removalDate?: PartialDate;
  /** When an authorized user or joint holder left the account, where the file prints it. */
  readonly relationshipEnded?: PartialDate;
  /** null = the bureau reports the account but not this amount; 0 = it reports zero. */
  readonly balance?: Cents | null;
  readonly highCredit?: Cents | null;
  readonly creditLimit?: Cents | null;
  readonly pastDue?: Cents | null;
  readonly monthlyPayment?: Cents | null;
  readonly originalAmount?: Cents | null;
  readonly chargeOffAmount?: Cents | null;
  readonly actualPayment?: Cents | null;
  readonly termMonths?: number | null;
  readonly termsFrequency?: string;
  readonly monthsReviewed?: number;
  readonly late30?: number;
  readonly late60?: number;
  readonly late90?: number;
  readonly late120?: number;
  /**
   * Raw Metro 2 codes, only where the source prints them: account status ('97'), payment rating ('L'), compliance condition ('XB'),
   * special comment.
   */
  readonly statusCode?: string;
  readonly paymentRating?: string;
  readonly complianceCode?: string;
  readonly specialCommentCode?: string;
  readonly accountTypeText?: string;
  readonly loanTypeText?: string;
  readonly industryText?: string;
  readonly collateral?: string;
  readonly originalCreditor?: string;
  readonly soldTo?: string;
  readonly purchasedFrom?: string;
  readonly bankruptcy?: {
    readonly chapter?: '7' | '11' | '12' | '13';
    readonly state: 'petition' | 'discharged' | 'dismissed' | 'withdrawn';
  };
  readonly disputeFlag?: 'none' | 'consumer-disputes' | 'in-process' | 'resolved-consumer-disagrees' | 'previously-disputed';
  readonly remarks: readonly { readonly code?: string; readonly text: string }[];
  /** Newest first. A month that is absent is not the same as 'ND' (no data). */
  readonly history: readonly HistoryCell[];
}
export interface HistoryCell {
  readonly month: string /* 'YYYY-MM' */;
  readonly code: GridCode;
  readonly raw: string;
}
export type GridCode =
  | 'OK'
  | '30'
  | '60'
  | '90'
  | '120'
  | '150'
  | '180'
  | 'CO'
  | 'COLL'
  | 'RP'
  | 'FC'
  | 'VS'
  | 'BK'
  | 'PP'
  | 'ZB'
  | 'ND'
  | 'UNK';
export type PayStatus =
  | 'current'
  | 'late30'
  | 'late60'
  | 'late90'
  | 'late120'
  | 'late150'
  | 'late180'
  | 'collection'
  | 'charge-off'
  | 'collection-or-charge-off'
  | 'repossession'
  | 'foreclosure'
  | 'voluntary-surrender'
  | 'bankruptcy'
  | 'paid-or-closed'
  | 'paid-was-collection'
  | 'paid-was-charge-off'
  | 'settled'
  | 'too-new'
  | 'unknown';

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
