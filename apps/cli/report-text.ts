// Comparisons and findings as a terminal shows them.
import type { BureauComparison, Comparison, EventKind, ReportEvent } from '../../features/report-changes/rules/compare-reports.ts';
import { BUREAU_NAMES, BUREAUS } from '../../features/report-files/rules/bureaus.ts';
import type { Evidence } from '../../features/findings/rules/evidence.ts';
import type { Finding } from '../../features/findings/rules/finding.ts';

const KINDS: Readonly<Record<EventKind, string>> = {
  deleted: 'No longer listed',
  're-inserted': 'Back again',
  're-aged': 'Date moved later',
  worsened: 'Worse',
  improved: 'Better',
  'sold-on': 'Another collector',
  duplicate: 'Listed twice',
  added: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
};
const LINES = { tradeline: '', inquiry: 'inquiry', 'public-record': 'public record' } as const;

/** A table per bureau; unchanged lines are only counted. */
export function comparisonText({ bureaus }: Comparison): string {
  return BUREAUS.map((bureau) => bureauText(bureaus[bureau])).join('\n\n');
}

function bureauText({ bureau, compared, reason, events }: BureauComparison): string {
  const name = BUREAU_NAMES[bureau];
  if (!compared) return `${name}: not compared. ${reason ?? ''}`.trim();
  const news = events.filter(({ kind }) => kind !== 'unchanged');
  const same = events.length - news.length;
  const title = `${name}: ${news.length} ${news.length === 1 ? 'change' : 'changes'}, ${same} ${same === 1 ? 'line' : 'lines'} unchanged.`;
  return [title, ...table(news.flatMap(eventRows))].join('\n');
}

/** The event, and below it a row for each further change. */
function eventRows(event: ReportEvent): string[][] {
  const kind = [KINDS[event.kind], LINES[event.line]].filter(Boolean).join(', ');
  const [first = '', ...more] = [
    ...event.changes.map(({ label, before, after }) => `${label}: ${before || 'none'} -> ${after || 'none'}`),
    ...(event.evidence === null ? [] : [event.evidence]),
  ];
  return [[kind, event.heading, event.accountNumberMasked ?? '', first], ...more.map((text) => ['', '', '', text])];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

/** Findings one below the other, the gravest first as they come. */
export function findingsText(findings: readonly Finding[]): string {
  const title =
    findings.length === 0
      ? 'This report raises no questions.'
      : `${findings.length} ${findings.length === 1 ? 'question' : 'questions'} for the client.`;
  return [title, ...findings.map(findingText)].join('\n\n');
}

function findingText(finding: Finding): string {
  const place = [finding.bureau === null ? 'All bureaus' : BUREAU_NAMES[finding.bureau], finding.heading, finding.accountNumberMasked ?? '']
    .filter(Boolean)
    .join(', ');
  return [
    `${finding.code} ${finding.title} (${finding.severity}, ${Math.round(finding.confidence * 100)}% sure)`,
    `  ${place}`,
    ...finding.facts.map((fact) => `  - ${fact}`),
    `  Rests on: ${finding.citation}`,
    `  Ask: ${finding.question}`,
    '  Evidence:',
    ...finding.evidence.map((one) => `    ${evidenceText(one)}`),
  ].join('\n');
}

/** "TransUnion, account-3, balance: 431.00", then where the file says so. */
function evidenceText({ bureau, lineId, field, raw }: Evidence): string {
  const of = [bureau === null ? 'Report' : BUREAU_NAMES[bureau], lineId, field].filter((part) => part !== null).join(', ');
  return `${of}: ${raw === '' ? 'not printed' : raw}`;
}
