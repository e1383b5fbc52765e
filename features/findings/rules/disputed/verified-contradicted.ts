// The bureau verified a line that a paper of the client or another bureau contradicts.
import { ofLine, type Evidence } from '../evidence.ts';
import { daysBetween, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { isOfSeveralDays } from '../../../credit-reports/rules/combining/combine-reports.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';
import type { ComparedField, Tradeline } from '../../../report-files/rules/model.ts';
import type { AnalysisInput } from '../finding.ts';
import { aboutLine, dateText, linesOf, money, owes, perLine, type AccountLine } from '../finding-parts.ts';
import { earliestDay, latestDay, pulledOn } from './certain-dates.ts';
import { saidAboutLine } from './client-statements.ts';

/** Fields that do not move by themselves; the others only count when both bureaus were told within a month. */
const LASTING: readonly ComparedField[] = ['opened', 'responsibility'];
const MOVING: readonly ComparedField[] = ['payStatus', 'openClosed', 'pastDue'];
const WORDS: Partial<Record<ComparedField, string>> = {
  opened: 'the opening date',
  responsibility: 'the responsibility',
  payStatus: 'the pay status',
  openClosed: 'open or closed',
  pastDue: 'the past due amount',
};
const SAME_MONTH = 31;
/** Below this, whether the lines are one account is a question of its own. */
const SURE_MATCH = 0.8;

interface Contradiction {
  readonly fact: string;
  readonly label: string;
  readonly value: string;
  readonly evidence: readonly Evidence[];
}

export const verifiedButContradicted = perLine(
  {
    code: 'A45',
    title: 'Verified, but contradicted',
    citation: '15 U.S.C. 1681i(a)(4), (5), (7), 1681s-2(b)',
    basis: 'statute',
    guard:
      'Only for a line answered "verified" before this report was pulled, contradicted by the client\'s word that it is paid or by another bureau on the very same account; amounts and status only if both were reported within 31 days.',
  },
  (line, input) => {
    const { bureau, who, trade } = line;
    const about = aboutLine(line);
    const dispute = input.disputes.findLast((d) => d.bureau === bureau && d.lineKey === about.lineKey);
    const pulled = pulledOn(input.report, bureau);
    if (
      bureau === null ||
      !dispute ||
      dispute.outcome !== 'verified' ||
      dispute.outcomeOn === null ||
      !pulled ||
      earliestDay(pulled) < dispute.outcomeOn
    )
      return undefined;
    const found = [...byWord(line, input), ...byOtherBureaus(line.account, bureau, isOfSeveralDays(input.report))];
    if (found.length === 0) return undefined;
    return {
      severity: 'high',
      confidence: 0.7,
      facts: [`${who} answered on ${formatCivilDate(dispute.outcomeOn)} that this account was verified.`, ...found.map(({ fact }) => fact)],
      values: [
        ['Verified', formatCivilDate(dispute.outcomeOn)],
        ['Balance', money(trade.balance)],
        ...found.map(({ label, value }) => [label, value] as const),
      ],
      evidence: found.flatMap(({ evidence }) => evidence),
      suggestedReason: 'verified-but-contradicted',
      suggestedClaim: 'The bureau answered that this account was verified. What follows shows otherwise.',
      question: `Is what ${who} verified still wrong? Please add what you have that is new and shows it.`,
    };
  },
);

function byWord(line: AccountLine, input: AnalysisInput): Contradiction[] {
  const paid = saidAboutLine(input, 'paid', aboutLine(line));
  if (!paid || !owes(line.trade.balance)) return [];
  if (paid.on !== undefined && line.trade.reported && earliestDay(line.trade.reported) <= paid.on) return [];
  return [
    {
      fact: `${line.who} reports a balance of ${money(line.trade.balance)}, last reported ${dateText(line.trade.reported)}.`,
      label: "Paid, by the client's word",
      value: paid.on === undefined ? 'yes' : formatCivilDate(paid.on),
      evidence: ofLine(line, 'balance', 'reported'),
    },
  ];
}

function byOtherBureaus(account: Tradeline, bureau: Bureau, ofSeveralDays: boolean): Contradiction[] {
  if ((account.matchConfidence ?? 1) < SURE_MATCH) return [];
  return account.differences.flatMap(({ field, values }) => {
    const mine = values[bureau];
    const words = WORDS[field];
    if (mine === undefined || words === undefined) return [];
    return BUREAUS.flatMap((other) => {
      const theirs = values[other];
      const counts = LASTING.includes(field) || (!ofSeveralDays && MOVING.includes(field) && toldTogether(account, bureau, other));
      if (other === bureau || theirs === undefined || theirs === mine || !counts) return [];
      return [
        {
          fact: `${BUREAU_NAMES[bureau]} gives ${words} as ${mine}, ${BUREAU_NAMES[other]} as ${theirs}.`,
          label: `${BUREAU_NAMES[other]}: ${words}`,
          value: `${theirs} instead of ${mine}`,
          evidence: linesOf(account)
            .filter(({ bureau: of, index }) => (of === bureau || of === other) && index === 0)
            .flatMap((line) => ofLine(line, field)),
        },
      ];
    });
  });
}

function toldTogether(account: Tradeline, a: Bureau, b: Bureau): boolean {
  const [mine, theirs] = [account.byBureau[a]?.[0]?.reported, account.byBureau[b]?.[0]?.reported];
  if (!mine || !theirs) return false;
  return (
    Math.max(Math.abs(daysBetween(earliestDay(mine), latestDay(theirs))), Math.abs(daysBetween(latestDay(mine), earliestDay(theirs)))) <=
    SAME_MONTH
  );
}
