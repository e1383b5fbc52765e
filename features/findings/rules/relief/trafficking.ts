// Adverse items that came of trafficking, by documents the client holds.
import { findNegativeReasons } from '../../../report-files/rules/negativity.ts';
import { aboutLine, perLine } from '../finding-parts.ts';
import { saidAboutLine } from '../disputed/client-statements.ts';
import { given } from '../evidence.ts';

export const traffickingDebt = perLine(
  {
    code: 'A47',
    title: 'Adverse item covered by documents the client holds',
    citation: '15 U.S.C. 1681c-3',
    basis: 'statute',
    guard:
      'Only for adverse lines the client names and holds determination documents for; the bureau is written to with the documents and not by an ordinary dispute, so no dispute reason is suggested.',
  },
  (line, input) => {
    const { trade, bureau, collection } = line;
    if (!saidAboutLine(input, 'trafficking-documents', aboutLine(line))) return undefined;
    const reasons = findNegativeReasons({ [bureau ?? trade.bureau]: [trade] }, collection);
    if (reasons.length === 0) return undefined;
    return {
      severity: 'high',
      confidence: 0.8,
      facts: bureau === null ? ['The merged report shows adverse information on this account.'] : reasons.map((reason) => `${reason}.`),
      values: [
        ['Adverse information', reasons.join('; ')],
        ["Documents, by the client's word", 'held'],
      ],
      evidence: given(trade, 'payStatus', 'balance', 'pastDue'),
      suggestedReason: null,
      suggestedClaim: 'I hold the documents that 15 U.S.C. 1681c-3 asks for, and this item is covered by them.',
      question: 'Do your documents cover this item? If so, we can help you send them to the bureau.',
    };
  },
);
