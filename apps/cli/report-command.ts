// `redress report`: what is in a report, what in it may be wrong, and what changed since an earlier one.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BUREAUS } from '../../features/report-files/rules/bureaus.ts';
import type { CreditReport } from '../../features/report-files/rules/model.ts';
import { compareReports } from '../../features/report-changes/rules/compare-reports.ts';
import { summarize } from '../../features/report-files/rules/report-summary.ts';
import { analyse } from '../../features/findings/rules/analyse.ts';
import { placesOf } from '../../features/findings/rules/evidence-places.ts';
import type { Finding } from '../../features/findings/rules/finding.ts';
import { takenShare } from '../../features/report-files/rules/tracing/taken-share.ts';
import { comparisonText, findingsText } from './report-text.ts';
import { checkSamePerson, readDay, readReportFile, readReportFiles, readWholeFiles, traceFile, UsageError } from './usage.ts';

const USAGES = {
  read: 'Usage: redress report read FILE ... [--full] [--json]',
  analyze: 'Usage: redress report analyze FILE ... [--earlier FILE ...] [--today DATE] [--json]',
  compare: 'Usage: redress report compare OLD NEW [--json]',
} as const;

/** `report read|analyze|compare …` */
export function runReport(args: readonly string[]): void {
  const [verb, ...rest] = args;
  if (verb === 'read') read(rest);
  else if (verb === 'analyze' || verb === 'analyse') runAnalyze(rest);
  else if (verb === 'compare') compare(rest);
  else throw new UsageError(`Usage: redress report read|analyze|compare. Try: redress help`);
}

function read(args: readonly string[]): void {
  const { values, positionals } = parse(USAGES.read, args, { full: { type: 'boolean' }, json: { type: 'boolean' } });
  const files = some(positionals, USAGES.read);
  const report = readWholeFiles(files);
  if (!values.full) print(summarize(report));
  else print({ ...report, valuesOfFiles: files.map((file) => ({ file, ...takenShare(traceFile(file)) })) });
}

function runAnalyze(args: readonly string[]): void {
  const { values, positionals } = parse(USAGES.analyze, args, {
    earlier: { type: 'string', multiple: true },
    today: { type: 'string' },
    // The former name of --today.
    'as-of': { type: 'string' },
    json: { type: 'boolean' },
  });
  const files = some(positionals, USAGES.analyze);
  const today = values.today === undefined ? readDay('--as-of', values['as-of']) : readDay('--today', values.today);
  const report = readReportFiles(files);
  const earlier = (values.earlier ?? []).map((path) => readOfSamePerson(report, path)).sort(byDate);
  // The command line has only the report, so analyses that need the client's answers report nothing.
  const client = { dateOfBirth: null, names: [], addresses: [], employers: [], ssnLast4: null, statements: [] };
  const findings = analyse({ report, earlier, today, client, disputes: [] });
  if (values.json) print(withPlaces(findings, report, files));
  else console.log(findingsText(findings));
}

/** Each piece of evidence with its place in the file. */
function withPlaces(findings: readonly Finding[], report: CreditReport, files: readonly string[]): unknown {
  const traced = files.map((name) => ({ name, file: traceFile(name) }));
  const places = placesOf(
    findings.flatMap(({ evidence }) => evidence),
    report,
    traced,
  ).values();
  return findings.map((finding) => ({
    ...finding,
    evidence: finding.evidence.map((one) => ({ ...one, place: places.next().value ?? null })),
  }));
}

function compare(args: readonly string[]): void {
  const { values, positionals } = parse(USAGES.compare, args, { json: { type: 'boolean' } });
  const [before, after, ...more] = positionals;
  if (before === undefined || after === undefined || more.length > 0) throw new UsageError(USAGES.compare);
  const first = readReportFile(before);
  const comparison = compareReports(first, readOfSamePerson(first, after));
  if (values.json) print(comparison);
  else console.log(comparisonText(comparison));
}

/** What is gone from another person's report was never removed. */
function readOfSamePerson(first: CreditReport, path: string): CreditReport {
  const report = readReportFile(path);
  checkSamePerson(first, report, path);
  return report;
}

function byDate(a: CreditReport, b: CreditReport): number {
  const [x, y] = [a.reportDate?.iso ?? '', b.reportDate?.iso ?? ''];
  return x < y ? -1 : x > y ? 1 : 0;
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

function parse<T extends NonNullable<ParseArgsConfig['options']>>(usage: string, args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`);
    const unknown = args.find((arg) => arg.startsWith('--') && !known.includes(arg.split('=')[0] ?? ''));
    throw new UsageError(unknown === undefined ? usage : `There is no option ${unknown}. ${usage}`);
  }
}

/** One file, or one for each bureau. */
function some(files: readonly string[], usage: string): readonly string[] {
  if (files.length === 0 || files.length > BUREAUS.length) throw new UsageError(usage);
  return files;
}
