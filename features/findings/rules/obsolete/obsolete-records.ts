// A judgment, paid tax lien or arrest older than seven years.
import { civilDate, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, PartialDate } from '../../../report-files/rules/model.ts';
import type { Analysis, Finding } from '../finding.ts';
import { reportDay, spanOf } from '../dates/known-days.ts';
import { aboutFile, aboutRecord, dateText, makeFinding, recordLines, type AnalysisHead, type RecordLine } from '../finding-parts.ts';
import { ofRecord, ofReportDay } from '../evidence.ts';
import { addLegalYears, exemptNote, isExemptUse } from '../obsolescence.ts';

const HEAD: AnalysisHead = {
  code: 'A4',
  title: 'Judgment, paid tax lien or arrest older than seven years',
  citation: '15 U.S.C. 1681c(a)(2), (3)',
  basis: 'statute',
  guard:
    'Only with a reported date of entry, or of payment for a lien that is reported as paid; an unpaid lien has no limit, a judgment may be reported as long as it can be enforced, mortgage reports are left out. That bureaus say they no longer list judgments and tax liens is asked about once a bureau, as a policy and never as law.',
};

export const obsoleteRecords: Analysis = {
  ...HEAD,
  run: ({ report }) => {
    const lines = recordLines(report).filter(({ bureau }) => !isExemptUse(report, bureau));
    return [...lines.flatMap((line) => look(line, report)), ...BUREAUS.flatMap((bureau) => keptByPolicy(bureau, lines, report))];
  },
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
        `${who} lists “${filing.type}”${start.lien ? ` as “${filing.status}”` : ''} with the date ${dateText(start.date)}, in a report of ${formatCivilDate(day)}.`,
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
      evidence: [...ofRecord(line, 'type', 'status', start.lien ? 'resolved' : 'filed'), ...ofReportDay(report, bureau)],
      suggestedReason: 'obsolete',
      suggestedClaim: `This record dates from ${dateText(start.date)}, more than seven years ago, and may no longer be reported.`,
      question: `Was this ${start.lien ? 'lien paid' : 'record entered'} on or before ${formatCivilDate(from)}${start.judgment ? ', and has the time to enforce it run out in your state' : ''}?`,
    }),
  ];
}

/**
 * Since 2018 the nationwide bureaus say that they list no judgments and tax liens (National Consumer Assistance Plan). A policy that could
 * not be read in the bureaus' own words here, so the confidence is low and nothing is disputed by it.
 */
const POLICY_FROM = civilDate(2018, 7, 1);

function keptByPolicy(bureau: Bureau, lines: readonly RecordLine[], report: CreditReport): Finding[] {
  const kept = lines.filter((line) => line.bureau === bureau && (line.record.kind === 'judgment' || line.record.kind === 'tax-lien'));
  const day = reportDay(report, bureau);
  if (kept.length === 0 || day === undefined || day < POLICY_FROM) return [];
  const who = BUREAU_NAMES[bureau];
  const listed = `${kept.length} ${kept.length === 1 ? 'judgment or tax lien' : 'judgments or tax liens'}`;
  return [
    makeFinding(HEAD, aboutFile(bureau, 'Judgments and tax liens'), {
      title: 'Judgments or tax liens still listed',
      citation: 'Policy of the nationwide bureaus (National Consumer Assistance Plan, 2017 and 2018); not a statute',
      basis: 'practice',
      severity: 'low',
      confidence: 0.4,
      distinct: 'policy',
      facts: [`${who} lists ${listed}, in a report of ${formatCivilDate(day)}.`],
      values: [
        ['Judgments and tax liens', String(kept.length)],
        ['Report date', formatCivilDate(day)],
      ],
      evidence: kept.flatMap((line) => ofRecord(line, 'type', 'status', 'filed')),
      suggestedReason: null,
      suggestedClaim: 'My file lists judgments or tax liens. I understand that it is the policy of the bureaus not to list these.',
      question: `Do you want us to ask ${who} about its policy on judgments and tax liens?`,
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
