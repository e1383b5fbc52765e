// One TransUnion line as any of its formats prints it, and the account made of it.
import { given } from '../given.ts';
import { gridCodeOf } from '../history-codes.ts';
import { monthIndex, monthKey } from '../history-months.ts';
import { maskAccountNumber } from '../masking.ts';
import type { BureauTrade, HistoryCell, PartialDate, SourceFormat, Tradeline } from '../model.ts';
import type { Reading } from '../reading.ts';
import { assembleTradeline, disputeFlagOf } from '../tradeline.ts';
import {
  accountTypeWords,
  conditionOfRemark,
  disputeOfRemark,
  industryWords,
  payStatusOfRating,
  portfolioOfType,
  ratingOf,
  ratingWords,
  remarkWords,
  responsibilityOfDesignator,
} from './tu-codes.ts';

/** Texts as printed, '' where there is none. The account number may still be whole: it goes no further than this record. */
export interface RawTrade {
  readonly collection: boolean;
  readonly name: string;
  readonly memberCode: string;
  readonly industryCode: string;
  readonly portfolio: string;
  readonly accountNumber: string;
  /** TransUnion's own key of the line, '<account>_<member>_<portfolio>'; only disclosures print it. */
  readonly itemKey: string;
  readonly designator: string;
  readonly accountType: string;
  readonly accountTypeText: string;
  readonly rating: string;
  readonly ratingText: string;
  readonly worstRating: string;
  readonly dates: Readonly<
    Partial<
      Record<
        | 'opened'
        | 'closed'
        | 'reported'
        | 'paidDate'
        | 'lastPayment'
        | 'maxDelinquency'
        | 'firstDelinquency'
        | 'removalDate'
        | 'relationshipEnded',
        PartialDate | undefined
      >
    >
  >;
  readonly amounts: Readonly<
    Partial<
      Record<
        'balance' | 'highCredit' | 'creditLimit' | 'pastDue' | 'monthlyPayment' | 'actualPayment' | 'originalAmount' | 'chargeOffAmount',
        string
      >
    >
  >;
  readonly closedIndicator: string;
  readonly termMonths: string;
  readonly termsFrequency: string;
  readonly counts: Readonly<Partial<Record<'monthsReviewed' | 'late30' | 'late60' | 'late90', string>>>;
  readonly remarks: BureauTrade['remarks'];
  readonly patternStart: PartialDate | undefined;
  readonly pattern: string;
  readonly originalCreditor: string;
  readonly originalBusiness: string;
  readonly soldTo: string;
  readonly purchasedFrom: string;
}

type TuFormat = Extract<SourceFormat, 'tu-xml' | 'tu4r' | 'tu-disclosure'>;

/** The account of this line. TransUnion's own files hold one bureau, so every account has one line. */
export function tuAccount(raw: RawTrade, id: string, format: TuFormat, reading: Reading): Tradeline {
  return assembleTradeline({
    id,
    portfolio: raw.collection ? 'COLL' : portfolioOfType(raw.portfolio),
    lines: [tuLine(raw, format, reading)],
  });
}

function tuLine(raw: RawTrade, format: TuFormat, reading: Reading): BureauTrade {
  const { dates, amounts, counts } = raw;
  const amount = (field: keyof RawTrade['amounts']) =>
    amounts[field] === undefined || amounts[field] === '' ? undefined : reading.amount(amounts[field], field);
  const remarks = raw.remarks.map((remark) => (remark.text === '' ? { ...remark, text: remarkWords(remark.code ?? '') } : remark));
  const condition = conditionOf(raw);
  return given({
    bureau: 'TU' as const,
    creditorName: raw.name,
    subscriberCode: raw.memberCode || undefined,
    vendorKey: maskedKey(raw),
    accountNumberMasked: maskAccountNumber(raw.accountNumber),
    responsibility: responsibilityOfDesignator(raw.designator),
    openClosed: openClosedOf(raw, condition),
    condition,
    payStatus: payStatusOfRating(raw.rating),
    payStatusRaw: raw.ratingText || ratingWords(raw.rating),
    worstStatus: raw.worstRating === '' ? undefined : payStatusOfRating(raw.worstRating),
    opened: dates.opened,
    closed: dates.closed,
    reported: dates.reported,
    paidDate: dates.paidDate,
    lastPayment: dates.lastPayment,
    maxDelinquency: dates.maxDelinquency,
    firstDelinquency: dates.firstDelinquency,
    removalDate: dates.removalDate,
    relationshipEnded: dates.relationshipEnded,
    balance: amount('balance') ?? null,
    highCredit: amount('highCredit') ?? null,
    creditLimit: amount('creditLimit') ?? null,
    pastDue: amount('pastDue') ?? null,
    monthlyPayment: amount('monthlyPayment') ?? null,
    originalAmount: amount('originalAmount'),
    chargeOffAmount: amount('chargeOffAmount'),
    actualPayment: amount('actualPayment'),
    termMonths: reading.count(raw.termMonths) ?? null,
    termsFrequency: raw.termsFrequency || undefined,
    monthsReviewed: reading.count(counts.monthsReviewed ?? ''),
    late30: reading.count(counts.late30 ?? ''),
    late60: reading.count(counts.late60 ?? ''),
    late90: reading.count(counts.late90 ?? ''),
    accountTypeText: raw.accountTypeText || accountTypeWords(raw.accountType) || raw.accountType || undefined,
    industryText: raw.originalBusiness || industryWords(raw.industryCode),
    originalCreditor: raw.originalCreditor || undefined,
    soldTo: raw.soldTo || undefined,
    purchasedFrom: raw.purchasedFrom || undefined,
    bankruptcy: bankruptcyOf(raw),
    disputeFlag:
      raw.remarks.map(({ code }) => disputeOfRemark(code ?? '')).find((flag) => flag !== undefined) ?? disputeFlagOf('', remarks),
    remarks,
    history: readPattern(raw, format, reading),
  });
}

/** TransUnion prints one cell per month, newest first from the start date. */
function readPattern({ patternStart, pattern }: RawTrade, format: TuFormat, reading: Reading): HistoryCell[] {
  if (!patternStart || patternStart.precision === 'year') return [];
  const first = monthIndex(Number(patternStart.iso.slice(0, 4)), Number(patternStart.iso.slice(5, 7)));
  return [...pattern].map((raw, at) => {
    const code = gridCodeOf(format, 'TU', raw.toUpperCase());
    if (code === undefined)
      reading.warn(
        'historyCodeUnknown',
        `The payment history holds the code "${raw}", which is not known; it is shown as unknown.`,
        'info',
      );
    return { month: monthKey(first - at), code: code ?? 'UNK', raw };
  });
}

/** The key begins with the account number, which disclosures may print whole: that part is masked like the number itself. */
function maskedKey({ itemKey }: RawTrade): string | undefined {
  return itemKey === '' ? undefined : maskItemKey(itemKey);
}

/** The same for every file that prints the key the same way. */
export function maskItemKey(itemKey: string): string {
  const end = itemKey.indexOf('_');
  return end === -1 ? maskAccountNumber(itemKey) : maskAccountNumber(itemKey.slice(0, end)) + itemKey.slice(end);
}

function conditionOf({ remarks, dates, closedIndicator }: RawTrade): BureauTrade['condition'] {
  const said = remarks.map(({ code }) => conditionOfRemark(code ?? ''));
  const moved = said.find((condition) => condition === 'refinanced' || condition === 'transferred');
  if (moved) return moved;
  if (dates.closed || closedIndicator !== '' || said.includes('closed')) return dates.paidDate ? 'paid' : 'closed';
  return undefined;
}

/** A line without a date of closing that is rated month by month is open; of the others the file does not say. */
function openClosedOf({ collection, rating }: RawTrade, condition: BureauTrade['condition']): BureauTrade['openClosed'] {
  if (condition !== undefined) return 'closed';
  return !collection && /^0[0-5]$/.test(ratingOf(rating)) ? 'open' : undefined;
}

const CHAPTERS: Readonly<Record<string, '7' | '11' | '12' | '13'>> = { CBL: '7', CBR: '11', CBT: '12', WEP: '13' };

/** Chapter only where the remark names it; a line says that it is in a bankruptcy, never how that ended. */
function bankruptcyOf({ remarks }: RawTrade): BureauTrade['bankruptcy'] {
  const codes = remarks.map(({ code }) => code ?? '');
  if (codes.includes('BKW')) return { state: 'withdrawn' };
  const chapter = codes.map((code) => CHAPTERS[code]).find((known) => known !== undefined);
  if (chapter) return { chapter, state: 'petition' };
  return codes.includes('BKL') ? { state: 'petition' } : undefined;
}
