// A bankruptcy in the file of someone who never filed one.
import type { Analysis } from '../finding.ts';
import { aboutLine, aboutRecord, accountLines, dateText, makeFinding, recordLines, type AnalysisHead } from '../finding-parts.ts';
import { said } from '../disputed/client-statements.ts';
import { EVER_BANKRUPT } from '../file-questions.ts';
import { bankruptcyMark } from './bankruptcy-marks.ts';
import { given, ofLine, ofRecord, remarkFields } from '../evidence.ts';

const head: AnalysisHead = {
  code: 'A29',
  title: 'Bankruptcy of someone else',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    'Only when the client says that they never filed for bankruptcy and says nothing to the contrary; joint accounts are left out, since the other person may have filed.',
};

export const bankruptcyNotTheClients: Analysis = {
  ...head,
  run: (input) => {
    if (said(input, 'no-bankruptcy').length === 0 || said(input, 'bankruptcy').length > 0) return [];
    const records = recordLines(input.report)
      .filter(({ record }) => record.kind === 'bankruptcy')
      .map((line) =>
        makeFinding(head, aboutRecord(line), {
          severity: 'high',
          confidence: 0.8,
          facts: [`${line.who} lists a public record "${line.filing.type}", filed ${dateText(line.filing.filed)}.`],
          values: [
            ['Type', line.filing.type],
            ['Status', line.filing.status],
            ['Filed', dateText(line.filing.filed)],
            ["Cases by the client's word", 'none'],
          ],
          evidence: ofRecord(line, 'type', 'status', 'filed'),
          suggestedReason: 'not-mine',
          suggestedClaim: 'This bankruptcy is not mine. I never filed for bankruptcy.',
          question: EVER_BANKRUPT,
          wrongAnswer: 'no',
        }),
      );
    const accounts = accountLines(input.report).flatMap((line) => {
      const mark = bankruptcyMark(line.trade);
      if (mark === undefined || (line.trade.responsibility !== undefined && line.trade.responsibility !== 'individual')) return [];
      return [
        makeFinding(head, aboutLine(line), {
          severity: 'high',
          confidence: 0.7,
          facts: [`${line.who} shows ${mark} on this account.`],
          values: [
            ['Shown', mark],
            ["Cases by the client's word", 'none'],
          ],
          evidence: ofLine(
            line,
            ...given(line.trade, 'bankruptcy', 'payStatus'),
            ...remarkFields(line.trade, (text) => mark.includes(text)),
          ),
          suggestedReason: 'not-in-bankruptcy',
          suggestedClaim: 'This account was not part of a bankruptcy of mine. I never filed one.',
          question: EVER_BANKRUPT,
          wrongAnswer: 'no',
        }),
      ];
    });
    return [...records, ...accounts];
  },
};
