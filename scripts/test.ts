// `npm test` (everything) and `npm run check` (--quick: types, lint, arrows, format, rules, laws). Ends with '<n> passed, <m> failed'.
// Usage: node scripts/test.ts [--quick] [--both] [vitest filter …]      --both: every server test on both database engines
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findPostgres } from '../tests/support/find-postgres.ts';
import { findChromium } from '../tests/support/find-chromium.ts';

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const both = args.includes('--both');
const filters = args.filter((a) => !a.startsWith('--'));
const started = Date.now();
const missed: string[] = [];
let passed = 0;
let failed = 0;
let skipped = 0;

interface Check {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
}
/** One reading of the program for lint and types. Arrows are a law, tests/laws/arrows.test.ts. */
const CHECKS: readonly Check[] = [
  { name: 'lint and types', file: 'oxlint/bin/oxlint', args: ['--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'format', file: 'oxfmt/bin/oxfmt', args: ['--check'] },
];

/** Runs a program of a package. What it prints is kept unless it is to be seen as it comes. */
function run(
  file: string,
  programArgs: readonly string[],
  output: 'kept' | 'seen',
  env = process.env,
): Promise<{ ok: boolean; text: string }> {
  const child = spawn(process.execPath, [join('node_modules', file), ...programArgs], {
    stdio: output === 'seen' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env,
  });
  let text = '';
  child.stdout?.on('data', (piece: Buffer) => (text += piece.toString()));
  child.stderr?.on('data', (piece: Buffer) => (text += piece.toString()));
  return new Promise((done) => {
    child.on('error', (error) => done({ ok: false, text: error.message }));
    child.on('close', (code) => done({ ok: code === 0, text }));
  });
}

/** Each counts as one. Their results are printed after the tests. */
async function runChecks(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const check of CHECKS) {
    const begun = Date.now();
    const { ok, text } = await run(check.file, check.args, 'kept');
    if (!ok) lines.push(text);
    lines.push(`${ok ? 'ok    ' : 'FAILED'} ${check.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    if (ok) passed += 1;
    else failed += 1;
  }
  return lines;
}

mkdirSync('.cache', { recursive: true });
// Before anything is looked for: the checks need nothing of it.
const checks = filters.length === 0 ? runChecks() : Promise.resolve([]);

const samples = process.env.REDRESS_SAMPLES ?? join(import.meta.dirname, '..', '..', 'shared', 'samples');
if (!existsSync(samples)) missed.push('NOT RUN: the tests on real report samples. Set REDRESS_SAMPLES to their folder.');
const projects = ['rules', 'laws'];
const env = { ...process.env };
const postgres = quick ? undefined : await findPostgres();
if (!quick) {
  projects.push('embedded', 'whole');
  if (postgres) {
    const statements = join(process.cwd(), '.cache', 'statements');
    rmSync(statements, { recursive: true, force: true });
    mkdirSync(statements);
    Object.assign(env, {
      TEST_DATABASE_URL: postgres.url,
      REDRESS_TEST_STATEMENTS: statements,
      REDRESS_TEST_EMBEDDED: both ? 'all' : 'some',
    });
    projects.push('postgres');
    // A part of the run would not fill the list it wants.
    if (filters.length === 0) projects.push('replay');
  } else {
    delete env.TEST_DATABASE_URL;
    missed.push('NOT RUN: the operations on PostgreSQL. Set TEST_DATABASE_URL, or start a trusting server on 127.0.0.1:5432.');
  }
  if (spawnSync('pdftotext', ['-v']).error) missed.push('NOT RUN: the tests of what letters look like. Install poppler-utils.');
  const chromium = await findChromium();
  if (chromium) env.CHROME_PATH = chromium;
  else missed.push('NOT RUN: the browser journeys. Set CHROME_PATH to a Chromium.');
}
const results = join('.cache', 'test-results.json');
const again = join('.cache', 'test-results-again.json');
const runTests = (wanted: readonly string[], into: string, ...more: readonly string[]) => {
  rmSync(into, { force: true });
  return run(
    'vitest/vitest.mjs',
    [
      'run',
      ...projects.flatMap((p) => ['--project', p]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${into}`,
      '--passWithNoTests',
      ...more,
      ...wanted,
    ],
    'seen',
    env,
  );
};
interface Outcome {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}
const readOutcome = (file: string): Outcome | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome) : undefined;
/** The most files that a busy machine can be blamed for. */
const MOST_AGAIN = 10;

const vitest = await runTests(filters, results);
const first = readOutcome(results);
const failedFiles = [...new Set(first?.testResults.filter((one) => one.status === 'failed').map((one) => relative('.', one.name)) ?? [])];
const checked = await checks;
if (first) {
  passed += first.numPassedTests;
  skipped = first.numPendingTests;
  // A file that fails before its first test counts as one failure.
  let left = first.numFailedTests || (vitest.ok ? 0 : 1);
  // Waits, crashes and browsers share the machine with everything else. What fails in the crowd must pass alone, or it has failed.
  if (left > 0 && failedFiles.length > 0 && failedFiles.length <= MOST_AGAIN) {
    const alone = await runTests(failedFiles, again, '--maxWorkers=1');
    const ran = new Map(readOutcome(again)?.testResults.map((one) => [relative('.', one.name), one.status]));
    if (alone.ok && failedFiles.every((file) => ran.get(file) === 'passed')) {
      missed.push(`FAILED IN THE CROWD, and passed when run again alone (${left}): ${failedFiles.join(', ')}`);
      passed += left;
      left = 0;
    }
  }
  failed += left;
} else {
  failed += 1;
}
await postgres?.stop();
for (const line of checked) console.log(line);
for (const line of missed) console.log(`\n!!! ${line}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
