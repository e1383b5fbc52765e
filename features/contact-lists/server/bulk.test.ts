// Changes in place and of many: all or none, each with its version, and undone within a day.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
let userId: string;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(Date.now() + ahead) });
  ({ api, userId } = await app.signIn('owner'));
});
afterAll(() => app.close());

const NOBODY = '00000000-0000-7000-8000-000000000000';
let made = 0;
async function add(category: 'lead' | 'client' | 'other', tags: string[] = []): Promise<{ id: string; version: number; name: string }> {
  made += 1;
  return api.contacts.create({ firstName: 'Ana', lastName: `Bulk${made}`, category, tags });
}
const versions = (contacts: readonly { id: string; version: number }[]) => ({
  contacts: contacts.map(({ id, version }) => ({ id, version })),
});
const state = async (): Promise<string> =>
  JSON.stringify((await app.server.database.pool.query('select * from contacts order by id')).rows);
const lastActivity = async () => (await api.activity.list({})).rows[0];

test('single fields are changed in place, and the answer is the row as it is now', async () => {
  const { id } = await add('lead', ['Old']);
  const row = await api.contactLists.quickUpdate({
    id,
    version: 1,
    set: {
      stage: 'contacted',
      ownerId: userId,
      followUpOn: '2026-03-12',
      urgency: 'High',
      source: 'Radio',
      addTags: ['VIP', 'old'],
      removeTags: ['nothing'],
    },
  });
  expect(row).toMatchObject({
    id,
    version: 2,
    stage: 'contacted',
    ownerId: userId,
    followUpOn: '2026-03-12',
    urgency: 'High',
    source: 'Radio',
    tags: ['Old', 'VIP'],
  });
  expect(await lastActivity()).toMatchObject({
    kind: 'contacts.updated',
    contactId: id,
    summary: expect.stringMatching(
      /^Ana Bulk\d+: moved to contacted, urgency set to High, assigned to Test owner, .* tagged “VIP”, “old”, no longer tagged “nothing”$/,
    ),
  });
  expect(
    await api.contactLists.quickUpdate({ id, version: 2, set: { ownerId: null, source: null, followUpOn: null, removeTags: ['Old'] } }),
  ).toMatchObject({ ownerId: null, source: null, followUpOn: null, tags: ['VIP'] });
});

test.each([
  ['an owner who does not work here', { ownerId: NOBODY }, 'ownerId'],
  ['a location nobody opened', { locationId: NOBODY }, 'locationId'],
  ['a twenty-first tag', { addTags: Array.from({ length: 20 }, (_, i) => `Tag ${i}`) }, 'tags'],
] as const)('%s is refused at its field and nothing is changed', async (_name, set, field) => {
  const { id } = await add('lead', ['One']);
  const before = await state();
  const wanted = { ...set, ...('addTags' in set && { addTags: [...set.addTags] }) };
  await expect(api.contactLists.quickUpdate({ id, version: 1, set: wanted })).rejects.toMatchObject({
    code: 'contacts.fieldInvalid',
    status: 422,
    data: { fields: { [field]: expect.stringMatching(/\w/) } },
  });
  await expect(
    api.contactLists.bulkUpdate({ selection: versions([{ id, version: 1 }]), action: { kind: 'set', set: wanted } }),
  ).rejects.toMatchObject({ code: 'contacts.fieldInvalid', status: 422 });
  expect(await state()).toBe(before);
});

test('many are changed at once; those that are so already count as unchanged', async () => {
  const [a, b, c] = [await add('lead'), await add('lead'), await add('lead', ['VIP'])];
  const done = await api.contactLists.bulkUpdate({ selection: versions([a, b, c]), action: { kind: 'set', set: { addTags: ['vip'] } } });
  expect(done).toMatchObject({ changed: 2, unchanged: 1 });
  expect(
    await Promise.all(
      [a, b, c].map(async ({ id }) => {
        const { version, tags } = await api.contacts.get({ id });
        return [version, tags];
      }),
    ),
  ).toEqual([
    [2, ['VIP']],
    [2, ['VIP']],
    [1, ['VIP']],
  ]);
  expect(await lastActivity()).toMatchObject({ kind: 'contacts.manyUpdated', contactId: null, summary: '2 contacts: tagged “VIP”' });
});

test('one foreign id refuses the whole batch, one stale version names who is stale; nothing is changed', async () => {
  const [a, b] = [await add('lead'), await add('lead')];
  await api.contactLists.quickUpdate({ id: b.id, version: 1, set: { urgency: 'Low' } });
  const before = await state();
  const set = { kind: 'set', set: { urgency: 'Critical' } } as const;
  await expect(api.contactLists.bulkUpdate({ selection: versions([a, { id: NOBODY, version: 1 }]), action: set })).rejects.toMatchObject({
    code: 'contacts.notFound',
    status: 404,
  });
  await expect(api.contactLists.bulkUpdate({ selection: versions([a, b]), action: set })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
    data: { fields: { [b.id]: expect.stringMatching(/changed/) } },
  });
  expect(await state()).toBe(before);
});

test('a stage that does not fit some of them refuses all and says how many', async () => {
  const all = [await add('lead'), await add('client'), await add('other')];
  await expect(
    api.contactLists.bulkUpdate({ selection: versions(all), action: { kind: 'set', set: { stage: 'contacted' } } }),
  ).rejects.toMatchObject({
    code: 'contacts.fieldInvalid',
    data: { fields: { stage: '2 contacts in the selection are no open leads; only open leads can be moved this way.' } },
  });
});

test('a filter is changed only while it matches the confirmed number, without the exceptions', async () => {
  const all = [await add('lead', ['Fair']), await add('lead', ['Fair']), await add('lead', ['Fair'])];
  const bulk = (expected: number) =>
    api.contactLists.bulkUpdate({
      selection: { filter: { tag: 'Fair' }, except: [all[1]?.id ?? ''], expected },
      action: { kind: 'set', set: { source: 'Fair', stage: 'contacted' } },
    });
  await expect(bulk(2)).rejects.toMatchObject({ code: 'contacts.selectionChanged', status: 409 });
  await expect(bulk(20_000)).rejects.toMatchObject({ code: 'contacts.selectionChanged', status: 409 });
  expect(await bulk(3)).toMatchObject({ changed: 2, unchanged: 0 });
  expect((await api.contactLists.list({ tag: 'Fair', sort: 'oldest' })).rows.map((r) => [r.source, r.stage])).toEqual([
    ['Fair', 'contacted'],
    [null, 'new'],
    ['Fair', 'contacted'],
  ]);
});

test('a bulk change is undone once, where no one has changed the field again', async () => {
  const [a, b, c] = [await add('lead', ['Kept']), await add('lead'), await add('lead')];
  const { stageSince } = await api.contacts.get({ id: a.id });
  ahead += 60_000;
  const { id } = await api.contactLists.bulkUpdate({
    selection: versions([a, b, c]),
    action: { kind: 'set', set: { stage: 'contacted', addTags: ['New'], followUpOn: '2026-04-01', ownerId: userId } },
  });
  await api.contactLists.quickUpdate({ id: b.id, version: 2, set: { followUpOn: '2026-05-01' } });
  await api.contactLists.quickUpdate({ id: c.id, version: 2, set: { urgency: 'High' } });
  expect(await api.contactLists.undoBulk({ id })).toEqual({ restored: 2, left: 1 });
  expect(await api.contacts.get({ id: a.id })).toMatchObject({
    version: 3,
    stage: 'new',
    stageSince,
    tags: ['Kept'],
    followUpOn: null,
    ownerId: null,
  });
  expect(await api.contacts.get({ id: b.id })).toMatchObject({ version: 3, stage: 'contacted', followUpOn: '2026-05-01' });
  expect(await api.contacts.get({ id: c.id })).toMatchObject({ version: 4, stage: 'new', urgency: 'High' });
  expect(await lastActivity()).toMatchObject({ kind: 'contacts.manyUndone', summary: 'Change of 3 contacts undone' });
  await expect(api.contactLists.undoBulk({ id })).rejects.toMatchObject({ code: 'contacts.bulkNotFound', status: 404 });
});

test('after a day, or by someone who may neither, it stays', async () => {
  const a = await add('lead');
  const { id } = await api.contactLists.bulkUpdate({ selection: versions([a]), action: { kind: 'set', set: { urgency: 'Low' } } });
  const { api: processor } = await app.signIn('processor');
  await expect(processor.contactLists.undoBulk({ id })).rejects.toMatchObject({ code: 'contacts.bulkNotFound' });
  await app.server.database.pool.query("update contact_bulk_changes set made_at = made_at - interval '24 hours' where id = $1", [id]);
  await expect(api.contactLists.undoBulk({ id })).rejects.toMatchObject({ code: 'contacts.bulkNotFound' });
});

test('archiving many needs the permission to archive, and is undone', async () => {
  const all = [await add('client'), await add('other')];
  const { api: processor } = await app.signIn('processor');
  await expect(processor.contactLists.bulkUpdate({ selection: versions(all), action: { kind: 'archive' } })).rejects.toMatchObject({
    code: 'app.notAllowed',
    status: 403,
  });
  const { id, changed } = await api.contactLists.bulkUpdate({ selection: versions(all), action: { kind: 'archive' } });
  expect(changed).toBe(2);
  const archived = all.map((contact) => ({ ...contact, version: 2 }));
  await expect(api.contactLists.quickUpdate({ id: all[0]?.id ?? '', version: 2, set: { urgency: 'Low' } })).rejects.toMatchObject({
    code: 'contacts.archived',
    status: 409,
  });
  await expect(
    api.contactLists.bulkUpdate({ selection: versions(archived), action: { kind: 'set', set: { urgency: 'Low' } } }),
  ).rejects.toMatchObject({ code: 'contacts.fieldInvalid' });
  expect(await api.contactLists.undoBulk({ id })).toEqual({ restored: 2, left: 0 });
  expect((await api.contacts.get({ id: all[0]?.id ?? '' })).archivedAt).toBeNull();
});

test('of two changes at the same time one wins and the other is refused', async () => {
  const all = [await add('lead'), await add('lead'), await add('lead')];
  const bulk = (urgency: 'Low' | 'High', contacts: typeof all) =>
    api.contactLists.bulkUpdate({ selection: versions(contacts), action: { kind: 'set', set: { urgency } } });
  const many = await Promise.allSettled([bulk('Low', all), bulk('High', all.toReversed())]);
  expect(many.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(many.find((r) => r.status === 'rejected')).toMatchObject({ reason: { code: 'app.changedMeanwhile', status: 409 } });
  const { id } = await add('lead');
  const single = await Promise.allSettled(
    (['Low', 'High'] as const).map((urgency) => api.contactLists.quickUpdate({ id, version: 1, set: { urgency } })),
  );
  expect(single.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(single.find((r) => r.status === 'rejected')).toMatchObject({ reason: { code: 'app.changedMeanwhile', status: 409 } });
});

test('a lead is moved on by those who work with leads, and no one else in passing', async () => {
  const { id } = await add('lead');
  const { api: processor } = await app.signIn('processor');
  const before = await state();
  await expect(processor.contactLists.quickUpdate({ id, version: 1, set: { stage: 'contacted' } })).rejects.toMatchObject({
    code: 'app.notAllowed',
    status: 403,
  });
  await expect(
    processor.contactLists.bulkUpdate({
      selection: versions([{ id, version: 1 }]),
      action: { kind: 'set', set: { stage: 'contacted', urgency: 'Low' } },
    }),
  ).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  expect(await state()).toBe(before);
  expect(await processor.contactLists.quickUpdate({ id, version: 1, set: { urgency: 'Low' } })).toMatchObject({ urgency: 'Low' });
});

test('a lead that is moved on counts as contacted, unless the change is undone or the contact was known', async () => {
  const [one, first, second, known] = [await add('lead'), await add('lead'), await add('lead'), await add('lead')];
  const stamps = async ({ id }: { id: string }) => {
    const { firstContactedAt, lastContactedAt } = await api.contacts.get({ id });
    return [firstContactedAt, lastContactedAt];
  };
  await api.leads.logCall({ contactId: known.id, direction: 'incoming', outcome: 'reached', at: '2026-01-02T10:00:00.000Z' });
  await api.contactLists.quickUpdate({ id: one.id, version: 1, set: { urgency: 'High' } });
  expect(await stamps(one)).toEqual([null, null]);
  await api.contactLists.quickUpdate({ id: one.id, version: 2, set: { stage: 'consult-booked' } });
  expect(await stamps(one)).toEqual([expect.any(String), expect.any(String)]);
  const { id } = await api.contactLists.bulkUpdate({
    selection: versions([first, second, { id: known.id, version: 2 }]),
    action: { kind: 'set', set: { stage: 'consult-done' } },
  });
  expect(await stamps(first)).toEqual([expect.any(String), expect.any(String)]);
  expect(await stamps(known)).toEqual(['2026-01-02T10:00:00.000Z', '2026-01-02T10:00:00.000Z']);
  // A call made since was contact whatever became of the change.
  ahead += 60_000;
  await api.leads.logCall({ contactId: second.id, direction: 'outgoing', outcome: 'reached' });
  await api.contactLists.undoBulk({ id });
  expect(await stamps(first)).toEqual([null, null]);
  expect(await stamps(second)).toEqual([expect.any(String), expect.any(String)]);
  expect(await stamps(known)).toEqual(['2026-01-02T10:00:00.000Z', '2026-01-02T10:00:00.000Z']);
  expect((await api.contactLists.list({ hot: 'unanswered' })).rows.map((row) => row.id)).not.toContain(one.id);
});

test('who is stuck is asked without a day as well, by lists, counts and changes', async () => {
  const { id } = await add('client', ['Stuck']);
  await app.server.database.pool.query("update contacts set stage_since = now() - interval '9 days' where id = $1", [id]);
  expect((await api.contactLists.list({ stuck: 'yes', tag: 'Stuck' })).rows.map((row) => row.id)).toEqual([id]);
  expect((await api.contactLists.count({ stuck: 'yes', tag: 'Stuck' })).all.count).toBe(1);
  expect(
    await api.contactLists.bulkUpdate({
      selection: { filter: { stuck: 'yes', tag: 'Stuck' }, except: [], expected: 1 },
      action: { kind: 'set', set: { urgency: 'High' } },
    }),
  ).toMatchObject({ changed: 1 });
});
