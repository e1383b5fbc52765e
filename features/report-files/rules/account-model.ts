// One account of a report: what each bureau says of it, and on what they disagree (field reference, section 3).
import type { Cents } from '../../../platform/base/money.ts';
import type { Bureau } from './bureaus.ts';
import type { LineOwner } from './line-owner.ts';
import type { PartialDate } from './partial-date.ts';

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
  /** When the debt was placed for collection, where the source prints a day for that beside the date opened. */
  readonly placedForCollection?: PartialDate;
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
  /**
   * Ratings of earlier times that the source prints with a date beside the payment history, newest first. Some sources date them by the day
   * on which they heard of them, so the account had been so late by that day; the month is not known.
   */
  readonly adverseRatings?: readonly AdverseRating[];
  /** Newest first. A month that is absent is not the same as 'ND' (no data). */
  readonly history: readonly HistoryCell[];
}
export interface AdverseRating {
  readonly status: PayStatus;
  readonly date: PartialDate;
  readonly raw: string;
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
