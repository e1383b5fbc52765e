// Bad marks on an account the client only used, or left.
import { isLateCode } from '../../../report-files/rules/history-codes.ts';
import { findNegativeReasons } from '../../../report-files/rules/negativity.ts';
import { listWords, monthText } from '../../../report-files/rules/report-view.ts';
import { RESPONSIBILITY_WORDS } from '../../../report-files/rules/wording.ts';
import { monthCount, spanOf } from '../dates/known-days.ts';
import { given, monthFields } from '../evidence.ts';
import { dateText, linesOf, perLine, type AccountLine, type LineParts } from '../finding-parts.ts';

const ONLY_USED: ReadonlySet<string> = new Set(['authorized-user', 'terminated']);

export const notResponsible = perLine(
  {
    code: 'A30',
    title: "Derogatory on an account that is not the client's to pay",
    citation: '15 U.S.C. 1681s-2(a)(1), 12 CFR 1022.43(a)(1)',
    basis: 'statute',
    guard:
      'Only where the bureau itself prints authorized user or terminated beside the adverse information, and no bureau prints the client as owner of the same account. Where the file prints when the relationship ended, late months up to that month, and a charge-off that came of them, are left to the client; only what came after is asked about.',
  },
  (line) => {
    const { trade, bureau, account, collection, who } = line;
    const role = trade.responsibility;
    if (bureau === null || role === undefined || !ONLY_USED.has(role)) return undefined;
    const others = linesOf(account).map(({ trade: { responsibility } }) => responsibility);
    if (others.some((other) => other !== undefined && other !== 'undesignated' && !ONLY_USED.has(other))) return undefined;
    const reasons = findNegativeReasons({ [bureau]: [trade] }, collection);
    if (reasons.length === 0) return undefined;
    if (role === 'terminated') return trade.relationshipEnded ? afterTheEnd(line) : left(line, reasons);
    return {
      severity: 'medium',
      confidence: 0.8,
      facts: [`${who} reports the responsibility as ${RESPONSIBILITY_WORDS[role]}.`, ...reasons.map((reason) => `${reason}.`)],
      values: [
        ['Responsibility', RESPONSIBILITY_WORDS[role]],
        ['Adverse information', reasons.join('; ')],
      ],
      evidence: given(trade, 'responsibility', 'payStatus', 'pastDue'),
      suggestedReason: 'authorized-user',
      suggestedClaim: 'I was only an authorized user of this account. I did not sign for it.',
      question: 'Did you sign for this account yourself, or agree to pay it?',
      wrongAnswer: 'no',
    };
  },
);

/** The file does not say when the client left: what came before and what after is for the client to say. */
function left({ trade, who }: AccountLine, reasons: readonly string[]): LineParts {
  return {
    severity: 'low',
    confidence: 0.5,
    facts: [`${who} reports the responsibility as ${RESPONSIBILITY_WORDS.terminated}.`, ...reasons.map((reason) => `${reason}.`)],
    values: [
      ['Responsibility', RESPONSIBILITY_WORDS.terminated],
      ['Relationship ended', 'not shown'],
      ['Adverse information', reasons.join('; ')],
    ],
    evidence: [...given(trade, 'responsibility', 'payStatus', 'pastDue'), 'relationshipEnded'],
    suggestedReason: 'not-responsible',
    suggestedClaim: 'I was no longer responsible for this account when this was reported.',
    question: 'Did the trouble with this account begin only after you had left it?',
  };
}

/** Late months that began after the printed end; a delinquency under way when the client left is still the client's. */
function afterTheEnd({ trade, bureau, who }: AccountLine): LineParts | undefined {
  const ended = trade.relationshipEnded;
  if (!ended) return undefined;
  const end = monthCount(spanOf(ended, bureau).last);
  const late = trade.history.filter(({ code }) => isLateCode(code)).toSorted((a, b) => (a.month < b.month ? -1 : 1));
  const after = late.filter(({ month }) => monthCount(month) > end);
  const underWay = late.some(({ month }) => monthCount(month) === end || monthCount(month) === end - 1);
  if (after.length === 0 || underWay) return undefined;
  const months = listWords(after.map(({ month }) => monthText(month)));
  return {
    severity: 'medium',
    confidence: 0.7,
    facts: [
      `${who} reports that the client’s part in this account ended ${dateText(ended)}.`,
      `${who} shows the account as late in ${months}, after that.`,
    ],
    values: [
      ['Relationship ended', dateText(ended)],
      ['Late months after it', months],
    ],
    evidence: ['responsibility', 'relationshipEnded', ...monthFields(after)],
    suggestedReason: 'not-responsible',
    suggestedClaim: `My part in this account ended ${dateText(ended)}. The late months ${months} came after that.`,
    question: `Had you left this account by ${dateText(ended)}, before it fell behind?`,
  };
}
