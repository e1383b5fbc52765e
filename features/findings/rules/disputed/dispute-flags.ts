// A dispute that is not noted, and a note that outlived its dispute.
import { addDays, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import type { DisputedLine } from '../finding.ts';
import { aboutLine, dateText, perLine, type AccountLine } from '../finding-parts.ts';
import { earliestDay } from './certain-dates.ts';
import { openDisputeMark, saysUndisputed } from './dispute-marks.ts';
import { given, remarkFields } from '../evidence.ts';

/** A bureau tells the furnisher within five business days of receipt, which is never more than two weeks with the mail. */
const DAYS_UNTIL_TOLD = 14;
const DAYS_AFTER_RESULT = 60;

const disputesOf = (line: AccountLine, disputes: readonly DisputedLine[]): readonly DisputedLine[] => {
  const { bureau, lineKey } = aboutLine(line);
  return disputes.filter((dispute) => dispute.bureau === bureau && dispute.lineKey === lineKey);
};

export const disputeFlagMissing = perLine(
  {
    code: 'A26',
    title: 'Open dispute is not noted',
    citation: '15 U.S.C. 1681s-2(a)(3), 1681c(f)',
    basis: 'statute',
    guard:
      'Only for a dispute without a result, where the furnisher reported again more than 14 days after it was sent and the source says outright that the line is not disputed.',
  },
  (line, { disputes }) => {
    const { trade, who } = line;
    const open = disputesOf(line, disputes).find(({ outcome }) => outcome === 'none');
    if (!open || !trade.reported || !saysUndisputed(trade) || earliestDay(trade.reported) <= addDays(open.sentOn, DAYS_UNTIL_TOLD))
      return undefined;
    return {
      severity: 'low',
      confidence: 0.7,
      facts: [
        `A dispute of this account was sent to ${who} on ${formatCivilDate(open.sentOn)}, and no result is on file.`,
        `${who} shows the account as last reported ${dateText(trade.reported)}, without a note that it is disputed.`,
      ],
      values: [
        ['Dispute sent', formatCivilDate(open.sentOn)],
        ['Last reported', dateText(trade.reported)],
        ['Days until the furnisher is told', String(DAYS_UNTIL_TOLD)],
      ],
      evidence: ['reported', 'disputeFlag'],
      suggestedReason: 'remarks-wrong',
      suggestedClaim: 'I dispute this account, and it is reported without saying so.',
      question: 'Do you still dispute this account?',
    };
  },
);

export const disputeFlagStale = perLine(
  {
    code: 'A27',
    title: 'Dispute note stayed after the result',
    citation: 'Metro 2 compliance conditions (they stay until removed)',
    basis: 'standard',
    guard:
      'Only where every dispute of the line has a result, the furnisher reported again more than 60 days after the last one, and the note speaks of a dispute still open; the client chooses.',
  },
  (line, { disputes }) => {
    const { trade, who } = line;
    const mark = openDisputeMark(trade);
    const ours = disputesOf(line, disputes);
    if (mark === undefined || !trade.reported || ours.length === 0) return undefined;
    const results = ours.flatMap(({ outcome, outcomeOn }) => (outcome === 'none' || outcomeOn === null ? [] : [outcomeOn])).toSorted();
    const last = results.at(-1);
    if (last === undefined || results.length < ours.length || earliestDay(trade.reported) <= addDays(last, DAYS_AFTER_RESULT))
      return undefined;
    return {
      severity: 'low',
      confidence: 0.7,
      facts: [
        `The last dispute of this account with ${who} was answered on ${formatCivilDate(last)}.`,
        `${who} still shows ${mark}, in an account last reported ${dateText(trade.reported)}.`,
      ],
      values: [
        ['Result', formatCivilDate(last)],
        ['Last reported', dateText(trade.reported)],
        ['Days allowed', String(DAYS_AFTER_RESULT)],
      ],
      evidence: [...given(trade, 'reported', 'complianceCode', 'disputeFlag'), ...remarkFields(trade, (text) => /disput/i.test(text))],
      suggestedReason: 'remarks-wrong',
      suggestedClaim: 'I no longer dispute this account, and it is still reported as disputed.',
      question: 'Do you want the note that you dispute this account removed? Mortgage lenders often ask for that.',
    };
  },
);
