// When clients last heard from the office, and what a preview of their portal lets staff do: read as the client, and nothing else.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openFileDoor, BUCKET } from '../../files/server/testing.ts';
import { findPreviewer, issuePass } from './preview-pass.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const BEGIN = Date.parse('2030-03-12T15:00:00Z');
const DAY_MS = 24 * 3_600_000;
const started = Date.now();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(BEGIN + Date.now() - started) });
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

async function addClient(firstName: string, daysAgo: number): Promise<string> {
  const { id } = await owner.api.contacts.create({ ...COMPLETE_CONTACT, firstName, ssn: null, email: null, phone: null });
  const at = new Date(BEGIN - daysAgo * DAY_MS);
  await sql`update contacts set created_at = ${at}, converted_at = ${at} where id = ${id}`.execute(app.server.database.db);
  return id;
}
const clients = async (filter: object = {}) =>
  (await owner.api.progressPortal.list(filter)).rows.map(({ name, days, silence, heard, portal, questions }) => [
    name,
    days,
    silence,
    heard?.by ?? null,
    portal,
    questions,
  ]);

test('silence counts from the newest word, or from becoming a client; a call that is removed was none', async () => {
  await addClient('Quiet', 31);
  const called = await addClient('Called', 100);
  await addClient('Lately', 15);
  const log = (contactId: string, outcome: 'reached' | 'voicemail', daysAgo: number) =>
    owner.api.leads.logCall({ contactId, direction: 'outgoing', outcome, at: new Date(BEGIN - daysAgo * DAY_MS).toISOString() });
  await log(called, 'voicemail', 1);
  const { id: callId } = await log(called, 'reached', 14);
  await app.eventually(async () => ((await clients({ silence: 'good' })).length === 1 ? true : undefined));
  const rows = [
    ['Quiet Delgado', 31, 'late', null, 'none', 0],
    ['Lately Delgado', 15, 'soon', null, 'none', 0],
    ['Called Delgado', 14, 'good', 'call', 'none', 0],
  ];
  expect(await clients()).toEqual(rows);
  expect(await clients({ order: 'shortest' })).toEqual(rows.toReversed());
  const once = { count: 1, capped: false };
  expect([await clients({ silence: 'late' }), await clients({ silence: 'soon' }), await owner.api.progressPortal.count()]).toEqual([
    rows.slice(0, 1),
    rows.slice(1, 2),
    { good: once, soon: once, late: once },
  ]);
  for (const order of ['longest', 'shortest', 'name'] as const) {
    const seen: string[] = [];
    for (let after: string | undefined, turn = 0; turn < 5; turn += 1) {
      const page = await owner.api.progressPortal.list({ order, limit: 1, ...(after !== undefined && { after }) });
      seen.push(...page.rows.map(({ name }) => name));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual((await clients({ order })).map(([name]) => name));
  }
  await owner.api.leads.removeCall({ contactId: called, callId });
  await app.eventually(async () => ((await clients({ silence: 'late' })).length === 2 ? true : undefined));
  expect((await clients({ search: 'called' }))[0]?.slice(1, 4)).toEqual([100, 'late', null]);
});

test('a preview reads what the client reads, changes nothing, and is recorded', async () => {
  const contactId = await addClient('Ana', 3);
  const other = await addClient('Other', 3);
  const client = await app.signIn('client', { contactId });
  await owner.api.scores.add({ contactId, bureau: 'EQ', model: 'FICO_8', value: 640, scoredOn: civilDate(2030, 3, 1) });
  expect(await clients({ portal: 'active' })).toEqual([['Ana Delgado', 3, 'good', null, 'active', 0]]);

  const staff = {
    kind: 'staff',
    userId: owner.userId,
    sessionId: 'one',
    email: '',
    name: '',
    role: 'owner',
    contactId: null,
    language: 'en',
  } as const;
  const findAt = (minutes: number, may = () => true) => {
    const { services, database } = app.server;
    const context = { db: database.db, services, clock: () => new Date(BEGIN + minutes * 60_000) };
    const person = { ...staff, authenticatedAt: new Date(BEGIN), needsSecondFactor: false, may };
    return findPreviewer(context, person, issuePass(services.sealer, contactId, staff.sessionId, new Date(BEGIN)).pass);
  };
  const { pass, hasLogin } = await owner.api.progressPortal.openPreview({ contactId });
  expect(hasLogin).toBe(true);
  const look = async (
    path: string,
    {
      method = 'GET',
      token = owner.token,
      body,
      through = pass,
    }: { method?: string; token?: string; body?: object; through?: string } = {},
  ) => {
    const answer = await fetch(`${app.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'x-redress-preview': through, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };
  for (const path of ['/portal/disputes', '/portal/scores', '/portal/letters', '/portal/report-questions', '/access/client-session']) {
    const own = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${client.token}` } });
    expect([path, await look(path)]).toEqual([path, { status: 200, json: await own.json() }]);
  }
  // Changes, what is the client's own, and all that is the office's.
  const only = { status: 403, json: expect.objectContaining({ code: 'app.previewOnly' }) };
  expect(await look(`/portal/report-questions/${other}/answer`, { method: 'POST', body: { answer: 'right' } })).toEqual(only);
  expect([await look('/access/sessions'), await look('/access/account'), await look(`/contacts/${contactId}`)]).toEqual([only, only, only]);
  expect(await look(`/contacts/${other}/portal-preview`, { method: 'POST', body: {} })).toEqual(only);
  // Another session, another contact, and later.
  const over = { status: 403, json: expect.objectContaining({ code: 'app.previewOver' }) };
  expect(await look('/portal/letters', { token: (await app.signIn('admin')).token })).toEqual(over);
  expect(await look('/portal/letters', { token: client.token })).toEqual(over);
  expect(await look('/portal/letters', { through: pass.replace(contactId, other) })).toEqual(over);
  expect(await look('/portal/letters', { through: 'nonsense' })).toEqual(over);
  expect(await findAt(29)).toMatchObject({ contactId, name: 'Test client', readsOnly: true });
  expect([await findAt(31), await findAt(1, () => false)]).toEqual([undefined, undefined]);
  expect((await owner.api.activity.list({ contactId })).rows.filter(({ kind }) => kind === 'progressPortal.previewOpened')).toMatchObject([
    { summary: 'Portal opened as the client sees it, to read only' },
  ]);

  // Without a login there is a preview all the same; of a lead and for a reader of lists there is none.
  expect(await owner.api.progressPortal.openPreview({ contactId: other })).toMatchObject({ hasLogin: false, name: 'Other Delgado' });
  const lead = (await owner.api.contacts.create({ ...COMPLETE_CONTACT, category: 'lead', ssn: null, email: null, phone: null })).id;
  await expect(owner.api.progressPortal.openPreview({ contactId: lead })).rejects.toMatchObject({
    code: 'progressPortal.notAClient',
    status: 409,
  });
  const reader = await app.signIn('read-only');
  expect((await reader.api.progressPortal.list({})).rows.length).toBeGreaterThan(0);
  await expect(reader.api.progressPortal.openPreview({ contactId })).rejects.toMatchObject({ status: 403 });
});

test('files in a preview are those of the client, and nothing is sent, changed, deleted or followed', async () => {
  const contactId = await addClient('Files', 3);
  const other = await addClient('Neighbor', 3);
  const client = await app.signIn('client', { contactId });
  const [own, office] = [openFileDoor(app.url, client.token), openFileDoor(app.url, owner.token)];
  const mine = `contacts/${contactId}/documents/bill.txt`;
  const theirs = `contacts/${other}/documents/secret.txt`;
  expect((await own.upload(mine, 'A bill')).status).toBe(200);
  for (const name of [theirs, 'staff/notes.txt']) expect((await office.upload(name, 'Not for clients')).status).toBe(200);
  const { pass } = await owner.api.progressPortal.openPreview({ contactId });
  const headers = { 'x-redress-preview': pass };
  const seen = (method: string, path: string, body?: string) => office.call(method, path, { headers, ...(body !== undefined && { body }) });
  for (const list of ['', '?prefix=contacts%2F', `?prefix=${encodeURIComponent(`contacts/${contactId}/documents/`)}&delimiter=%2F`])
    expect((await seen('GET', BUCKET + list)).json).toEqual((await own.call('GET', BUCKET + list)).json);
  const at = (name: string) => `${BUCKET}/${encodeURIComponent(name)}`;
  // The same details, but no address: that would be judged by the session of the staff.
  const { downloadTokens: _address, ...details } = (await own.metadata(mine)).json;
  expect(await seen('GET', at(mine))).toMatchObject({ status: 200, json: details });
  expect((await seen('GET', at(mine))).json).not.toHaveProperty('downloadTokens');
  expect(String((await seen('GET', `${at(mine)}?alt=media`)).bytes)).toBe('A bill');
  for (const name of [theirs, 'staff/notes.txt']) {
    expect((await own.metadata(name)).status).toBe(404);
    for (const form of ['', '?alt=media']) expect((await seen('GET', at(name) + form)).status).toBe(404);
  }
  const only = { status: 403, json: { error: { status: 'files.previewOnly' } } };
  const added = `contacts/${contactId}/documents/added.txt`;
  expect(await seen('POST', `${BUCKET}?name=${encodeURIComponent(added)}`, 'Sent in a preview')).toMatchObject(only);
  expect(await seen('PATCH', at(mine), '{}')).toMatchObject(only);
  expect(await seen('DELETE', at(mine))).toMatchObject(only);
  expect((await own.metadata(added)).status).toBe(404);
  expect((await own.metadata(mine)).status).toBe(200);
  const over = { status: 403, json: { error: { status: 'files.previewOver' } } };
  expect(await office.call('GET', at(mine), { headers: { 'x-redress-preview': pass.replace(contactId, other) } })).toMatchObject(over);
  expect(await own.call('GET', at(mine), { headers })).toMatchObject(over);
  const live = await fetch(`${app.url}/api/live`, { headers: { authorization: `Bearer ${owner.token}`, ...headers } });
  expect([live.status, await live.json()]).toEqual([403, expect.objectContaining({ code: 'app.previewOnly' })]);
});
