// Bureaus that give one account dates of first delinquency more than a month apart.
import { listWords } from '../../../report-files/rules/report-view.ts';
import { dateText, perAccount } from '../finding-parts.ts';
import { spanOf, surelyAfter } from './known-days.ts';
import { ofLine } from '../evidence.ts';

export const firstDelinquencySpread = perAccount(
  {
    code: 'A8',
    title: 'Dates of first delinquency differ between bureaus',
    citation: '15 U.S.C. 1681e(b), 1681s-2(a)(1)',
    basis: 'statute',
    guard:
      'Only between bureaus that print the date and list the account once; dates known to the month must be more than 31 days apart whichever days they stand for.',
  },
  (account, lines) => {
    const said = lines.flatMap(({ trade, bureau, who }) =>
      trade.firstDelinquency && account.byBureau[trade.bureau]?.length === 1
        ? [{ who, text: dateText(trade.firstDelinquency), span: spanOf(trade.firstDelinquency, bureau) }]
        : [],
    );
    // An account put together by likeness may be two accounts.
    if ((account.matchConfidence ?? 1) < 0.9 || !said.some((a) => said.some((b) => surelyAfter(a.span, b.span, 31)))) return undefined;
    return {
      severity: 'high',
      confidence: 0.8,
      facts: [`${listWords(said.map(({ who, text }) => `${who} reports a date of first delinquency of ${text}`))}.`],
      values: said.map(({ who, text }) => [who, text] as const),
      evidence: lines.flatMap((line) => (line.trade.firstDelinquency ? ofLine(line, 'firstDelinquency') : [])),
      suggestedReason: 'dates-wrong',
      suggestedClaim: `The bureaus give this account different dates of first delinquency (${said.map(({ who, text }) => `${who}: ${text}`).join(', ')}). They cannot all be right.`,
      question: 'Did you first fall behind on this account on another date than one of these?',
    };
  },
);
