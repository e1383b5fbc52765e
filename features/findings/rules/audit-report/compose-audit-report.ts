// The audit report of one credit report: values in, what is to be printed out.
import { civilDateAt, formatLongCivilDate, formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, Score } from '../../../report-files/rules/model.ts';
import { formatPartialDate, partsText } from '../../../report-files/rules/report-view.ts';
import { scoreModelText } from '../../../scores/rules/score-models.ts';
import type { FindingRow } from '../../contract.ts';
import { wordFor } from '../wrong-answer.ts';
import { findingState } from '../finding-state.ts';
import type { AuditFinding, AuditFindingGroup, AuditFindingSection, AuditOffice, AuditReport, AuditScore } from './audit-report.ts';
import {
  aboutSentences,
  ANSWERS,
  BASES,
  BLENDED,
  CHOICES,
  FINDINGS_INTRO,
  GUIDE,
  HEADINGS,
  leftOut,
  NO_FILE,
  NO_FINDINGS,
  NO_NEGATIVES,
  NO_SCORE,
  NO_SCORE_HERE,
  NONE_LEFT,
  ONE_ACCOUNT,
  SCORE_NOTE,
  UNSETTLED,
  WEIGHTS,
} from './audit-sentences.ts';
import { countsOf, GLANCE_COLUMNS, negativesOf, presenceOf } from './negatives.ts';

export interface AuditInput {
  readonly report: CreditReport;
  /** The gravest first. */
  readonly rows: readonly FindingRow[];
  readonly client: string;
  readonly office: AuditOffice | null;
  readonly today: CivilDate;
  /** IANA zone of the office: days of answers are days there. */
  readonly zone: string;
  /** 'open' leaves out what the client said is right and what was set aside. */
  readonly include: 'open' | 'all';
}

export function composeAuditReport({ report, rows, client, office, today, zone, include }: AuditInput): AuditReport {
  const shown = include === 'all' ? rows : rows.filter(({ answer }) => !['right', 'set-aside'].includes(findingState(answer)));
  const made = formatLongCivilDate(today);
  const reportDate =
    report.reportDate &&
    (report.reportDate.precision === 'day' ? formatLongCivilDate(report.reportDate.iso) : formatPartialDate(report.reportDate));
  const source = partsText(report) ?? report.provider;
  const negatives = negativesOf(report);
  return {
    title: `${HEADINGS.title}: ${client}`,
    language: 'en',
    office,
    client,
    details: [
      { label: 'Date of the report', value: reportDate ?? 'not stated' },
      ...(source !== undefined && source !== '' ? [{ label: 'Source of the report', value: source }] : []),
      { label: 'Review made on', value: made },
    ],
    about: { heading: HEADINGS.about, content: aboutSentences(reportDate ?? made) },
    glance: {
      heading: HEADINGS.glance,
      columns: GLANCE_COLUMNS,
      rows: countsOf(
        report,
        shown.map(({ finding }) => finding),
      ),
      notes: [...missingBureaus(report), ONE_ACCOUNT],
    },
    scores: { heading: HEADINGS.scores, content: BUREAUS.flatMap((bureau) => scoresAt(report, bureau)), note: SCORE_NOTE },
    negatives: {
      heading: HEADINGS.negatives,
      content: negatives.some(({ accounts, records }) => accounts.length + records.length > 0) ? negatives : [],
      notes: [
        ...(negatives.every(({ accounts, records }) => accounts.length + records.length === 0) ? [NO_NEGATIVES] : []),
        ...(report.accounts.some(({ blended }) => blended === true) ? [BLENDED] : []),
      ],
    },
    findings: {
      heading: HEADINGS.findings,
      content: sectionsOf(shown, zone),
      intro: [
        shown.length > 0 ? FINDINGS_INTRO : rows.length > 0 ? NONE_LEFT : NO_FINDINGS,
        ...(rows.length > shown.length ? [leftOut(rows.length - shown.length)] : []),
      ],
    },
    guide: { heading: HEADINGS.guide, content: GUIDE },
  };
}

function missingBureaus(report: CreditReport): string[] {
  const missing = BUREAUS.flatMap((bureau) => {
    const present = presenceOf(report, bureau);
    return present === 'yes' ? [] : [`${BUREAU_NAMES[bureau]}: ${NO_FILE[present]}`];
  });
  return missing.length > 0 ? [missing.join(' ')] : [];
}

function scoresAt(report: CreditReport, bureau: Bureau): AuditScore[] {
  const scores = report.bureaus.find((file) => file.bureau === bureau)?.scores ?? [];
  if (scores.length > 0) return scores.map((score) => scoreRow(bureau, score));
  const present = presenceOf(report, bureau);
  return [
    {
      bureau: BUREAU_NAMES[bureau],
      value: NO_SCORE,
      model: '',
      note: present === 'yes' ? NO_SCORE_HERE : NO_FILE[present],
      scale: null,
      date: '',
    },
  ];
}

function scoreRow(bureau: Bureau, score: Score): AuditScore {
  const { value, min, max, scoredOn } = score;
  const isOnScale = value !== null && max > min;
  return {
    bureau: BUREAU_NAMES[bureau],
    value: value === null ? NO_SCORE : String(value),
    model: scoreModelText(score),
    note: value === null ? (score.noScoreReason ?? '') : '',
    scale: isOnScale ? { min, max, at: Math.min(Math.max((value - min) / (max - min), 0), 1) } : null,
    date: scoredOn ? formatPartialDate(scoredOn) : '',
  };
}

/** What concerns several bureaus first, then bureau by bureau; inside, line by line in the order of the gravest finding. */
function sectionsOf(rows: readonly FindingRow[], zone: string): AuditFindingSection[] {
  return [null, ...BUREAUS].flatMap((bureau) => {
    const here = rows.filter(({ finding }) => finding.bureau === bureau);
    return here.length === 0
      ? []
      : [{ bureau, heading: bureau === null ? HEADINGS.across : BUREAU_NAMES[bureau], groups: groupsOf(here, zone) }];
  });
}

function groupsOf(rows: readonly FindingRow[], zone: string): AuditFindingGroup[] {
  const groups = new Map<string, FindingRow[]>();
  for (const row of rows) {
    const { line, lineId, heading, accountNumberMasked } = row.finding;
    const key = JSON.stringify([line, lineId, heading, accountNumberMasked]);
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((group) => {
    const first = group[0]?.finding;
    return first
      ? [{ heading: first.heading, number: first.accountNumberMasked ?? '', findings: group.map((row) => findingOf(row, zone)) }]
      : [];
  });
}

function findingOf({ finding, answer }: FindingRow, zone: string): AuditFinding {
  const state = findingState(answer);
  const at = state === 'asked' ? answer?.askedAt : answer?.answeredAt;
  const on = at === null || at === undefined ? null : formatCivilDate(civilDateAt(new Date(at), zone));
  return {
    title: finding.title,
    weight: WEIGHTS[finding.severity],
    facts: finding.facts,
    question: finding.question,
    restsOn: `${finding.citation} (${BASES[finding.basis]})`,
    answer: ANSWERS[state](on, wordFor(state === 'right' ? 'right' : 'wrong', finding.wrongAnswer)),
    choices: UNSETTLED.has(state) ? CHOICES : [],
  };
}
