// A line marked as part of a bankruptcy, which the cases listed do not bear out.
import { addMonths } from '../../../../platform/base/civil-date.ts';
import type { AccountCategory } from '../../../report-files/rules/model.ts';
import { spanOf, surelyAfter, type Span } from '../dates/known-days.ts';
import { given, ofRecord, remarkFields } from '../evidence.ts';
import { dateText, perLine, recordLines, type AccountLine, type LineParts, type RecordLine } from '../finding-parts.ts';
import { areTwoCases, chapterOf, endingOf, filedSpan } from '../records/record-cases.ts';
import { bankruptcyMark, isReaffirmed } from './bankruptcy-marks.ts';

/** Debts that are often paid on after a discharge. */
const PAID_ON: ReadonlySet<AccountCategory> = new Set<AccountCategory>(['mortgage', 'heloc', 'auto', 'student', 'child-support', 'rental']);
const BANKRUPT = /bankrupt|\bchapter (?:7|11|12|13)\b|wage earner|\bBK\b/i;

export const markWithoutCase = perLine(
  {
    code: 'A56',
    title: 'Bankruptcy mark that the listed cases do not bear out',
    citation: '15 U.S.C. 1681e(b)',
    basis: 'statute',
    guard:
      'Only against the cases the same bureau lists. Dismissed: the last case is printed as dismissed, no case as discharged, and each other one is dismissed or was followed by another. Before filing: the line was last reported before the first case was filed. Payment after discharge: one discharged case only, for accounts opened before its filing, or two years before its discharge where a chapter 7 case is printed without the day of filing, that are not secured, a student loan, support, rent or reaffirmed.',
  },
  (line, { report }) => {
    const { trade, bureau } = line;
    const mark = bankruptcyMark(trade);
    if (mark === undefined || bureau === null || trade.bankruptcy?.state === 'dismissed' || trade.bankruptcy?.state === 'withdrawn')
      return [];
    const cases = recordLines(report).filter((one) => one.bureau === bureau && one.record.kind === 'bankruptcy');
    const dated = cases.filter(({ filing }) => filing.filed);
    return [...allDismissed(line, mark, dated), ...beforeFiling(line, mark, dated), ...paidAfterDischarge(line, mark, cases)];
  },
);

function markFields({ trade }: AccountLine): LineParts['evidence'] {
  return [...given(trade, 'bankruptcy', 'payStatus'), ...remarkFields(trade, (text) => BANKRUPT.test(text))];
}

function allDismissed(line: AccountLine, mark: string, cases: readonly RecordLine[]): LineParts[] {
  const { trade, bureau, who } = line;
  const last = cases.toSorted((a, b) => ((filedSpan(a)?.first ?? '') < (filedSpan(b)?.first ?? '') ? 1 : -1))[0];
  if (!last || endingOf(last) !== 'dismissed' || !trade.reported) return [];
  const over = cases.every((one) => {
    const [ending, span] = [endingOf(one), filedSpan(one)];
    const followed = cases.some((next) => {
      const theirs = filedSpan(next);
      return areTwoCases(one, next) && span !== undefined && theirs !== undefined && surelyAfter(theirs, span);
    });
    return ending === 'dismissed' || (ending === 'open' && followed);
  });
  const ended = last.filing.resolved;
  // Reported only before the dismissal, the line could not show it.
  if (!over || (ended && !surelyAfter(spanOf(trade.reported, bureau), spanOf(ended, bureau)))) return [];
  return [
    {
      title: 'Bankruptcy mark after the case was dismissed',
      severity: 'high',
      confidence: 0.75,
      distinct: 'dismissed',
      facts: [
        `${who} shows ${mark} on this account, last reported ${dateText(trade.reported)}.`,
        `${who} lists the last bankruptcy case, filed ${dateText(last.filing.filed)}, as “${last.filing.status}”${ended ? ` ${dateText(ended)}` : ''}, and none as discharged.`,
      ],
      values: [
        ['Shown', mark],
        ['Last case filed', dateText(last.filing.filed)],
        ['Its status', last.filing.status],
        ['Last payment', dateText(trade.lastPayment)],
        ['Last reported', dateText(trade.reported)],
      ],
      evidence: [...markFields(line), 'reported', ...cases.flatMap((one) => ofRecord(one, 'status', 'filed'))],
      suggestedReason: trade.payStatus === 'bankruptcy' ? 'status-wrong' : 'remarks-wrong',
      suggestedClaim: 'The bankruptcy case was dismissed, and this account is still shown as part of a bankruptcy.',
      question: 'Was the bankruptcy case that this account was part of dismissed by the court?',
    },
  ];
}

function beforeFiling(line: AccountLine, mark: string, cases: readonly RecordLine[]): LineParts[] {
  const { trade, bureau, who } = line;
  const first = cases.toSorted((a, b) => ((filedSpan(a)?.first ?? '') < (filedSpan(b)?.first ?? '') ? -1 : 1))[0];
  const filed = first && filedSpan(first);
  if (!first || !filed || !trade.reported || !surelyAfter(filed, spanOf(trade.reported, bureau), 31)) return [];
  return [
    {
      title: 'Bankruptcy mark from before the case was filed',
      severity: 'medium',
      confidence: 0.65,
      distinct: 'before-filing',
      facts: [
        `${who} shows ${mark} on this account, last reported ${dateText(trade.reported)}.`,
        `The first bankruptcy case that ${who} lists was filed ${dateText(first.filing.filed)}, which is later.`,
      ],
      values: [
        ['Shown', mark],
        ['Last reported', dateText(trade.reported)],
        ['First case filed', dateText(first.filing.filed)],
      ],
      evidence: [...markFields(line), 'reported', ...ofRecord(first, 'filed')],
      suggestedReason: 'not-in-bankruptcy',
      suggestedClaim: `This account was reported as part of a bankruptcy before my first case was filed ${dateText(first.filing.filed)}.`,
      question: `Did you file for bankruptcy before ${dateText(first.filing.filed)}?`,
      wrongAnswer: 'no',
    },
  ];
}

const YEARS_BEFORE_DISCHARGE = 2;

/** The account was there before the case. A case under chapter 7 takes months, so two years before its discharge are enough. */
function isOlder(opened: Span, only: RecordLine): boolean {
  const [filed, ended] = [filedSpan(only), only.filing.resolved];
  if (filed) return surelyAfter(filed, opened);
  return (
    chapterOf(only) === '7' &&
    ended !== undefined &&
    opened.last < addMonths(spanOf(ended, only.bureau).first, -12 * YEARS_BEFORE_DISCHARGE)
  );
}

function paidAfterDischarge(line: AccountLine, mark: string, cases: readonly RecordLine[]): LineParts[] {
  const { account, trade, bureau, who } = line;
  const discharged = cases.filter((one) => endingOf(one) === 'discharged');
  const [only] = discharged;
  const { lastPayment, opened } = trade;
  const filed = only && filedSpan(only);
  const ended = only?.filing.resolved;
  if (!only || discharged.length > 1 || !ended || !lastPayment || !opened) return [];
  if (PAID_ON.has(account.category) || isReaffirmed(trade) || !isOlder(spanOf(opened, bureau), only)) return [];
  if (!surelyAfter(spanOf(lastPayment, bureau), spanOf(ended, bureau), 31)) return [];
  return [
    {
      title: 'Payment after the discharge',
      severity: 'medium',
      confidence: 0.7,
      distinct: 'payment',
      facts: [
        `${who} shows ${mark} on this account with a last payment of ${dateText(lastPayment)}.`,
        `${who} lists ${filed ? `the bankruptcy case filed ${dateText(only.filing.filed)}` : 'the only bankruptcy case'} as discharged ${dateText(ended)}.`,
      ],
      values: [
        ['Last payment', dateText(lastPayment)],
        ['Discharged', dateText(ended)],
        ['Filed', dateText(only.filing.filed)],
      ],
      evidence: ['lastPayment', ...markFields(line), ...ofRecord(only, 'status', ...(filed ? (['filed'] as const) : []), 'resolved')],
      suggestedReason: 'dates-wrong',
      suggestedClaim: `This debt was part of the case discharged ${dateText(ended)}, and a payment of ${dateText(lastPayment)} is reported.`,
      question: `Did you make a payment on this account after the discharge of ${dateText(ended)}?`,
      wrongAnswer: 'no',
    },
  ];
}
