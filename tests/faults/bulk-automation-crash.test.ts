// kill -9 while many contacts are changed, and while rules act: both go on after the restart, nothing twice and nothing lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectApi, fetchIdToken, type ApiClient } from '../../apps/server/loopback-client.ts';
import { spawnServer, startChild, type ChildServer } from '../support/child-server.ts';
import { OWNER, signUpPlainOwner } from '../support/first-owner.ts';

const PEOPLE = 5_000;
const list = `First Name,Last Name,Email\n${Array.from({ length: PEOPLE }, (_, i) => `Crash,Row${i},crash${i}@example.test`).join('\n')}\n`;

let folder: string;
let running: ChildServer | undefined;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'redress-bulk-crash-'))));
afterEach(async () => {
  await running?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts again after a kill: the dead one's database may need a moment to notice that its parent is gone. */
async function again(): Promise<ApiClient> {
  for (let i = 0; ; i += 1) {
    const server = await spawnServer({ DATA_DIR: folder });
    if (!('output' in server)) {
      running = server;
      return connectApi(server.url, await fetchIdToken(server.url, OWNER.email, OWNER.password));
    }
    if (i === 20 || !server.output.includes('in use')) throw new Error(server.output);
  }
}
async function begin(): Promise<ApiClient> {
  const server = await startChild({ DATA_DIR: folder });
  running = server;
  return connectApi(server.url, await signUpPlainOwner(server));
}

/** Looks again until `check` answers something. @throws Error after three minutes */
async function until<T>(check: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 180_000;
  for (;;) {
    const value = await check();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error('It did not happen within three minutes.');
    await new Promise((done) => setTimeout(done, 10));
  }
}

test('a bulk change killed twice between its parts changes everyone once', async () => {
  let api = await begin();
  const { id: importId, version, columns, options } = await api.imports.upload({ file: new File([list], 'crash.csv') });
  await api.imports.check({ id: importId, version, columns, options });
  const checked = await until(async () => {
    const one = await api.imports.get({ id: importId });
    return one.state === 'checked' ? one : undefined;
  });
  await api.imports.write({ id: importId, version: checked.version });
  await until(async () => ((await api.imports.get({ id: importId })).state === 'done' ? true : undefined));

  const asked = { object: 'contacts', import: importId, change: 'urgency', value: 'High' } as const;
  const { changing } = await api.bulk.preview(asked);
  expect(changing).toBe(PEOPLE);
  const { id } = await api.bulk.start({ ...asked, expected: PEOPLE, typed: PEOPLE });
  let last = 0;
  for (let kills = 0; kills < 2; kills += 1) {
    last = await until(async () => {
      const { changed } = (await api.bulk.get({ id })).rows;
      return changed > last ? changed : undefined;
    });
    await running?.kill();
    expect(last).toBeLessThan(PEOPLE);
    api = await again();
  }
  const done = await until(async () => {
    const run = await api.bulk.get({ id });
    return run.state === 'running' ? undefined : run;
  });
  expect(done).toMatchObject({ state: 'done', rows: { total: PEOPLE, changed: PEOPLE, skipped: 0, failed: 0 } });
  const seen = new Map<string, number>();
  for (let after: string | undefined; ;) {
    const page = await api.contactLists.list({ import: importId, urgency: 'High', limit: 200, ...(after !== undefined && { after }) });
    for (const row of page.rows) seen.set(row.id, row.version);
    if (page.next === null) break;
    after = page.next;
  }
  expect([seen.size, new Set(seen.values())]).toEqual([PEOPLE, new Set([2])]);
}, 600_000);

test('rules killed while they act do so once for each contact', async () => {
  const contacts = 150;
  let api = await begin();
  const { id: ruleId } = await api.automation.create({
    name: 'Welcome',
    kind: 'contacts.created',
    filter: { category: 'lead' },
    action: { kind: 'task', title: 'Welcome call', assignee: 'none' },
    hourlyLimit: 200,
    on: true,
  });
  const ids: string[] = [];
  for (let i = 0; i < contacts; i += 1)
    ids.push((await api.contacts.create({ firstName: 'Rule', lastName: `Row${i}`, category: 'lead' })).id);
  const acted = async () => (await api.automation.get({ id: ruleId })).done;
  // A rule looks once a minute. Each look of the test is quicker than what is left to do.
  const before = await until(async () => ((await acted()) > 0 ? acted() : undefined));
  await running?.kill();
  expect(before).toBeLessThan(contacts);
  api = await again();
  await until(async () => ((await acted()) === contacts ? true : undefined));
  const tasks = await Promise.all(ids.map(async (contactId) => (await api.tasks.list({ contactId })).rows.length));
  expect(tasks).toEqual(ids.map(() => 1));
}, 600_000);
