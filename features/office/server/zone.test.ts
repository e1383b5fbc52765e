// The time zone of the office: who sets it, and that every day is counted in it from then on, also by another process.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApi, fetchIdToken, type ApiClient } from '../../../apps/server/loopback-client.ts';
import { startServer } from '../../../apps/server/start-server.ts';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { readEnv } from '../../../platform/server/env.ts';
import { databaseKind } from '../../../tests/support/databases.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, printLetters } from '../../../tests/support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { openDocuments } from '../../letters/server/store.ts';

/** Half past one in the night of March 12 in New York, half past ten in the evening of March 11 in Los Angeles. */
const NIGHT = Date.parse('2030-03-12T05:30:00Z');
const [MARCH_11, MARCH_12] = [civilDate(2030, 3, 11), civilDate(2030, 3, 12)];
const started = Date.now();
const clock = () => new Date(NIGHT + Date.now() - started);
let app: TestApp;
let api: ApiClient;
let owner: { readonly email: string; readonly token: string };
beforeAll(async () => {
  app = await startTestApp({ clock });
  const signedIn = await app.signIn('owner');
  ({ api } = signedIn);
  owner = signedIn;
});
afterAll(() => app.close());

/** Titles of the tasks that are due on this day of the office. */
const due = async (client: ApiClient, which: 'overdue' | 'today') =>
  (await client.tasks.list({ due: which })).rows.map(({ title }) => title);
const createdOn = async (day: string) =>
  (await api.contactLists.list({ createdFrom: day, createdUntil: day, search: 'Delgado' })).rows.map(({ id }) => id);
const config = async () => (await fetch(`${app.url}/config.js`)).text();

test('the day is that of New York until the owner chooses a zone, and then that of the zone', async () => {
  const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null, ssn: null, followUpOn: MARCH_11 });
  for (const dueOn of [MARCH_11, MARCH_12]) await api.tasks.create({ contactId: id, title: dueOn, dueOn });
  expect([await due(api, 'overdue'), await due(api, 'today')]).toEqual([[MARCH_11], [MARCH_12]]);
  expect([await createdOn(MARCH_11), await createdOn(MARCH_12)]).toEqual([[], [id]]);
  expect((await api.office.getLook({})).timeZone).toBeNull();
  expect(await config()).toContain('"zone":"America/New_York"');

  expect((await api.office.setZone({ timeZone: 'America/Los_Angeles' })).timeZone).toBe('America/Los_Angeles');
  expect([await due(api, 'overdue'), await due(api, 'today')]).toEqual([[], [MARCH_11]]);
  expect([await createdOn(MARCH_11), await createdOn(MARCH_12)]).toEqual([[id], []]);
  expect((await api.contactLists.list({ followUp: 'soon', search: 'Delgado' })).rows.map((row) => row.id)).toEqual([id]);
  expect(await config()).toContain('"zone":"America/Los_Angeles"');
  // Days that were recorded stay as they are.
  expect((await api.contacts.get({ id })).followUpOn).toBe(MARCH_11);
  expect((await api.tasks.list({ contactId: id })).rows.map(({ dueOn }) => dueOn)).toEqual([MARCH_11, MARCH_12]);
  expect((await api.dashboard.getSetup()).setup).toMatchObject({ zone: 'America/Los_Angeles' });
});

test('letters bear the day of the zone, and it is the last day on which they can have been mailed', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api, clock());
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  await printLetters(app, api, contactId);
  const [letter] = (await api.letters.list({ contactId })).rows;
  const { database, services } = app.server;
  expect((await openDocuments(database.db, services.sealer, [letter?.id ?? ''])).map(({ date }) => date)).toEqual([MARCH_11]);
  const mailing = { letters: [{ id: letter?.id ?? '' }], method: 'first-class' as const };
  await expect(api.letters.recordMailing({ ...mailing, mailedOn: MARCH_12 })).rejects.toMatchObject({
    code: 'disputes.dayUnfit',
    message: expect.stringContaining('in the future'),
  });
  expect(await api.letters.recordMailing({ ...mailing, mailedOn: MARCH_11 })).toEqual({ recorded: 1 });
});

test('who may set up the office may choose among the zones of the United States, and each choice leaves one activity', async () => {
  const count = async () =>
    (await app.server.database.pool.query<{ n: number }>("select count(*)::int as n from activity where kind = 'office.zoneSet'")).rows[0]
      ?.n;
  const before = (await count()) ?? 0;
  const { api: sales } = await app.signIn('sales');
  await expect(sales.office.setZone({ timeZone: 'America/Chicago' })).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  for (const timeZone of ['Europe/Berlin', 'EST', '', 'america/chicago']) {
    const answer = await fetch(`${app.url}/api/office/zone`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ timeZone }),
    });
    expect([timeZone, answer.status]).toEqual([timeZone, 422]);
  }
  expect(await count()).toBe(before);
  const { version } = await api.office.getLook({});
  expect(await api.office.setZone({ timeZone: 'America/Chicago' })).toMatchObject({ timeZone: 'America/Chicago', version: version + 1 });
  expect(await count()).toBe(before + 1);
  // The name of the company is another choice.
  const renamed = await api.office.changeLook({ version: version + 1, companyName: 'Harbor Credit' });
  expect(renamed).toMatchObject({ companyName: 'Harbor Credit', timeZone: 'America/Chicago' });
});

test.skipIf(databaseKind() === 'embedded')('another process on the same database counts by the new zone soon, too', async () => {
  await api.office.setZone({ timeZone: 'America/New_York' });
  const { env } = app.server.services;
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-zone-'));
  const second = await startServer(
    readEnv({
      DATABASE_URL: env.DATABASE_URL,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SEAL_KEY: readFileSync(join(env.DATA_DIR, 'keys', 'seal.key'), 'utf8'),
    }),
    clock,
  );
  try {
    const there = connectApi(second.url, await fetchIdToken(second.url, owner.email, TEST_PASSWORD));
    expect(await due(there, 'today')).toEqual([MARCH_12]);
    await api.office.setZone({ timeZone: 'America/Los_Angeles' });
    expect(await app.eventually(async () => ((await due(there, 'today'))[0] === MARCH_11 ? true : undefined))).toBe(true);
    await there.office.setZone({ timeZone: 'America/New_York' });
    expect(await due(there, 'today')).toEqual([MARCH_12]);
    expect(await app.eventually(async () => ((await due(api, 'today'))[0] === MARCH_12 ? true : undefined))).toBe(true);
  } finally {
    await second.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
