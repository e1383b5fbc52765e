// kill -9 while many contacts are changed, and while rules act: both go on after the restart, nothing twice and nothing lost.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crashedOffice, type CrashedOffice } from '../support/crashed-office.ts';
import { untilSome } from '../support/until.ts';

/** Thirty parts: many more than are done between two looks, so that two kills find some of them left. */
const PEOPLE = 15_000;
const list = `First Name,Last Name,Email\n${Array.from({ length: PEOPLE }, (_, i) => `Crash,Row${i},crash${i}@example.test`).join('\n')}\n`;

let office: CrashedOffice;
beforeEach(() => void (office = crashedOffice('bulk-crash')));
afterEach(() => office.close());

test('a bulk change killed twice between its parts changes everyone once', async () => {
  let api = await office.begin();
  const { id: importId, version, columns, options } = await api.imports.upload({ file: new File([list], 'crash.csv') });
  await api.imports.check({ id: importId, version, columns, options });
  const checked = await untilSome(async () => {
    const one = await api.imports.get({ id: importId });
    return one.state === 'checked' ? one : undefined;
  });
  await api.imports.write({ id: importId, version: checked.version });
  await untilSome(async () => ((await api.imports.get({ id: importId })).state === 'done' ? true : undefined));

  const asked = { object: 'contacts', import: importId, change: 'urgency', value: 'High' } as const;
  const { changing } = await api.bulk.preview(asked);
  expect(changing).toBe(PEOPLE);
  const { id } = await api.bulk.start({ ...asked, expected: PEOPLE, typed: PEOPLE });
  let last = 0;
  for (let kills = 0; kills < 2; kills += 1) {
    last = await untilSome(async () => {
      const { changed } = (await api.bulk.get({ id })).rows;
      return changed > last ? changed : undefined;
    });
    await office.kill();
    expect(last).toBeLessThan(PEOPLE);
    api = await office.again();
  }
  const done = await untilSome(async () => {
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
  let api = await office.begin();
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
  const before = await untilSome(async () => ((await acted()) > 0 ? acted() : undefined));
  await office.kill();
  expect(before).toBeLessThan(contacts);
  api = await office.again();
  await untilSome(async () => ((await acted()) === contacts ? true : undefined));
  const tasks = await Promise.all(ids.map(async (contactId) => (await api.tasks.list({ contactId })).rows.length));
  expect(tasks).toEqual(ids.map(() => 1));
}, 600_000);
