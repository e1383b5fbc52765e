// Medical collections the bureaus announced they would not show. Policies, not law.
import { formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Cents } from '../../../../platform/base/money.ts';
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import type { AnalysisInput } from '../finding.ts';
import { dateText, money, owes, perLine, type AccountLine } from '../finding-parts.ts';
import { given, remarkFields, type LineField } from '../evidence.ts';
import { addYears, earliestDay, latestDay, pulledOn } from '../disputed/certain-dates.ts';
import { medicalEvidence, POLICY_PAID_AND_RECENT, POLICY_UNDER_500 } from './medical-collections.ts';

const POLICY_2022 = 'Policy of the nationwide bureaus since July 1, 2022; not a statute';
const POLICY_2023 = 'Policy of the nationwide bureaus since April 11, 2023; not a statute';
const FIVE_HUNDRED = 500_00;

/** What shows that it is medical, when the file was surely pulled after the policy began. */
function underPolicy(line: AccountLine, { report }: AnalysisInput, since: CivilDate): string | undefined {
  const pulled = pulledOn(report, line.bureau);
  return pulled && earliestDay(pulled) >= since ? medicalEvidence(line) : undefined;
}

/** These fields, and what shows on this line that it is medical. */
function evidenceOf({ trade }: AccountLine, ...fields: readonly LineField[]): LineField[] {
  return [
    ...given(trade, ...fields, 'originalCreditor', 'industryText', 'accountTypeText'),
    ...remarkFields(trade, (text) => /medical|paid|satisf/i.test(text)),
  ];
}

const GONE_ON = /sold|transfer|assigned|purchased|returned|recalled|bankrupt/i;
const isPaid = ({ balance, payStatus, condition, remarks }: BureauTrade): boolean =>
  payStatus === 'paid-was-collection' ||
  (balance === 0 && (condition === 'paid' || remarks.some(({ text }) => /\bpaid\b/i.test(text) && !/not paid|unpaid/i.test(text))));
const leftCollector = ({ condition, remarks, soldTo }: BureauTrade): boolean =>
  condition === 'transferred' || soldTo !== undefined || remarks.some(({ text }) => GONE_ON.test(text));

export const paidMedical = perLine(
  {
    code: 'A36',
    title: 'Paid medical collection',
    citation: POLICY_2022,
    basis: 'practice',
    guard:
      'Only collections surely medical, shown as paid or at a zero balance with no sign of sale or return, in a file pulled after the policy began; called a policy, never law.',
  },
  (line, input) => {
    const { trade, who } = line;
    const evidence = underPolicy(line, input, POLICY_PAID_AND_RECENT);
    const [paid, nothingOwed] = [isPaid(trade), trade.balance === 0];
    if (evidence === undefined || leftCollector(trade) || owes(trade.balance) || !(paid || nothingOwed)) return undefined;
    return {
      severity: 'medium',
      confidence: paid ? 0.9 : 0.6,
      facts: [
        `${who} lists this collection with a balance of ${money(trade.balance)}${paid ? ', shown as paid' : ''}.`,
        `It is medical, as ${evidence} shows.`,
      ],
      values: [
        ['Balance', money(trade.balance)],
        ['Shown as', trade.payStatusRaw || trade.payStatus],
        ['Medical by', evidence],
        ['Policy since', formatCivilDate(POLICY_PAID_AND_RECENT)],
      ],
      evidence: evidenceOf(line, 'balance', 'payStatus', 'condition'),
      suggestedReason: 'medical-paid',
      suggestedClaim:
        'This is a medical collection that has been paid. I understand that it is the policy of the bureaus not to report these.',
      question: 'Is this a medical bill, and has it been paid, by you or by insurance?',
    };
  },
);

export const recentMedical = perLine(
  {
    code: 'A37',
    title: 'Medical collection less than one year old',
    citation: POLICY_2022,
    basis: 'practice',
    guard:
      'Only with a printed date of first delinquency surely less than one year before the pull, never from the date the collector opened the account; called a policy, never law.',
  },
  (line, input) => {
    const { trade, who, bureau } = line;
    const pulled = pulledOn(input.report, bureau);
    const evidence = underPolicy(line, input, POLICY_PAID_AND_RECENT);
    if (evidence === undefined || !pulled || !trade.firstDelinquency || trade.balance === 0) return undefined;
    const until = addYears(earliestDay(trade.firstDelinquency), 1);
    if (latestDay(pulled) >= until) return undefined;
    return {
      severity: 'medium',
      confidence: 0.7,
      facts: [
        `${who} lists this collection with a first delinquency of ${dateText(trade.firstDelinquency)}, in a file pulled ${dateText(pulled)}.`,
        `It is medical, as ${evidence} shows.`,
      ],
      values: [
        ['First delinquency', dateText(trade.firstDelinquency)],
        ['One year after', formatCivilDate(until)],
        ['Pulled', dateText(pulled)],
        ['Policy since', formatCivilDate(POLICY_PAID_AND_RECENT)],
      ],
      evidence: evidenceOf(line, 'firstDelinquency'),
      suggestedReason: 'medical-recent',
      suggestedClaim:
        'This is a medical collection less than one year old. I understand that it is the policy of the bureaus not to report these yet.',
      question: 'Is this a medical bill for care or a missed payment less than one year ago?',
    };
  },
);

/** The balance it began with: the original amount, else the highest there ever was, which the first cannot exceed. */
function beganUnder({ originalAmount, highCredit }: BureauTrade): { readonly label: string; readonly amount: Cents } | undefined {
  if (owes(originalAmount)) return { label: 'Original amount', amount: originalAmount };
  return owes(highCredit) ? { label: 'Highest balance', amount: highCredit } : undefined;
}

export const smallMedical = perLine(
  {
    code: 'A38',
    title: 'Medical collection that began under $500',
    citation: POLICY_2023,
    basis: 'practice',
    guard:
      'Only by the original amount, or where that is not printed the highest balance, never by the balance of today, which may not be higher either; called a policy, never law.',
  },
  (line, input) => {
    const { trade, who } = line;
    const evidence = underPolicy(line, input, POLICY_UNDER_500);
    const began = beganUnder(trade);
    if (
      evidence === undefined ||
      !began ||
      began.amount >= FIVE_HUNDRED ||
      (trade.balance ?? 0) >= FIVE_HUNDRED ||
      (trade.highCredit ?? 0) >= FIVE_HUNDRED
    )
      return undefined;
    return {
      severity: 'medium',
      confidence: began.label === 'Original amount' ? 0.9 : 0.7,
      facts: [
        `${who} lists this collection with ${began.label === 'Original amount' ? 'an original amount' : 'a highest balance'} of ${money(began.amount)}.`,
        `It is medical, as ${evidence} shows.`,
      ],
      values: [
        [began.label, money(began.amount)],
        ['Limit', money(FIVE_HUNDRED as Cents)],
        ['Balance', money(trade.balance)],
        ['Policy since', formatCivilDate(POLICY_UNDER_500)],
      ],
      evidence: evidenceOf(line, 'originalAmount', 'highCredit', 'balance'),
      suggestedReason: 'medical-under-500',
      suggestedClaim:
        'This is a medical collection that was first reported at less than $500. I understand that it is the policy of the bureaus not to report these.',
      question: 'Is this a medical bill that was under $500 when it was first reported?',
    };
  },
);
