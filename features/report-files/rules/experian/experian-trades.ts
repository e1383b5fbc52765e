// Experian tradelines to accounts (field reference 2.7, mapping section 4).
import { cleanText } from '../clean-text.ts';
import { given } from '../given.ts';
import { isLateCode } from '../history-codes.ts';
import { maskAccountNumber, maskNumericAccount } from '../masking.ts';
import type { BureauTrade, HistoryCell, PartialDate, PayStatus, Portfolio, Tradeline } from '../model.ts';
import type { Reading } from '../reading.ts';
import { plainChild, plainChildren, plainText } from './plain-node.ts';
import { type JsonNode } from '../source-node.ts';
import { assembleTradeline } from '../tradeline.ts';
import { spellDate } from './compact-date.ts';
import { experianCondition, experianPayStatus, isBehind } from './experian-status.ts';
import {
  accountStatusOf,
  accountTypeText,
  bankruptcyOf,
  complianceOf,
  ecoaOf,
  industryOf,
  isCollectorType,
  isMortgageType,
  portfolioLetter,
} from './metro2-codes.ts';
import { datedHistory } from './one-bureau.ts';

/** Experian keeps 84 months. */
const MOST_MONTHS = 84;

export function readExperianTrades(profile: JsonNode, reading: Reading): Tradeline[] {
  return plainChildren(profile, 'tradeline').map((line, index) => {
    reading.enter(`accounts/${index}`);
    return assembleTradeline({ id: `account-${index + 1}`, portfolio: portfolioOf(line), lines: [readTrade(line, reading)] });
  });
}

/** Whether any tradeline carries data. */
export function hasTradeData(profile: JsonNode): boolean {
  return plainChildren(profile, 'tradeline').some(
    (line) => plainText(line, 'subscriberName') !== '' || plainText(line, 'accountNumber') !== '',
  );
}

/** A collector is known by the type of the account or by its kind of business; a mortgage only by its type. */
function portfolioOf(line: JsonNode): Portfolio {
  const type = plainText(line, 'accountType');
  if (isCollectorType(type) || plainText(line, 'kob').startsWith('Y')) return 'COLL';
  return isMortgageType(type) ? 'M' : portfolioLetter(plainText(line, 'revolvingOrInstallment'));
}

function readTrade(line: JsonNode, reading: Reading): BureauTrade {
  const enhanced = plainChild(line, 'enhancedPaymentData');
  const date = (node: JsonNode | undefined, key: string) => reading.date(spellDate(plainText(node, key)), key);
  const amount = (text: string, key: string) => reading.amount(isNotKnown(text) ? '' : text, key);
  const amounts = qualifiedAmounts(line);
  const condition = experianCondition(plainText(enhanced, 'enhancedAccountCondition'));
  const openClosed = openClosedOf(plainText(line, 'openOrClosed'));
  const status = plainText(line, 'status');
  const enhancedStatus = plainText(enhanced, 'enhancedPaymentStatus');
  const payStatus = experianPayStatus(enhancedStatus, status, condition);
  if (payStatus === undefined && (status !== '' || enhancedStatus !== '')) {
    reading.warn(
      'statusUnknown',
      `"${(enhancedStatus || status).slice(0, 24)}" is not a status Experian is known to use, so the payment status is shown as unknown.`,
    );
  }
  const compliance = complianceOf(plainText(enhanced, 'complianceCondition'));
  const reported = date(line, 'balanceDate');
  const statusDate = date(line, 'statusDate');
  const history = datedHistory(
    historyCodes(line, enhanced),
    { format: 'experian-json', bureau: 'EX', newest: reported, monthsBack: 0 },
    reading,
  );
  return given({
    bureau: 'EX' as const,
    creditorName: cleanText(plainText(line, 'subscriberName')),
    subscriberCode: plainText(line, 'subscriberCode') || undefined,
    accountNumberMasked: accountNumber(line),
    responsibility: ecoaOf(plainText(line, 'ecoa')),
    openClosed,
    condition,
    conditionRaw: plainText(enhanced, 'enhancedAccountCondition') || undefined,
    payStatus: payStatus ?? 'unknown',
    payStatusRaw: status === '' && enhancedStatus === '' ? '' : `Status ${status || enhancedStatus}`,
    worstStatus: WORST[plainText(enhanced, 'maxDelinquencyCode')],
    opened: date(line, 'openDate'),
    // Experian prints no day of closing: for a closed account the day of its status is that day.
    closed: openClosed === 'closed' && condition !== undefined && condition !== 'open' ? statusDate : undefined,
    reported,
    statusDate,
    lastPayment: date(line, 'lastPaymentDate'),
    maxDelinquency: date(line, 'maxDelinquencyDate'),
    firstDelinquency: firstDelinquency(
      date(enhanced, 'firstDelinquencyDate'),
      { payStatus: payStatus ?? 'unknown', second: date(enhanced, 'secondDelinquencyDate'), history },
      reading,
    ),
    balance: amount(plainText(line, 'balanceAmount'), 'balanceAmount'),
    highCredit: amount(plainText(enhanced, 'highBalanceAmount') || amounts.H, 'highBalanceAmount'),
    creditLimit: amount(plainText(enhanced, 'creditLimitAmount') || amounts.L, 'creditLimitAmount'),
    originalAmount: amount(plainText(enhanced, 'originalLoanAmount') || amounts.O, 'originalLoanAmount'),
    chargeOffAmount: amount(plainText(enhanced, 'chargeoffAmount') || amounts.C, 'chargeoffAmount'),
    pastDue: amount(plainText(line, 'amountPastDue'), 'amountPastDue'),
    monthlyPayment: amount(plainText(line, 'monthlyPaymentAmount'), 'monthlyPaymentAmount'),
    actualPayment: amount(plainText(enhanced, 'actualPaymentAmount'), 'actualPaymentAmount'),
    termMonths: reading.count(plainText(line, 'terms')) ?? null,
    termsFrequency: plainText(enhanced, 'enhancedTermsFrequency') || undefined,
    monthsReviewed: reading.count(plainText(line, 'monthsHistory')),
    late30: reading.count(plainText(line, 'delinquencies30Days')),
    late60: reading.count(plainText(line, 'delinquencies60Days')),
    late90: reading.count(plainText(line, 'delinquencies90to180Days')),
    statusCode: accountStatusOf(status) === undefined ? undefined : status,
    complianceCode: compliance === undefined ? undefined : plainText(enhanced, 'complianceCondition').toUpperCase(),
    specialCommentCode: specialComment(line) || undefined,
    accountTypeText: accountTypeText(plainText(line, 'accountType')),
    industryText: industryOf(plainText(line, 'kob')),
    originalCreditor: cleanText(plainText(line, 'originalCreditorName')) || undefined,
    soldTo: cleanText(plainText(line, 'soldToName')) || undefined,
    purchasedFrom: cleanText(plainText(enhanced, 'purchasedPortfolioFromName')) || undefined,
    bankruptcy: bankruptcyOf(plainText(enhanced, 'ciiCode')),
    disputeFlag: compliance?.dispute ?? flagOf(plainText(line, 'consumerDisputeFlag')),
    remarks: remarksOf(line, enhanced),
    history,
  });
}

/** The codes of the payment history, one for each 30 days; what the others say of the greatest delinquency is not public. */
const WORST: Readonly<Partial<Record<string, PayStatus>>> = {
  '1': 'late30',
  '2': 'late60',
  '3': 'late90',
  '4': 'late120',
  '5': 'late150',
  '6': 'late180',
};

const isNotKnown = (text: string): boolean => /^UNK(?:NOWN)?$/i.test(text);

type Qualifier = 'O' | 'L' | 'H' | 'C';

/** What amount1 and amount2 are is said by the letter beside each: original, limit, high balance, charge-off. */
function qualifiedAmounts(line: JsonNode): Readonly<Record<Qualifier, string>> {
  const amounts = { O: '', L: '', H: '', C: '' };
  for (const key of ['amount1', 'amount2']) {
    const letter = plainText(line, `${key}Qualifier`);
    if (letter === 'O' || letter === 'L' || letter === 'H' || letter === 'C') amounts[letter] ||= plainText(line, key);
  }
  return amounts;
}

function openClosedOf(letter: string): BureauTrade['openClosed'] {
  if (letter === 'O') return 'open';
  return letter === 'C' ? 'closed' : undefined;
}

/** The longer of the two histories; both begin in the month of the balance. */
function historyCodes(line: JsonNode, enhanced: JsonNode | undefined): string[] {
  const [long, short] = [plainText(enhanced, 'enhancedPaymentHistory84'), plainText(line, 'paymentHistory')];
  const codes = long.length >= short.length ? long : short;
  // A history is codes only; a word in its place is none ('paymentHistory' in Experian's own schema example).
  return /^[0-9A-Z*\- ]*$/.test(codes)
    ? codes
        .slice(0, MOST_MONTHS)
        .split('')
        .map((code) => code.trim())
    : [];
}

interface Delinquency {
  readonly payStatus: PayStatus;
  readonly second: PartialDate | undefined;
  readonly history: readonly HistoryCell[];
}

/**
 * Experian's "first delinquency" is the first it meets counting back from today, with "second" the one before: in paid accounts it is the
 * latest late month, not the day from which seven years run. It is taken as that day only for an account that is behind now, and only
 * where neither the second date nor an unbroken row of late months before it says that the delinquency began earlier.
 */
function firstDelinquency(
  date: PartialDate | undefined,
  { payStatus, second, history }: Delinquency,
  reading: Reading,
): PartialDate | undefined {
  if (date === undefined || !isBehind(payStatus)) return undefined;
  const month = date.iso.slice(0, 7);
  const before = history.find((cell) => cell.month < month);
  if ((second === undefined || second.iso >= date.iso) && (before === undefined || !isLateCode(before.code))) return date;
  reading.warn(
    'firstDelinquencyDoubtful',
    'The date of first delinquency is later than other late months of the same delinquency, so it was left empty.',
    'warning',
    'firstDelinquencyDate',
  );
  return undefined;
}

function accountNumber(line: JsonNode): string {
  const value = line['accountNumber'];
  return typeof value === 'number' ? maskNumericAccount(value) : maskAccountNumber(cleanText(plainText(line, 'accountNumber')));
}

function flagOf(flag: string): BureauTrade['disputeFlag'] {
  if (/^[YT1]$/i.test(flag)) return 'consumer-disputes';
  return /^[NF0]$/i.test(flag) ? 'none' : undefined;
}

function specialComment(line: JsonNode): string {
  const code = plainText(plainChild(line, 'enhancedPaymentData'), 'enhancedSpecialComment') || plainText(line, 'specialComment');
  return /^\d{1,3}$/.test(code) ? code : '';
}

/** Experian's list of special comments is not public, so a comment keeps its number. */
function remarksOf(line: JsonNode, enhanced: JsonNode | undefined): BureauTrade['remarks'] {
  const compliance = plainText(enhanced, 'complianceCondition').toUpperCase();
  const said = complianceOf(compliance);
  const special = specialComment(line);
  const comment = cleanText(plainText(line, 'consumerComment'));
  const code = plainText(line, 'status');
  const status = Object.hasOwn(STATUS_REMARKS, code) ? STATUS_REMARKS[code] : undefined;
  return [
    ...(status === undefined ? [] : [{ code, text: status }]),
    ...(said === undefined ? [] : [{ code: compliance, text: said.text }]),
    ...(special === '' ? [] : [{ code: special, text: `Experian special comment ${special}` }]),
    ...(comment === '' ? [] : [{ text: comment }]),
  ];
}

/** What a status says beside being paid. */
const STATUS_REMARKS: Readonly<Record<string, string>> = {
  '61': 'Paid in full, was a voluntary surrender',
  '63': 'Paid in full, was a repossession',
  '65': 'Paid in full, a foreclosure was started',
  '88': 'Claim filed with the government for the insured part of the balance',
  '05': 'Transferred',
};
