// Bad marks on an account the client only used, or left.
import { findNegativeReasons } from '../../../report-files/rules/negativity.ts';
import { RESPONSIBILITY_WORDS } from '../../../report-files/rules/wording.ts';
import { linesOf, perLine } from '../finding-parts.ts';

const ONLY_USED: ReadonlySet<string> = new Set(['authorized-user', 'terminated']);

export const notResponsible = perLine(
  {
    code: 'A30',
    title: "Derogatory on an account that is not the client's to pay",
    citation: '15 U.S.C. 1681s-2(a)(1), 12 CFR 1022.43(a)(1)',
    basis: 'statute',
    guard:
      'Only where the bureau itself prints authorized user or terminated beside the adverse information, and no bureau prints the client as owner of the same account.',
  },
  (line) => {
    const { trade, bureau, account, collection, who } = line;
    const role = trade.responsibility;
    if (bureau === null || role === undefined || !ONLY_USED.has(role)) return undefined;
    const others = linesOf(account).map(({ trade: { responsibility } }) => responsibility);
    if (others.some((other) => other !== undefined && other !== 'undesignated' && !ONLY_USED.has(other))) return undefined;
    const reasons = findNegativeReasons({ [bureau]: [trade] }, collection);
    if (reasons.length === 0) return undefined;
    const used = role === 'authorized-user';
    return {
      severity: used ? 'medium' : 'low',
      confidence: used ? 0.8 : 0.5,
      facts: [`${who} reports the responsibility as ${RESPONSIBILITY_WORDS[role]}.`, ...reasons.map((reason) => `${reason}.`)],
      values: [
        ['Responsibility', RESPONSIBILITY_WORDS[role]],
        ['Adverse information', reasons.join('; ')],
      ],
      suggestedReason: used ? 'authorized-user' : 'not-responsible',
      suggestedClaim: used
        ? 'I was only an authorized user of this account. I did not sign for it.'
        : 'I was no longer responsible for this account when this was reported.',
      question: used
        ? 'Were you only an authorized user, without having signed for this account?'
        : 'Had you left this account, and did the trouble begin only after that?',
    };
  },
);
