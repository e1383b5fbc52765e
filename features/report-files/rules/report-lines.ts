// The lines of a report that can be disputed, one per bureau, in one shape: a tradeline, an inquiry, a public record, a personal detail.
import { formatCivilDate } from '../../../platform/base/civil-date.ts';
import { formatDollars, type Cents } from '../../../platform/base/money.ts';
import type { Bureau } from './bureaus.ts';
import type { BureauTrade, CreditReport, PartialDate, PayStatus, Tradeline } from './model.ts';
import { findNegativeReasons } from './negativity.ts';
import { findPersonalLine } from './personal-lines.ts';
import { PAY_STATUS_WORDS, RESPONSIBILITY_WORDS } from './wording.ts';

export interface ReportLine {
  readonly kind: 'tradeline' | 'inquiry' | 'public-record' | 'personal-information';
  readonly lineId: string;
  readonly bureau: Bureau;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  /** What the bureau reports now, as letters list it. */
  readonly reported: readonly { readonly label: string; readonly value: string }[];
}

/** The line `lineId` at `bureau`, under the id its account goes by now; undefined when that bureau does not report it. */
export function findReportLine(report: CreditReport, kind: ReportLine['kind'], lineId: string, bureau: Bureau): ReportLine | undefined {
  if (kind === 'tradeline') {
    const account = findAccount(report, lineId);
    const trade = account?.byBureau[bureau]?.[0];
    if (!account || !trade) return undefined;
    return {
      kind,
      lineId: account.id,
      bureau,
      heading: trade.creditorName || account.displayName,
      accountNumberMasked: trade.accountNumberMasked || null,
      reported: describeTrade(trade),
    };
  }
  if (kind === 'inquiry') {
    const inquiry = report.inquiries.find((i) => i.id === lineId && i.bureau === bureau);
    if (!inquiry) return undefined;
    const date = inquiry.date ? [{ label: 'Date of inquiry', value: formatPartialDate(inquiry.date) }] : [];
    return { kind, lineId, bureau, heading: inquiry.name, accountNumberMasked: null, reported: date };
  }
  if (kind === 'personal-information') {
    const line = findPersonalLine(report, lineId, bureau);
    return line && { kind, lineId: line.lineId, bureau, heading: line.heading, accountNumberMasked: null, reported: line.reported };
  }
  const record = report.publicRecords.find((r) => r.id === lineId)?.byBureau[bureau]?.[0];
  if (!record) return undefined;
  const reported = [
    { label: 'Status', value: record.status },
    ...(record.filed ? [{ label: 'Filed', value: formatPartialDate(record.filed) }] : []),
    ...(record.court ? [{ label: 'Court', value: record.court }] : []),
    ...(record.chapter ? [{ label: 'Chapter', value: record.chapter }] : []),
    ...(record.amount ? [{ label: 'Amount', value: formatDollars(record.amount) }] : []),
  ].filter((row) => row.value !== '');
  return { kind, lineId, bureau, heading: record.type, accountNumberMasked: record.reference ?? null, reported };
}

/** The account of this id, or the one it was merged into. */
export function findAccount(report: CreditReport, id: string): Tradeline | undefined {
  return report.accounts.find((account) => account.id === id) ?? report.accounts.find(({ mergedIds }) => mergedIds?.includes(id));
}

/** True when what `bureau` itself says of the account is negative; another bureau's late payment does not count. */
export function isNegativeAt(account: Tradeline, bureau: Bureau): boolean {
  const lines = account.byBureau[bureau];
  return lines !== undefined && findNegativeReasons({ [bureau]: lines }, account.portfolio === 'COLL').length > 0;
}

/** 'Nov 20, 2026', 'Nov 2026' or '2026', as precisely as the source knows. */
export function formatPartialDate({ iso, precision }: PartialDate): string {
  const day = formatCivilDate(iso);
  if (precision === 'day') return day;
  return precision === 'year' ? iso.slice(0, 4) : `${day.slice(0, 3)} ${iso.slice(0, 4)}`;
}

/** Payment status in words. */
export function describePayStatus(status: PayStatus): string {
  return PAY_STATUS_WORDS[status];
}

function describeTrade(t: BureauTrade): ReportLine['reported'] {
  const amount = (label: string, cents: Cents | null | undefined) =>
    cents === null || cents === undefined ? [] : [{ label, value: formatDollars(cents) }];
  const count = (label: string, times: number | undefined) => (times ? [{ label, value: String(times) }] : []);
  const date = (label: string, value: PartialDate | undefined) => (value ? [{ label, value: formatPartialDate(value) }] : []);
  return [
    { label: 'Payment status', value: describePayStatus(t.payStatus) },
    ...amount('Balance', t.balance),
    ...amount('Past due', t.pastDue),
    ...amount('Credit limit', t.creditLimit),
    ...amount('High balance', t.highCredit),
    ...amount('Monthly payment', t.monthlyPayment),
    ...date('Opened', t.opened),
    ...date('Closed', t.closed),
    ...date('Last payment', t.lastPayment),
    ...date('First delinquency', t.firstDelinquency),
    ...(t.accountTypeText ? [{ label: 'Account type', value: t.accountTypeText }] : []),
    ...count('Times 30 days late', t.late30),
    ...count('Times 60 days late', t.late60),
    ...count('Times 90 days late', t.late90),
    ...(t.originalCreditor ? [{ label: 'Original creditor', value: t.originalCreditor }] : []),
    ...(t.responsibility && t.responsibility !== 'individual'
      ? [{ label: 'Responsibility', value: RESPONSIBILITY_WORDS[t.responsibility] }]
      : []),
    ...(t.remarks.length > 0 ? [{ label: 'Remark', value: t.remarks.map(({ text }) => text).join('; ') }] : []),
  ];
}
