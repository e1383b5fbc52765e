// A worker that slept past its lease wakes up beside the one that took its place, in this process or another: both do the same job
// at once, and nothing is done twice. What moves a job on is the row it works on, so the slower one finds nothing left to do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRows } from '../../features/imports/server/check-job.ts';
import { writeRows } from '../../features/imports/server/write-job.ts';
import { writeExport } from '../../features/exports/server/write-job.ts';
import type { JobCall } from '../../platform/server/feature.ts';
import { runSystemChange } from '../../platform/server/change.ts';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const PEOPLE = 6_000;
const AT_ONCE = 4;
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

/** What a worker of the server is given, for one that is not the server's. */
function asWorker(): JobCall {
  const { database, services, context } = app.server;
  return {
    db: database.db,
    now: new Date(),
    zone: 'America/New_York',
    services,
    changeFor: () => Promise.reject(new Error('No one is acted for.')),
    transaction: (run) => database.transaction(run),
    settle: () => Promise.reject(new Error('It has no job of the queue.')),
    change: (kind, make) => runSystemChange(context, kind, make),
  };
}
const besides = (run: (call: JobCall) => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: AT_ONCE }, () => run(asWorker())));
const count = async (sql: string, ...values: string[]): Promise<number> =>
  (await app.server.database.pool.query<{ n: number }>(sql, values)).rows[0]?.n ?? -1;

test('an import checked and written by several workers at once adds everybody once', async () => {
  const list = `First Name,Last Name,Email\n${Array.from({ length: PEOPLE }, (_, i) => `Twice,Row${i},twice${i}@example.test`).join('\n')}\n`;
  const { id, version, columns, options } = await api.imports.upload({ file: new File([list], 'twice.csv') });
  await api.imports.check({ id, version, columns, options });
  await besides((call) => checkRows.run({ importId: id, run: 1 }, call));
  const checked = await app.eventually(async () => {
    const one = await api.imports.get({ id });
    return one.state === 'checking' ? undefined : one;
  });
  expect(checked).toMatchObject({ state: 'checked', rows: { read: PEOPLE, ready: PEOPLE, bad: 0, known: 0 } });

  await api.imports.write({ id, version: checked.version });
  await besides((call) => writeRows.run({ importId: id }, call));
  const done = await app.eventually(async () => {
    const one = await api.imports.get({ id });
    return one.state === 'writing' ? undefined : one;
  });
  expect(done).toMatchObject({ state: 'done', rows: { written: PEOPLE } });
  expect(await count('select count(*) as n from contacts where import_id = $1', id)).toBe(PEOPLE);
  expect(await count("select count(*) as n from activity where kind = 'imports.finished' and subject_id = $1", id)).toBe(1);
});

test('an export written by several workers at once holds everybody once', async () => {
  const { id } = await api.exports.create({ dataset: 'contacts', filter: {}, columns: ['lastName', 'email'] });
  await besides((call) => writeExport.run({ exportId: id }, call));
  const ready = await app.eventually(async () => {
    const one = await api.exports.get({ id });
    return one.state === 'writing' ? undefined : one;
  });
  expect(ready).toMatchObject({ state: 'ready', rowsWritten: PEOPLE });
  const { path } = await api.exports.openLink({ id });
  const lines = (await (await fetch(new URL(path, app.url))).text()).trim().split('\r\n').slice(1);
  expect(new Set(lines).size).toBe(PEOPLE);
  expect(lines).toHaveLength(PEOPLE);
});
