// Nothing that does work for a client goes without the question whether it may be done (features/agreements/rules/may-work.ts).
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';
import { WORK_REFUSALS } from '../../features/agreements/rules/work-refusals.ts';
import { DOORS, JOB_DOORS, NO_DOORS } from '../support/work-doors.ts';

/** The features that work on reports, disputes and letters of clients. */
const WORKING = ['creditReports', 'accountMatching', 'reportChanges', 'monitoring', 'findings', 'disputes', 'letters', 'contactReports'];
const endpoints = listEndpoints(FEATURES).filter(
  ({ name, endpoint }) => WORKING.includes(name.split('.')[0] ?? '') && endpoint['~orpc'].meta.audience === 'staff',
);

test('each endpoint of these features is a door, or says why it is none', () =>
  expect(endpoints.map(({ name }) => name).sort()).toEqual([...DOORS, ...Object.keys(NO_DOORS)].sort()));

test.each(endpoints.filter(({ name }) => DOORS.some((door) => door === name)))('$name declares each reason for a no', ({ endpoint }) =>
  expect(Object.keys(endpoint['~orpc'].meta.refusals)).toEqual(expect.arrayContaining(Object.keys(WORK_REFUSALS))),
);

const kebab = (camel: string): string => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The source of a file, without comments, and of the files of its feature's server that it imports. */
function sourcesFrom(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  const own = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  return [
    text,
    ...own.filter((path) => path.startsWith(file.slice(0, file.indexOf('/server/') + 8))).map((path) => sourcesFrom(path, seen)),
  ].join('\n');
}

/** A call whose answer is used. */
const ASKS = /(?:await|return) (?:mayWork|refuseWorkForMany)\(/;

test.each([...DOORS])('%s asks', (name) => {
  const [feature = '', endpoint = ''] = name.split('.');
  expect(sourcesFrom(`features/${kebab(feature)}/server/operations/${kebab(endpoint)}.ts`)).toMatch(ASKS);
});

test.each([...JOB_DOORS])('the job %s asks again', (name) => {
  const jobs = readFileSync(`features/${kebab(name.split('.')[0] ?? '')}/server/jobs.ts`, 'utf8');
  const [, job = ''] = jobs.split(`name: '${name}'`);
  expect(job.split('defineJob(')[0]).toMatch(/await (?:mayWork|refusePrinting|writeRound)\(/);
});

test('what writes the letters of a round, for each of the jobs that do, asks', () =>
  expect(readFileSync('features/letters/server/write-round.ts', 'utf8')).toMatch(ASKS));
