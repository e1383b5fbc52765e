// A judgment, paid tax lien or arrest older than seven years.
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import type { CreditReport, PartialDate } from '../../../report-files/rules/model.ts';
import type { Analysis, Finding } from '../finding.ts';
import { reportDay, spanOf } from '../dates/known-days.ts';
import { aboutRecord, dateText, makeFinding, recordLines, type AnalysisHead, type RecordLine } from '../finding-parts.ts';
import { addLegalYears, exemptNote, isExemptUse } from '../obsolescence.ts';

const HEAD: AnalysisHead = {
  code: 'A4',
  title: 'Judgment, paid tax lien or arrest older than seven years',
  citation: '15 U.S.C. 1681c(a)(2), (3)',
  basis: 'statute',
  guard:
    'Only with a reported date of entry, or of payment for a lien that is reported as paid; an unpaid lien has no limit, a judgment may be reported as long as it can be enforced, mortgage reports are left out.',
};

export const obsoleteRecords: Analysis = {
  ...HEAD,
  run: ({ report }) => recordLines(report).flatMap((line) => (isExemptUse(report, line.bureau) ? [] : look(line, report))),
};

function look(line: RecordLine, report: CreditReport): Finding[] {
  const day = reportDay(report, line.bureau);
  const start = startOf(line);
  if (!start || !day) return [];
  const { filing, bureau, who } = line;
  const from = spanOf(start.date, bureau).last;
  const last = addLegalYears(from, 7);
  if (day <= last) return [];
  return [
    makeFinding(HEAD, aboutRecord(line), {
      severity: 'high',
      confidence: start.judgment ? 0.6 : 0.8,
      facts: [
        `${who} lists ${filing.type}${start.lien ? ' as paid' : ''} with the date ${dateText(start.date)}, in a report of ${formatCivilDate(day)}.`,
      ],
      values: [
        [start.lien ? 'Paid or released' : 'Entered', dateText(start.date)],
        ['Plus 7 years', formatCivilDate(last)],
        ['Report date', formatCivilDate(day)],
        ...(start.judgment
          ? [['Longer limit', 'A judgment may stay as long as state law lets it be enforced, when that is longer.'] as const]
          : []),
        ...exemptNote(report, bureau),
      ],
      suggestedReason: 'obsolete',
      suggestedClaim: `This record dates from ${dateText(start.date)}, more than seven years ago, and may no longer be reported.`,
      question: `Was this ${start.lien ? 'lien paid' : 'record entered'} on or before ${formatCivilDate(from)}${start.judgment ? ', and has the time to enforce it run out in your state' : ''}?`,
    }),
  ];
}

interface Start {
  readonly date: PartialDate;
  readonly lien: boolean;
  readonly judgment: boolean;
}

function startOf({ record, filing }: RecordLine): Start | undefined {
  if (record.kind === 'judgment' && filing.filed) return { date: filing.filed, lien: false, judgment: true };
  if (record.kind === 'other' && /\barrest/i.test(filing.type) && filing.filed) return { date: filing.filed, lien: false, judgment: false };
  const paid =
    /\b(?:paid|satisfied|released?)\b/i.test(filing.status) && !/\b(?:not|un)\s*-?(?:paid|satisfied|released)/i.test(filing.status);
  return record.kind === 'tax-lien' && paid && filing.resolved ? { date: filing.resolved, lien: true, judgment: false } : undefined;
}
