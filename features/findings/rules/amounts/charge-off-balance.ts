// A balance on a charge-off is no error by itself: the Metro 2 standard lets a charged-off account carry one. One that comes back after the
// account was paid or settled is, and one that grew beyond the amount charged off is asked about: by which contract or judgment?
import type { AnalysisInput } from '../finding.ts';
import { lineIn } from '../dates/lineage.ts';
import { spanOf } from '../dates/known-days.ts';
import { lineKeyOf } from '../../../account-matching/rules/line-key.ts';
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { given } from '../evidence.ts';
import { dateText, money, owes, perLine, type AccountLine, type AnalysisHead, type LineParts } from '../finding-parts.ts';
import { paidWords } from './paid.ts';

const HEAD: AnalysisHead = {
  code: 'A12',
  title: 'Charge-off with a balance after it was paid',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    'Silent for a plain charge-off balance; only when an earlier report says paid or settled with nothing owed, or the client says so with a day before the one reported, or when the balance is more than a tenth and $100 above the printed amount charged off: then what was added is asked, since a contract or a judgment may allow it.',
};

export const chargeOffBalance = perLine(HEAD, (line, input) => {
  const { trade, who } = line;
  if (trade.payStatus !== 'charge-off' || !owes(trade.balance)) return undefined;
  const before = paidBefore(line, input);
  if (!before) return grown(line);
  return {
    severity: 'high',
    confidence: before.confidence,
    facts: [`${who} reports a charge-off with a balance of ${money(trade.balance)}${before.fact}.`],
    values: [['Balance', money(trade.balance)], ['Reported', dateText(trade.reported)], before.value],
    evidence: given(trade, 'payStatus', 'balance', 'reported'),
    suggestedReason: 'paid-or-settled',
    suggestedClaim: `This account was paid or settled, and a balance of ${money(trade.balance)} is reported again.`,
    question: 'Did you pay this account in full, or pay what was agreed, before the balance now shown was reported?',
  };
});

/** More than the amount charged off: interest and fees may be owed by the contract or a judgment, so it is asked. */
function grown({ trade, who }: AccountLine): LineParts | undefined {
  const { balance, chargeOffAmount } = trade;
  if (!owes(balance) || !owes(chargeOffAmount)) return undefined;
  const added = balance - chargeOffAmount;
  if (added < 100_00 || added * 10 < chargeOffAmount) return undefined;
  return {
    title: 'Charge-off balance above the amount charged off',
    severity: 'medium',
    confidence: 0.5,
    distinct: 'grown',
    facts: [`${who} reports ${money(chargeOffAmount)} as charged off on this account and a balance of ${money(balance)} now.`],
    values: [
      ['Charged off', money(chargeOffAmount)],
      ['Balance', money(balance)],
      ['Reported', dateText(trade.reported)],
    ],
    evidence: given(trade, 'chargeOffAmount', 'balance', 'pastDue', 'reported'),
    suggestedReason: 'balance-wrong',
    suggestedClaim: `${money(chargeOffAmount)} was charged off on this account, and ${money(balance)} is reported as its balance. Please have the creditor show what was added, and under which contract or judgment.`,
    question: `Do you owe more than ${money(chargeOffAmount)} on this account, such as interest or costs by the contract or a court judgment?`,
    wrongAnswer: 'no',
  };
}

interface Before {
  readonly fact: string;
  readonly value: readonly [string, string];
  readonly confidence: number;
}

function paidBefore(line: AccountLine, { report, earlier, client }: AnalysisInput): Before | undefined {
  for (const old of earlier.toReversed()) {
    const was = lineIn(old, line, report);
    const words = was && paidWords(was);
    if (was && words !== undefined && was.trade.balance === 0)
      return {
        fact: `; an earlier report showed it as “${words}” with a balance of $0`,
        value: ['Earlier report', `${words}, balance $0`],
        confidence: 0.85,
      };
  }
  const key = lineKeyOf(line.trade, line.collection);
  const { reported } = line.trade;
  const paid = client.statements.find(
    ({ kind, bureau, lineKey, on }) =>
      kind === 'paid' &&
      lineKey === key &&
      (bureau === undefined || bureau === line.bureau) &&
      on !== undefined &&
      reported !== undefined &&
      on < spanOf(reported, line.bureau).first,
  );
  return paid?.on
    ? { fact: ` as of ${dateText(reported)}`, value: ['Paid, as the client says', formatCivilDate(paid.on)], confidence: 0.8 }
    : undefined;
}
