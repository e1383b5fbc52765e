// One entered account or public record as a line of a report. Blank fields are absent: it is not known that the bureau reports
// the field without a value.
import type { Cents } from '../../../../platform/base/money.ts';
import { cleanText } from '../../../report-files/rules/clean-text.ts';
import { payStatusOf } from '../../../report-files/rules/code-tables.ts';
import { given } from '../../../report-files/rules/given.ts';
import { maskAccountNumber } from '../../../report-files/rules/masking.ts';
import type { BureauTrade, PayStatus } from '../../../report-files/rules/model.ts';
import type { ReadFiling } from '../../../report-files/rules/public-records.ts';
import type { Reading } from '../../../report-files/rules/reading.ts';
import { disputeFlagOf } from '../../../report-files/rules/tradeline.ts';
import { PAY_STATUS_WORDS } from '../../../report-files/rules/wording.ts';
import type { ManualReport } from './manual-schema.ts';
import type { TypedText } from './typed-text.ts';

type TypedTrade = ManualReport['trades'][number];

export function readTypedTrade(trade: TypedTrade, reading: Reading, words: TypedText): BureauTrade {
  const date = (key: 'opened' | 'closed' | 'reported' | 'lastPayment' | 'firstDelinquency') => reading.date(trade[key], key);
  const amount = (key: 'balance' | 'pastDue' | 'highCredit' | 'creditLimit' | 'monthlyPayment' | 'chargeOffAmount'): Cents | undefined =>
    reading.amount(trade[key], key) ?? undefined;
  const remarks = trade.remarks.map((text) => ({ text: words(text, 'remarks') })).filter(({ text }) => text !== '');
  return given({
    bureau: trade.bureau,
    creditorName: words(trade.creditorName, 'creditorName'),
    accountNumberMasked: maskAccountNumber(cleanText(trade.accountNumber)),
    responsibility: trade.responsibility || undefined,
    openClosed: trade.openClosed || undefined,
    payStatus: typedStatus(trade.payStatus),
    payStatusRaw: words(trade.payStatus, 'payStatus'),
    opened: date('opened'),
    closed: date('closed'),
    reported: date('reported'),
    lastPayment: date('lastPayment'),
    firstDelinquency: date('firstDelinquency'),
    balance: amount('balance'),
    pastDue: amount('pastDue'),
    highCredit: amount('highCredit'),
    creditLimit: amount('creditLimit'),
    monthlyPayment: amount('monthlyPayment'),
    chargeOffAmount: amount('chargeOffAmount'),
    accountTypeText: words(trade.accountType, 'accountType') || (trade.portfolio === 'COLL' ? 'Collection' : undefined),
    originalCreditor: words(trade.originalCreditor, 'originalCreditor') || undefined,
    disputeFlag: disputeFlagOf('', remarks),
    remarks,
    history: trade.history.map(({ month, code }) => ({ month, code, raw: code })).sort((a, b) => (a.month < b.month ? 1 : -1)),
  });
}

/** The form offers our own statuses; words typed off the paper are read as a page's words are. */
function typedStatus(text: string): PayStatus {
  const statuses = Object.keys(PAY_STATUS_WORDS) as PayStatus[];
  return statuses.find((status) => status === text || PAY_STATUS_WORDS[status] === text) ?? payStatusOf('', text);
}

const KINDS = {
  bankruptcy: 'Bankruptcy',
  judgment: 'Judgment',
  'tax-lien': 'Tax lien',
  foreclosure: 'Foreclosure',
  other: 'Public record',
} as const;

export function readTypedRecord(
  { bureau, kind, status, filed, reference, court, chapter }: ManualReport['publicRecords'][number],
  reading: Reading,
  words: TypedText,
): ReadFiling {
  reading.enter('publicRecords');
  return {
    bureau,
    kind,
    record: given({
      type: chapter === '' ? KINDS[kind] : `Bankruptcy chapter ${chapter}`,
      status: words(status, 'status'),
      filed: reading.date(filed, 'filed'),
      reference: words(reference, 'reference', 'number') || undefined,
      court: words(court, 'court') || undefined,
      chapter: chapter || undefined,
      remarks: [],
    }),
  };
}
