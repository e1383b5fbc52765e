// A bankruptcy older than ten years (statute), or a chapter 13 older than seven (practice of the bureaus).
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import type { Analysis, Finding } from '../finding.ts';
import { reportDay, spanOf } from '../dates/known-days.ts';
import { aboutRecord, dateText, makeFinding, recordLines, type AnalysisHead, type RecordLine } from '../finding-parts.ts';
import { addLegalYears, exemptNote, isExemptUse } from '../obsolescence.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { ofRecord, ofReportDay } from '../evidence.ts';

const HEAD: AnalysisHead = {
  code: 'A3',
  title: 'Bankruptcy older than ten years',
  citation: '15 U.S.C. 1681c(a)(1)',
  basis: 'statute',
  guard:
    'Only with a reported filing date, counted from the last day it may stand for; a chapter 13 of seven to ten years is named as bureau practice and never as law; mortgage reports are left out.',
};

export const obsoleteBankruptcy: Analysis = {
  ...HEAD,
  run: ({ report }) => recordLines(report).flatMap((line) => (isExemptUse(report, line.bureau) ? [] : look(line, report))),
};

function look(line: RecordLine, report: CreditReport): Finding[] {
  const { record, filing, bureau, who } = line;
  const day = reportDay(report, bureau);
  if (record.kind !== 'bankruptcy' || !filing.filed || !day) return [];
  const from = spanOf(filing.filed, bureau).last;
  const [seven, ten] = [addLegalYears(from, 7), addLegalYears(from, 10)];
  const chapter13 = filing.chapter === '13' || (filing.chapter === undefined && /chapter 13\b/i.test(filing.type));
  const facts = [`${who} lists “${filing.type}” filed ${dateText(filing.filed)}, in a report of ${formatCivilDate(day)}.`];
  const values = [
    ['Filed', dateText(filing.filed)],
    ['Counted from', formatCivilDate(from)],
    ['Report date', formatCivilDate(day)],
  ] as const;
  const evidence = [...ofRecord(line, 'type', 'filed'), ...ofReportDay(report, bureau)];
  if (day > ten) {
    return [
      makeFinding(HEAD, aboutRecord(line), {
        severity: 'high',
        confidence: 0.9,
        facts,
        values: [...values, ['Plus 10 years', formatCivilDate(ten)], ...exemptNote(report, bureau)],
        evidence,
        suggestedReason: 'obsolete',
        suggestedClaim: `This bankruptcy was filed ${dateText(filing.filed)}, more than ten years ago, and may no longer be reported.`,
        question: `Was this bankruptcy filed on or before ${formatCivilDate(from)}?`,
      }),
    ];
  }
  if (!chapter13 || day <= seven) return [];
  return [
    makeFinding(HEAD, aboutRecord(line), {
      title: 'Chapter 13 bankruptcy older than seven years',
      citation: 'Practice of the nationwide bureaus; the statute allows ten years',
      basis: 'practice',
      severity: 'low',
      confidence: 0.6,
      facts,
      values: [...values, ['Plus 7 years (practice)', formatCivilDate(seven)]],
      // No reason of law fits: asking a bureau to follow its practice is not a dispute of accuracy.
      evidence,
      suggestedReason: null,
      suggestedClaim: `This chapter 13 bankruptcy was filed ${dateText(filing.filed)}. I understand that the bureaus remove these seven years after filing.`,
      question: `Was this chapter 13 bankruptcy filed on or before ${formatCivilDate(from)}?`,
    }),
  ];
}
