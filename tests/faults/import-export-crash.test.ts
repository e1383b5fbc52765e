// kill -9 while people are imported, and while a list is exported: both go on after the restart, no row twice and none missing.
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectApi, fetchIdToken, type ApiClient } from '../../apps/server/loopback-client.ts';
import { spawnServer, startChild, type ChildServer } from '../support/child-server.ts';
import { OWNER, signUpPlainOwner } from '../support/first-owner.ts';
import { migratedFolder } from '../support/migrated-folder.ts';

const PEOPLE = 12_000;
const list = `First Name,Last Name,Email\n${Array.from({ length: PEOPLE }, (_, i) => `Crash,Row${i},crash${i}@example.test`).join('\n')}\n`;

let folder: string;
let running: ChildServer | undefined;
beforeEach(() => void (folder = migratedFolder('import-crash')));
afterEach(async () => {
  await running?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts again after a kill: the dead one's database may need a moment to notice that its parent is gone. */
async function restart(): Promise<ChildServer> {
  for (let i = 0; ; i += 1) {
    const server = await spawnServer({ DATA_DIR: folder });
    if (!('output' in server)) return (running = server);
    if (i === 20 || !server.output.includes('in use')) throw new Error(server.output);
  }
}

/** Looks again until `check` answers something. @throws Error after two minutes */
async function until<T>(check: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 120_000;
  for (;;) {
    const value = await check();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error('It did not happen within two minutes.');
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function again(): Promise<ApiClient> {
  const server = await restart();
  return connectApi(server.url, await fetchIdToken(server.url, OWNER.email, OWNER.password));
}

test('an import killed while it checks and while it writes adds everybody once; an export killed between parts holds everybody once', async () => {
  running = await startChild({ DATA_DIR: folder });
  const token = await signUpPlainOwner(running);
  let api = connectApi(running.url, token);
  const { id, version, columns, options } = await api.imports.upload({ file: new File([list], 'crash.csv') });
  await api.imports.check({ id, version, columns, options });
  await until(async () => ((await api.imports.get({ id })).rows.read > 0 ? true : undefined));
  await running.kill();

  api = await again();
  const checked = await until(async () => {
    const one = await api.imports.get({ id });
    return one.state === 'checking' ? undefined : one;
  });
  expect(checked).toMatchObject({ state: 'checked', rows: { read: PEOPLE, ready: PEOPLE, bad: 0, known: 0 } });
  await api.imports.write({ id, version: checked.version });
  await until(async () => ((await api.imports.get({ id })).rows.written > 0 ? true : undefined));
  await running.kill();

  api = await again();
  const done = await until(async () => {
    const one = await api.imports.get({ id });
    return one.state === 'writing' ? undefined : one;
  });
  expect(done).toMatchObject({ state: 'done', rows: { written: PEOPLE } });
  expect((await api.contactLists.list({ import: id, limit: 1 })).total).toMatchObject({ count: 10_000, capped: true });

  const started = await api.exports.create({ dataset: 'contacts', filter: { import: id }, columns: ['lastName'] });
  await until(async () => ((await api.exports.get({ id: started.id })).rowsTotal !== null ? true : undefined));
  // The session is a row of the database, so it lives through the crash with its token.
  await running.kill();
  const server = await restart();
  api = connectApi(server.url, await fetchIdToken(server.url, OWNER.email, OWNER.password));
  const written = await until(async () => {
    const one = await api.exports.get({ id: started.id });
    return one.state === 'writing' ? undefined : one;
  });
  expect(written).toMatchObject({ state: 'ready', rowsWritten: PEOPLE });
  const mine = await until(async () => {
    const one = await api.exports.create({ dataset: 'contacts', filter: { import: id }, columns: ['lastName'] });
    return until(async () => {
      const now = await api.exports.get({ id: one.id });
      return now.state === 'writing' ? undefined : now;
    });
  });
  const { path } = await api.exports.openLink({ id: mine.id });
  const lines = (await (await fetch(`${server.url}${path}`)).text()).trim().split('\r\n').slice(1);
  expect([lines.length, new Set(lines).size]).toEqual([PEOPLE, PEOPLE]);
}, 360_000);
