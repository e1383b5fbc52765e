// Rules of the office: what starts them, what they do and with whose permissions, once, and why they did not.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { runChangeFor, runSystemChange } from '../../../platform/server/change.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { databaseKind } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { followRecord, sweepRuns } from './jobs.ts';

let app: TestApp;
let api: ApiClient;
let ownerId: string;
let ahead = 0;
const clock = (): Date => new Date(Date.now() + ahead);
beforeAll(async () => {
  app = await startTestApp({ clock });
  ({ api, userId: ownerId } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const { id, version } of (await api.automation.list({})).rows) await api.automation.remove({ id, version });
  ahead += 1000;
});

/** What the worker gives the job. */
function jobCall(change: Partial<JobCall> = {}): JobCall {
  const { context, database, services } = app.server;
  return {
    db: database.db,
    now: clock(),
    zone: 'America/New_York',
    services,
    transaction: (run) => database.transaction(run),
    change: (kind, make) => runSystemChange(context, kind, make),
    changeFor: (who, kind, make) => runChangeFor(context, who, kind, make),
    settle: async () => true,
    ...change,
  };
}
/** A run that sees everything written so far: other databases of the server may have transactions that began before. */
async function follow(change?: Partial<JobCall>): Promise<void> {
  await app.eventually(async () => {
    const { rows } = await app.server.database.pool.query(
      'select 1 from activity where written_by >= pg_snapshot_xmin(pg_current_snapshot()) limit 1',
    );
    return rows.length === 0 ? true : undefined;
  });
  await followRecord.run({}, jobCall(change));
}
type NewRule = Parameters<ApiClient['automation']['create']>[0];
const TAG: NewRule = {
  name: 'Tag new leads',
  kind: 'contacts.created',
  filter: { category: 'lead' },
  action: { kind: 'tag', tag: 'New' },
  on: true,
};
const addRule = (rule: Partial<NewRule> = {}, by: ApiClient = api) => by.automation.create({ ...TAG, ...rule });
let made = 0;
async function addContact(category: 'lead' | 'client' = 'lead'): Promise<string> {
  made += 1;
  ahead += 10;
  return (await api.contacts.create({ firstName: 'Ana', lastName: `Rule${made}`, category })).id;
}
const runs = async (ruleId: string) =>
  (await api.automation.listRuns({ ruleId })).rows.map(({ contact, outcome, reason }) => [contact.id, outcome, reason]);
const tagsOf = async (id: string) => (await api.contacts.get({ id })).tags;

test('what happens to a contact that matches starts the rule once; the timeline names the rule, the log says why not', async () => {
  const before = await addContact();
  const rule = await addRule();
  const [lead, client] = [await addContact(), await addContact('client')];
  await follow();
  await follow();
  await Promise.all([follow(), follow()]);
  expect(await runs(rule.id)).toEqual([
    [client, 'skipped', 'The contact does not match the filter.'],
    [lead, 'done', null],
  ]);
  expect(await Promise.all([before, lead, client].map(tagsOf))).toEqual([[], ['New'], []]);
  const [entry] = (await api.activity.list({ contactId: lead })).rows;
  expect(entry).toMatchObject({ kind: 'contacts.updated', actor: { kind: 'automation', name: 'Tag new leads' }, contactId: lead });
  expect((await api.activity.list({ actor: 'automation', contactId: lead })).rows).toHaveLength(1);
  expect(await api.automation.get({ id: rule.id })).toMatchObject({
    done: 1,
    skipped: 1,
    failed: 0,
    problem: null,
    kindName: 'Contact added',
  });
});

test('each action is the ordinary change, with its own row', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  await addRule({ action: { kind: 'task', title: 'Call the new lead', dueInDays: 0, assignee: ownerId, note: null, taskKind: 'call' } });
  await addRule({ action: { kind: 'note', body: 'Came in by itself.' } });
  await addRule({ action: { kind: 'owner', ownerId } });
  await addRule({ action: { kind: 'follow-up', inDays: 0 } });
  const id = await addContact();
  await follow();
  const today = day.format(clock());
  expect((await api.tasks.list({ contactId: id })).rows).toMatchObject([
    { title: 'Call the new lead', kind: 'call', dueOn: today, assigneeId: ownerId, createdBy: 'Automation “Tag new leads”' },
  ]);
  expect((await api.contacts.listNotes({ id })).rows).toMatchObject([
    { body: 'Came in by itself.', createdBy: 'Automation “Tag new leads”' },
  ]);
  expect(await api.contacts.get({ id })).toMatchObject({ ownerId, followUpOn: today });
  expect((await api.activity.list({ contactId: id, actor: 'automation' })).rows.map(({ kind }) => kind).sort()).toEqual([
    'contacts.noteAdded',
    'contacts.updated',
    'contacts.updated',
    'tasks.added',
  ]);
});

test('what a rule did starts no rule', async () => {
  await addRule({ action: { kind: 'task', title: 'First', dueInDays: null, assignee: 'none', note: null, taskKind: 'task' } });
  const second = await addRule({ kind: 'tasks.added', filter: {}, action: { kind: 'tag', tag: 'Loop' } });
  const id = await addContact();
  await follow();
  await follow();
  expect((await api.tasks.list({ contactId: id })).rows).toHaveLength(1);
  expect(await runs(second.id)).toEqual([]);
  await api.tasks.create({ contactId: id, title: 'By a person' });
  await follow();
  expect(await runs(second.id)).toEqual([[id, 'done', null]]);
});

test('contacts on hold or archived, a pause, and what is so already are skipped with the reason', async () => {
  const rule = await addRule({ kind: 'contacts.noteAdded', filter: {} });
  const [held, archived, tagged] = [await addContact('client'), await addContact(), await addContact()];
  const note = (id: string) => api.contacts.addNote({ id, body: 'Something happened.' });
  for (const id of [held, archived, tagged]) await note(id);
  await api.cases.hold({ contactId: held, version: 1, reason: 'On vacation' });
  await api.contacts.archive({ id: archived, version: 1 });
  await api.contactLists.quickUpdate({ id: tagged, version: 1, set: { addTags: ['new'] } });
  await follow();
  await api.automation.pauseAll({});
  await expect(api.automation.pauseAll({})).rejects.toMatchObject({ code: 'automation.alreadySo', status: 409 });
  expect((await api.automation.list({})).paused).toMatchObject({ by: 'Test owner' });
  const paused = await addContact();
  await note(paused);
  await follow();
  await api.automation.resumeAll({});
  await follow();
  expect(await runs(rule.id)).toEqual([
    [paused, 'skipped', 'All rules were paused.'],
    [tagged, 'skipped', 'The contact was like this already.'],
    [archived, 'skipped', 'The contact is archived.'],
    [held, 'skipped', 'The contact is on hold.'],
  ]);
});

test('a rule acts with the permissions its owner has now; someone else takes it over', async () => {
  const admin = await app.signIn('admin');
  const rule = await addRule({}, admin.api);
  const update = {
    id: rule.id,
    version: rule.version,
    name: 'Mine',
    kind: rule.kind,
    filter: {},
    action: { kind: 'tag', tag: 'x' },
    hourlyLimit: 5,
  } as const;
  await expect(api.automation.update(update)).rejects.toMatchObject({ code: 'automation.notOwner', status: 403 });
  await api.accounts.changeUserRole({ userId: admin.userId, role: 'read-only' });
  const first = await addContact();
  await follow();
  await api.accounts.disableUser({ userId: admin.userId });
  const second = await addContact();
  await follow();
  expect(await api.automation.get({ id: rule.id })).toMatchObject({ problem: 'owner-away', on: true });
  const taken = await api.automation.takeOver({ id: rule.id, version: rule.version });
  expect(taken).toMatchObject({ ownerId, problem: null });
  const third = await addContact();
  await follow();
  expect(await runs(rule.id)).toEqual([
    [third, 'done', null],
    [second, 'skipped', 'The owner of the rule can no longer sign in.'],
    [first, 'skipped', 'The owner of the rule does not have the permission for this.'],
  ]);
});

test('a rule acts at most so often an hour, and what an operation refuses is in the log', async () => {
  const rule = await addRule({ hourlyLimit: 1 });
  const [one, two] = [await addContact(), await addContact()];
  await follow();
  await app.server.database.pool.query(`update automation_runs set at = at - interval '1 hour' where rule_id = $1`, [rule.id]);
  const three = await addContact();
  await follow();
  expect(await runs(rule.id)).toEqual([
    [three, 'done', null],
    [two, 'skipped', 'The rule had reached its limit for the hour.'],
    [one, 'done', null],
  ]);
  const full = await addRule({ kind: 'contacts.noteAdded', filter: {} });
  const { id } = await api.contacts.create({ firstName: 'Full', lastName: 'Tags', tags: Array.from({ length: 20 }, (_, i) => `Tag ${i}`) });
  await api.contacts.addNote({ id, body: 'One more.' });
  await follow();
  expect(await runs(full.id)).toEqual([[id, 'failed', 'At most 20 tags.']]);
});

test('a run that is cut off before its commit leaves nothing, and the next one acts once', async () => {
  const rule = await addRule({ action: { kind: 'task', title: 'Once', dueInDays: 1, assignee: 'owner', note: null, taskKind: 'task' } });
  const id = await addContact();
  const cut = new Error('killed');
  const { database, context } = app.server;
  // The effect and its row are written, then the process is gone; nothing else can be written either.
  const killed = follow({
    changeFor: (who, kind, make) =>
      runChangeFor(context, who, kind, async (call) => {
        await make(call);
        throw cut;
      }),
    transaction: () => Promise.reject(cut),
  });
  await expect(killed).rejects.toBe(cut);
  expect([await runs(rule.id), (await api.tasks.list({ contactId: id })).rows]).toEqual([[], []]);
  await follow();
  // As after a crash between the effect and the place in the record.
  await database.pool.query('update automation_state set written_by = $1, activity_id = 0', ['0']);
  await follow();
  expect((await api.tasks.list({ contactId: id })).rows).toHaveLength(1);
  expect(await runs(rule.id)).toEqual([[id, 'done', null]]);
});

// The embedded engine has one session, in which no change can overtake another.
test.skipIf(databaseKind() === 'embedded')('a change that commits late is not lost', async () => {
  const rule = await addRule({ kind: 'contacts.noteAdded', filter: {} });
  const [late, early] = [await addContact(), await addContact()];
  const { context } = app.server;
  const client = await app.server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into activity (at, kind, actor_kind, actor_name, contact_id, subject_type, subject_id) values ($1, 'contacts.noteAdded', 'system', 'Test', $2, 'contact-note', 'x')`,
      [context.clock(), late],
    );
    await api.contacts.addNote({ id: early, body: 'Committed first.' });
    await followRecord.run({}, jobCall());
    await client.query('commit');
  } finally {
    client.release();
  }
  await follow();
  expect((await runs(rule.id)).map(([contact, outcome]) => [contact, outcome]).sort()).toEqual(
    [
      [late, 'done'],
      [early, 'done'],
    ].sort(),
  );
});

test('the dry run says what would have happened and changes nothing', async () => {
  const tag = 'Tried';
  const [a, b] = [await addContact(), await addContact()];
  for (const id of [a, b, a]) await api.contacts.addNote({ id, body: 'Happened.' });
  await api.contacts.archive({ id: b, version: 1 });
  const before = (await api.activity.list({})).rows[0]?.id;
  const asked = { kind: 'contacts.noteAdded', filter: { category: 'lead' }, action: 'tag', tag, limit: 2 } as const;
  const found = await api.automation.dryRun(asked);
  expect(found.rows).toMatchObject([
    { contact: { id: a }, outcome: 'skipped', reason: 'The contact was like this already.' },
    { contact: { id: b }, outcome: 'skipped', reason: 'The contact is archived.' },
  ]);
  expect(found.next).not.toBeNull();
  const next = await api.automation.dryRun({ ...asked, after: found.next ?? '' });
  expect(next.rows[0]).toMatchObject({ contact: { id: a }, outcome: 'done', reason: null });
  expect(found.done).toBe((await api.automation.dryRun({ ...asked, outcome: 'done', limit: 100 })).rows.length);
  expect((await api.activity.list({})).rows[0]?.id).toBe(before);
  const { kinds } = await api.automation.listKinds({});
  expect(kinds).toContainEqual({ kind: 'leads.formSubmitted', name: expect.any(String) });
  expect(kinds.map(({ kind }) => kind)).not.toContain('contacts.manyUpdated');
});

test('rules are changed by version, switched, removed and restored; private numbers are refused', async () => {
  const rule = await addRule();
  const { id, kind } = rule;
  const fields = { id, kind, name: 'Renamed', filter: {}, action: { kind: 'note', body: 'Hello.' }, hourlyLimit: 5 } as const;
  const changed = await api.automation.update({ ...fields, version: 1 });
  expect(changed).toMatchObject({ version: 2, name: 'Renamed', action: { kind: 'note', body: 'Hello.' } });
  await expect(api.automation.update({ ...fields, version: 1 })).rejects.toMatchObject({ code: 'app.changedMeanwhile', status: 409 });
  await expect(api.automation.update({ ...fields, version: 2, action: { kind: 'note', body: 'SSN 219-09-9998' } })).rejects.toMatchObject({
    status: 422,
  });
  await expect(addRule({ kind: 'contacts.manyUpdated' })).rejects.toMatchObject({ code: 'automation.kindUnknown' });
  await expect(addRule({ action: { kind: 'owner', ownerId: id } })).rejects.toMatchObject({ code: 'automation.personUnknown' });
  expect(await api.automation.switch({ id, version: 2, on: false })).toMatchObject({ on: false, version: 3 });
  await expect(api.automation.switch({ id, version: 3, on: false })).rejects.toMatchObject({ code: 'automation.alreadySo' });
  await api.automation.remove({ id, version: 3 });
  await expect(api.automation.get({ id })).rejects.toMatchObject({ code: 'automation.ruleNotFound' });
  expect((await api.automation.list({ state: 'removed', search: 'renam' })).rows.map((row) => row.id)).toContain(id);
  expect(await api.automation.restore({ id })).toMatchObject({ on: false, removed: false });
  const { rows } = await app.server.database.pool.query<{ text: string }>(
    `select encode(action_sealed, 'escape') as text from automation_rules where id = $1`,
    [id],
  );
  expect(rows[0]?.text).not.toContain('Hello');
});

test('who may not see what a rule is about sees neither its log nor whom it would find', async () => {
  const rule = await addRule({ kind: 'contacts.created', filter: { facets: { billing: 'owing' } } });
  await addContact('client');
  await follow();
  expect(await runs(rule.id)).toHaveLength(1);
  const processor = await app.signIn('processor');
  expect((await processor.api.automation.listRuns({ ruleId: rule.id })).rows).toEqual([]);
  expect(await processor.api.automation.get({ id: rule.id })).toMatchObject({ mayFollow: false });
  await expect(addRule({}, processor.api)).rejects.toMatchObject({ status: 403 });
  const { api: reader } = await app.signIn('read-only');
  await expect(reader.automation.list({})).rejects.toMatchObject({ status: 403 });
  await expect(app.api().automation.list({})).rejects.toMatchObject({ status: 401 });
});

test('what the program does by itself is listed with its last run', async () => {
  // As the queue leaves a job whose last try failed, after one that ended well.
  await app.server.database.pool.query(
    `insert into jobs.job (name, data, state, retry_limit, retry_count, created_on, completed_on) values
      ('exports.sweep', '{}', 'failed', 2, 2, now(), now()), ('exports.sweep', '{}', 'completed', 2, 0, now(), now())`,
  );
  const { rows } = await api.automation.listBuiltIn({});
  expect(rows.find(({ schedule }) => schedule === 'Every 5 minutes')).toMatchObject({ failed: 1, lastRunAt: expect.any(String) });
  expect(rows.find(({ sentence }) => sentence === 'When a round opens, its letters are written.')).toMatchObject({
    on: ['Round opened'],
    schedule: null,
    failed: 0,
  });
});

test('contacts that did not match leave the log after 90 days', async () => {
  const rule = await addRule();
  await addContact('client');
  const lead = await addContact();
  await follow();
  await sweepRuns.run({}, jobCall({ now: new Date(clock().getTime() + 91 * 24 * 60 * 60 * 1000) }));
  expect(await runs(rule.id)).toEqual([[lead, 'done', null]]);
});
