// Accounts, inquiries and public records of the IDIQ feed. No sample of it is known, only the names of its fields (field reference
// 2.2), so where a name is not certain its likely variants are read too.
import { cleanText } from '../clean-text.ts';
import { openClosedOf, payStatusOf, portfolioOf, responsibilityOf } from '../code-tables.ts';
import { given } from '../given.ts';
import { gridCodeOf } from '../history-codes.ts';
import { monthIndex, monthKey } from '../history-months.ts';
import { maskAccountNumber, maskNumericAccount } from '../masking.ts';
import type { Bureau } from '../bureaus.ts';
import type { BureauTrade, HistoryCell, Inquiry, Portfolio, Tradeline } from '../model.ts';
import { publicRecordKindOf, type ReadFiling } from '../public-records.ts';
import type { Reading } from '../reading.ts';
import { childOf, childrenOf, textOf, valueOf, type JsonNode } from '../source-node.ts';
import { assembleTradeline, disputeFlagOf } from '../tradeline.ts';

/** The text under the first of `keys` that has any; a name may be in an object of its own (`creditor: {name}`). */
export function firstText(node: JsonNode | undefined, ...keys: readonly string[]): string {
  for (const key of keys) {
    const text = cleanText(textOf(node, key) || textOf(childOf(node, key), 'name'));
    if (text !== '') return text;
  }
  return '';
}

/** A bureau's accounts; ids go on from `before`. */
export function readFeedAccounts(file: JsonNode, bureau: Bureau, before: number, reading: Reading): Tradeline[] {
  return childrenOf(file, 'accounts').map((account, index) => {
    reading.enter(`accounts/${bureau}/${index}`);
    const portfolio = portfolioIn(account);
    return assembleTradeline({ id: `account-${before + index + 1}`, portfolio, lines: [readLine(account, bureau, portfolio, reading)] });
  });
}

export function hasFeedData(file: JsonNode): boolean {
  return childrenOf(file, 'accounts').some((account) => firstText(account, 'name', 'creditor', 'number') !== '');
}

function portfolioIn(account: JsonNode): Portfolio {
  if (textOf(childOf(account, 'type_definition_flags'), 'is_external_collection') === 'true') return 'COLL';
  return portfolioOf('', textOf(account, 'classification'));
}

function readLine(account: JsonNode, bureau: Bureau, portfolio: Portfolio, reading: Reading): BureauTrade {
  const date = (key: string) => reading.date(textOf(account, key), key);
  const amount = (key: string) => reading.amount(textOf(account, key), key);
  const flags = childOf(account, 'type_definition_flags');
  const status = firstText(flags, 'account_status') || firstText(account, 'account_status', 'payment_status');
  const remarks = childrenOf(account, 'remarks')
    .concat(childrenOf(account, 'comments'))
    .flatMap((remark) => {
      const text = firstText(remark, 'text', 'description');
      return text === '' ? [] : [{ text }];
    });
  return given({
    bureau,
    creditorName: firstText(account, 'name', 'creditor'),
    accountNumberMasked: accountNumber(account),
    responsibility: responsibilityOf('', firstText(account, 'responsibility', 'ecoa_description')),
    openClosed: openClosedOf(textOf(account, 'open_closed').charAt(0).toUpperCase(), undefined),
    payStatus: payStatusOf('', status),
    payStatusRaw: status,
    opened: date('date_opened'),
    closed: date('date_closed'),
    reported: date('date_reported'),
    lastPayment: date('date_last_payment'),
    balance: amount('balance'),
    highCredit: amount('high_balance'),
    creditLimit: amount('limit'),
    pastDue: amount('past_due'),
    monthlyPayment: amount('monthly_payment'),
    originalAmount: amount('original_amount'),
    late30: reading.count(textOf(account, 'delinquent_30_days_count')),
    late60: reading.count(textOf(account, 'delinquent_60_days_count')),
    late90: reading.count(textOf(account, 'delinquent_90_days_count')),
    accountTypeText: firstText(account, 'account_type', 'type') || (portfolio === 'COLL' ? 'Collection' : undefined),
    originalCreditor: firstText(account, 'original_creditor') || undefined,
    disputeFlag: disputeFlagOf('', remarks),
    remarks,
    history: readMonths(account, bureau, reading),
  });
}

function accountNumber(account: JsonNode): string {
  const value = valueOf(account, 'number');
  return typeof value === 'number' ? maskNumericAccount(value) : maskAccountNumber(cleanText(textOf(account, 'number')));
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const MOST_YEARS = 20;

/** A row per calendar year with a field per month; months that are not in a row are absent. */
function readMonths(account: JsonNode, bureau: Bureau, reading: Reading): HistoryCell[] {
  const cells = new Map<number, HistoryCell>();
  for (const row of childrenOf(account, 'payment_histories').slice(0, MOST_YEARS)) {
    const year = reading.count(textOf(row, 'calendar_year')) ?? 0;
    if (year < 1950 || year > 2100) continue;
    MONTHS.forEach((name, at) => {
      const raw = textOf(row, name);
      const month = monthIndex(year, at + 1);
      if (raw === '' || cells.has(month)) return;
      const code = gridCodeOf('idiq-feed', bureau, raw);
      if (code === undefined)
        reading.warn(
          'historyCodeUnknown',
          `The payment history holds the code "${raw.slice(0, 16)}", which is not known; it is shown as unknown.`,
          'info',
        );
      cells.set(month, { month: monthKey(month), code: code ?? 'UNK', raw: raw.slice(0, 24) });
    });
  }
  return [...cells].sort(([a], [b]) => b - a).map(([, cell]) => cell);
}

export function readFeedInquiries(file: JsonNode, bureau: Bureau, before: number, reading: Reading): Inquiry[] {
  return childrenOf(file, 'inquiries').flatMap((node, index) => {
    reading.enter(`inquiries/${bureau}/${index}`);
    const name = firstText(node, 'name', 'creditor', 'subscriber_name');
    const date = firstText(node, 'inquiry_date', 'date', 'date_of_inquiry');
    if (name === '' && date === '') return [];
    return given({
      id: `inquiry-${before + index + 1}`,
      bureau,
      name,
      date: reading.date(date, 'date'),
      kind: 'hard' as const,
      business: firstText(node, 'type_of_business', 'business_type', 'industry') || undefined,
    });
  });
}

export function readFeedFilings(file: JsonNode, bureau: Bureau, reading: Reading): ReadFiling[][] {
  return childrenOf(file, 'public_records').map((node, index) => {
    reading.enter(`publicRecords/${bureau}/${index}`);
    const type = firstText(node, 'type', 'classification', 'name');
    return [
      {
        bureau,
        kind: publicRecordKindOf(type),
        record: given({
          type: type || 'Public record',
          status: firstText(node, 'status'),
          filed: reading.date(textOf(node, 'date_filed'), 'date_filed'),
          resolved: reading.date(firstText(node, 'date_resolved', 'closing_date'), 'date_resolved'),
          reference: firstText(node, 'reference_number', 'reference') || undefined,
          court: firstText(node, 'court', 'court_name') || undefined,
          amount: reading.amount(firstText(node, 'amount', 'liability'), 'amount'),
          remarks: [],
        }),
      },
    ];
  });
}
