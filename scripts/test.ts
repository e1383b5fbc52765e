// `npm test` (everything) and `npm run check` (--quick: types, lint, arrows, rules, laws). Ends with '<n> passed, <m> failed'.
// Usage: node scripts/test.ts [--quick] [vitest filter …]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../tests/support/find-postgres.ts';
import { findChromium } from '../tests/support/find-chromium.ts';

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const filters = args.filter((a) => a !== '--quick');
const started = Date.now();
const missed: string[] = [];
let passed = 0;
let failed = 0;
let skipped = 0;

function step(name: string, file: string, stepArgs: readonly string[]): void {
  const begun = Date.now();
  const { status } = spawnSync(process.execPath, [join('node_modules', file), ...stepArgs], { stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  if (status === 0) passed += 1;
  else failed += 1;
}

if (filters.length === 0) {
  step('types of the server', 'typescript-7/bin/tsc', ['-p', 'tsconfig.server.json']);
  step('types of the web', 'typescript-7/bin/tsc', ['-p', 'tsconfig.web.json']);
  step('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']);
  step('arrows', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'apps',
    'features',
    'platform',
  ]);
}

const samples = process.env.REDRESS_SAMPLES ?? join(import.meta.dirname, '..', '..', 'shared', 'samples');
if (!existsSync(samples)) missed.push('NOT RUN: the tests on real report samples. Set REDRESS_SAMPLES to their folder.');
const projects = ['rules', 'laws'];
const postgres = quick ? undefined : await findPostgres();
if (!quick) {
  projects.push('embedded', 'whole');
  if (postgres) projects.push('postgres');
  else missed.push('NOT RUN: the operations on PostgreSQL. Set TEST_DATABASE_URL, or start a trusting server on 127.0.0.1:5432.');
  if (spawnSync('pdftotext', ['-v']).error) missed.push('NOT RUN: the tests of what letters look like. Install poppler-utils.');
  const chromium = await findChromium();
  if (chromium) process.env.CHROME_PATH = chromium;
  else missed.push('NOT RUN: the browser journeys. Set CHROME_PATH to a Chromium.');
}
const results = join('.cache', 'test-results.json');
mkdirSync('.cache', { recursive: true });
rmSync(results, { force: true });
const vitest = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((p) => ['--project', p]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    '--passWithNoTests',
    ...filters,
  ],
  { stdio: 'inherit', env: { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) } },
);
await postgres?.stop();
if (existsSync(results)) {
  const counts = JSON.parse(readFileSync(results, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  };
  passed += counts.numPassedTests;
  skipped = counts.numPendingTests;
  // A file that fails before its first test counts as one failure.
  failed += counts.numFailedTests || (vitest.status === 0 ? 0 : 1);
} else {
  failed += 1;
}
for (const line of missed) console.log(`\n!!! ${line}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
