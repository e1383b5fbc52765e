// The audit report of one credit report: values in, what is to be printed out.
import { civilDateAt, formatLongCivilDate, formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Language } from '../../../../platform/base/language.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, Score } from '../../../report-files/rules/model.ts';
import { headingIn } from '../../../report-files/rules/spanish-headings.ts';
import { scoreModelText } from '../../../scores/rules/score-models.ts';
import type { FindingRow } from '../../contract.ts';
import { wordFor } from '../wrong-answer.ts';
import { findingState } from '../finding-state.ts';
import { citationIn } from '../spanish/citations.ts';
import { factInSpanish } from '../spanish/fact-in-spanish.ts';
import { questionInSpanish } from '../spanish/say-in-spanish.ts';
import { titleIn } from '../spanish/titles.ts';
import type { AuditFinding, AuditFindingGroup, AuditFindingSection, AuditOffice, AuditReport, AuditScore } from './audit-report.ts';
import { AUDIT_SENTENCES, UNSETTLED, type AuditSentences } from './audit-sentences.ts';
import { longDateIn, partialDateIn } from './dates.ts';
import { countsOf, negativesOf, presenceOf } from './negatives.ts';

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
  /** That of the reader. */
  readonly language: Language;
}

export function composeAuditReport({ report, rows, client, office, today, zone, include, language }: AuditInput): AuditReport {
  const t = AUDIT_SENTENCES[language];
  const shown = include === 'all' ? rows : rows.filter(({ answer }) => !['right', 'set-aside'].includes(findingState(answer)));
  const made = formatLongCivilDate(today, language);
  const reportDate = report.reportDate && longDateIn(language, report.reportDate);
  const source = sourceOf(report, language) ?? report.provider;
  const negatives = negativesOf(report, language);
  return {
    title: `${t.headings.title}: ${client}`,
    language,
    heading: t.headings.title,
    labels: { ...t.labels, logo: office ? t.labels.logo(office.name) : '' },
    office,
    client,
    details: [
      { label: t.details.reportDate, value: reportDate ?? t.details.notStated },
      ...(source !== undefined && source !== '' ? [{ label: t.details.source, value: source }] : []),
      { label: t.details.made, value: made },
    ],
    about: { heading: t.headings.about, content: t.about(reportDate ?? made) },
    glance: {
      heading: t.headings.glance,
      columns: [...BUREAUS.map((bureau) => BUREAU_NAMES[bureau]), t.inAll],
      rows: countsOf(
        report,
        shown.map(({ finding }) => finding),
        language,
      ),
      notes: [...missingBureaus(report, t), t.oneAccount],
    },
    scores: { heading: t.headings.scores, content: BUREAUS.flatMap((bureau) => scoresAt(report, bureau, language)), note: t.scoreNote },
    negatives: {
      heading: t.headings.negatives,
      content: negatives.some(({ accounts, records }) => accounts.length + records.length > 0) ? negatives : [],
      notes: [
        ...(negatives.every(({ accounts, records }) => accounts.length + records.length === 0) ? [t.noNegatives] : []),
        ...(report.accounts.some(({ blended }) => blended === true) ? [t.blended] : []),
      ],
    },
    findings: {
      heading: t.headings.findings,
      content: sectionsOf(shown, { zone, language }),
      intro: [
        shown.length > 0 ? t.findingsIntro : rows.length > 0 ? t.noneLeft : t.noFindings,
        ...(rows.length > shown.length ? [t.leftOut(rows.length - shown.length)] : []),
      ],
    },
    guide: { heading: t.headings.guide, content: Object.values(t.guide) },
  };
}

function missingBureaus(report: CreditReport, { noFile }: AuditSentences): string[] {
  const missing = BUREAUS.flatMap((bureau) => {
    const present = presenceOf(report, bureau);
    return present === 'yes' ? [] : [`${BUREAU_NAMES[bureau]}: ${noFile[present]}`];
  });
  return missing.length > 0 ? [missing.join(' ')] : [];
}

/** 'Equifax of Nov 1, 2026 and Experian of Nov 3, 2026': what a combined report is made of; undefined for any other. */
function sourceOf({ parts }: CreditReport, language: Language): string | undefined {
  const { part, and } = AUDIT_SENTENCES[language].details;
  const named = parts?.map(({ bureau, reportDate }) =>
    reportDate ? part(BUREAU_NAMES[bureau], partialDateIn(language, reportDate)) : BUREAU_NAMES[bureau],
  );
  return named && (named.length < 2 ? named.join() : `${named.slice(0, -1).join(', ')} ${and} ${named.at(-1)}`);
}

function scoresAt(report: CreditReport, bureau: Bureau, language: Language): AuditScore[] {
  const { noScore, noScoreHere, noFile } = AUDIT_SENTENCES[language];
  const scores = report.bureaus.find((file) => file.bureau === bureau)?.scores ?? [];
  if (scores.length > 0) return scores.map((score) => scoreRow(bureau, score, language));
  const present = presenceOf(report, bureau);
  return [
    {
      bureau: BUREAU_NAMES[bureau],
      value: noScore,
      model: '',
      note: present === 'yes' ? noScoreHere : noFile[present],
      scale: null,
      date: '',
    },
  ];
}

function scoreRow(bureau: Bureau, score: Score, language: Language): AuditScore {
  const { value, min, max, scoredOn } = score;
  const isOnScale = value !== null && max > min;
  return {
    bureau: BUREAU_NAMES[bureau],
    value: value === null ? AUDIT_SENTENCES[language].noScore : String(value),
    model: scoreModelText(score, language),
    note: value === null ? (score.noScoreReason ?? '') : '',
    scale: isOnScale ? { min, max, at: Math.min(Math.max((value - min) / (max - min), 0), 1) } : null,
    date: scoredOn ? partialDateIn(language, scoredOn) : '',
  };
}

/** How times and words are read. */
interface Reading {
  readonly zone: string;
  readonly language: Language;
}

/** What concerns several bureaus first, then bureau by bureau; inside, line by line in the order of the gravest finding. */
function sectionsOf(rows: readonly FindingRow[], reading: Reading): AuditFindingSection[] {
  return [null, ...BUREAUS].flatMap((bureau) => {
    const here = rows.filter(({ finding }) => finding.bureau === bureau);
    return here.length === 0
      ? []
      : [
          {
            bureau,
            heading: bureau === null ? AUDIT_SENTENCES[reading.language].headings.across : BUREAU_NAMES[bureau],
            groups: groupsOf(here, reading),
          },
        ];
  });
}

function groupsOf(rows: readonly FindingRow[], reading: Reading): AuditFindingGroup[] {
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
      ? [
          {
            heading: headingIn(reading.language, first.heading),
            number: first.accountNumberMasked ?? '',
            findings: group.map((row) => findingOf(row, reading)),
          },
        ]
      : [];
  });
}

function findingOf({ finding, answer }: FindingRow, { zone, language }: Reading): AuditFinding {
  const { answers, weights, bases, choices } = AUDIT_SENTENCES[language];
  const isSpanish = language === 'es';
  const state = findingState(answer);
  const at = state === 'asked' ? answer?.askedAt : answer?.answeredAt;
  const on = at === null || at === undefined ? null : formatCivilDate(civilDateAt(new Date(at), zone), language);
  return {
    title: titleIn(language, finding.title),
    weight: weights[finding.severity],
    facts: finding.facts.map((fact) => (isSpanish ? factInSpanish(finding.code, fact) : undefined) ?? fact),
    question: (isSpanish ? questionInSpanish(finding) : undefined) ?? finding.question,
    restsOn: `${citationIn(language, finding.citation)} (${bases[finding.basis]})`,
    answer: answers[state](on, wordFor(state === 'right' ? 'right' : 'wrong', finding.wrongAnswer)),
    choices: UNSETTLED.has(state) ? choices : [],
  };
}
