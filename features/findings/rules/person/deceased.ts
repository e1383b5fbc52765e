// A living client marked as dead.
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import type { Analysis } from '../finding.ts';
import { aboutDetail, aboutLine, accountLines, makeFinding, type AnalysisHead, type FindingParts } from '../finding-parts.ts';
import { ofFile, ofLine, remarkFields } from '../evidence.ts';

const head: AnalysisHead = {
  code: 'A31',
  title: 'Reported as deceased',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    'Only for a printed deceased alert, responsibility or remark that is about the consumer; remarks about a joint holder, spouse or estate, and denials, are left out.',
};

const DEAD = /\bdeceased\b/i;
const OTHER_PERSON =
  /\bnot\b|\bno\b|joint|spouse|co-?(?:borrower|signer|maker|applicant|holder|owner|obligor)|other|authorized|primary|estate|secondary|relative|parent|clear/i;

function markOf({ responsibility, remarks }: BureauTrade): string | undefined {
  if (responsibility === 'deceased') return 'the responsibility "Deceased"';
  const remark = remarks.find(({ text }) => DEAD.test(text) && !OTHER_PERSON.test(text));
  return remark && `the remark “${remark.text}”`;
}

const parts = (who: string, mark: string, evidence: FindingParts['evidence']): FindingParts => ({
  severity: 'high',
  confidence: 0.9,
  facts: [`${who} shows ${mark}.`],
  values: [['Shown', mark]],
  evidence,
  suggestedReason: 'deceased-wrong',
  suggestedClaim: 'I am reported as deceased. I am alive.',
  question: 'Is this mark about you? (It may be about someone who shared the account.)',
});

export const reportedDeceased: Analysis = {
  ...head,
  run: ({ report }) => [
    ...report.bureaus.flatMap(({ bureau, alerts }) => {
      const at = alerts.findIndex(({ kind, text }) => kind === 'deceased' && !OTHER_PERSON.test(text));
      const alert = alerts[at];
      return alert
        ? [
            makeFinding(
              head,
              aboutDetail(report, bureau, `alerts/${at}`, 'Deceased alert'),
              parts(BUREAU_NAMES[bureau], `the alert "${alert.text}"`, ofFile(report, bureau, `alerts/${at}`)),
            ),
          ]
        : [];
    }),
    ...accountLines(report).flatMap((line) => {
      const mark = markOf(line.trade);
      const fields =
        line.trade.responsibility === 'deceased'
          ? (['responsibility'] as const)
          : remarkFields(line.trade, (text) => mark?.includes(text) === true);
      return mark === undefined ? [] : [makeFinding(head, aboutLine(line), parts(line.who, mark, ofLine(line, ...fields)))];
    }),
  ],
};
