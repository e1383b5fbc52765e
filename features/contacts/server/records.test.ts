// Adding, changing, archiving and linking, and what the record tells of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ContactView } from '../contract.ts';
import { patchContact } from './public.ts';
import { readRecord } from '../../../tests/support/opened-record.ts';

let app: TestApp;
let api: ApiClient;
let userId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, userId } = await app.signIn('owner'));
});
afterAll(() => app.close());

const NOBODY = '00000000-0000-7000-8000-000000000000';
const { ssn: _ssn, dateOfBirth: _dob, ...PLAIN } = COMPLETE_CONTACT;
const add = (more: Partial<Parameters<ApiClient['contacts']['create']>[0]> = {}): Promise<ContactView> =>
  api.contacts.create({ ...PLAIN, ...more });
const lastActivity = async (contactId: string) => (await api.activity.list({ contactId, limit: 1 })).rows[0];
const stored = async (contactId: string) => {
  const row = (await readRecord(app)).findLast((one) => one.contactId === contactId);
  return row && { before: row.before, after: row.after };
};

test('of twenty saves of one version exactly one wins, on each path that takes a version', async () => {
  const paths: Record<string, (id: string, i: number) => Promise<unknown>> = {
    update: (id, i) => api.contacts.update({ id, version: 1, ...PLAIN, firstName: `Ana ${i}` }),
    archive: (id) => api.contacts.archive({ id, version: 1 }),
  };
  for (const [name, path] of Object.entries(paths)) {
    const { id } = await add();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => path(id, i)));
    expect(
      answers.filter((a) => a.status === 'fulfilled'),
      name,
    ).toHaveLength(1);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409 });
    expect(await api.contacts.get({ id })).toMatchObject({ version: 2 });
    expect((await api.activity.list({ contactId: id })).rows).toHaveLength(2);
  }
});

test('of two saves of one record the second is refused, also for another field', async () => {
  const [a, b] = [await add(), await add()];
  await api.contacts.update({ id: a.id, version: 1, ...PLAIN, city: 'Akron' });
  const told = { code: 'app.changedMeanwhile', status: 409 };
  await expect(api.contacts.update({ id: a.id, version: 1, ...PLAIN })).rejects.toMatchObject(told);
  await expect(api.contacts.archive({ id: a.id, version: 1 })).rejects.toMatchObject(told);
  await expect(api.contacts.linkSpouse({ id: a.id, version: 1, spouseId: b.id })).rejects.toMatchObject(told);
  await api.contacts.archive({ id: a.id, version: 2 });
  await expect(api.contacts.restore({ id: a.id, version: 2 })).rejects.toMatchObject(told);
  for (const version of [-1, 0, 2_000_000_000])
    await expect(api.contacts.update({ id: b.id, version, ...PLAIN })).rejects.toMatchObject(told);
  for (const version of [2_000_000_001, 2_147_483_647, 1.5, Number.NaN])
    await expect(api.contacts.update({ id: b.id, version, ...PLAIN })).rejects.toMatchObject({ status: 422 });
});

test('an archived contact can be read and restored, and nothing else', async () => {
  const { id } = await add();
  const note = await api.contacts.addNote({ id, body: 'Before' });
  const address = await api.contacts.addAddress({ id, addressLine1: '1 Elm St', city: 'Akron', state: 'OH', zip: '44301' });
  const away = await api.contacts.archive({ id, version: 1 });
  expect(away).toMatchObject({ version: 2, archivedAt: expect.any(String), abilities: { update: false, dispute: false } });
  const refused = { code: 'contacts.archived', status: 409 };
  for (const attempt of [
    () => api.contacts.update({ id, version: 2, ...PLAIN }),
    () => api.contacts.archive({ id, version: 2 }),
    () => api.contacts.addNote({ id, body: 'x' }),
    () => api.contacts.changeNote({ id, noteId: note.id, version: 1, body: 'y', pinned: false }),
    () => api.contacts.removeNote({ id, noteId: note.id }),
    () => api.contacts.recordConsent({ id, channel: 'sms', given: true, source: 'phone' }),
    () => api.contacts.removeAddress({ id, addressId: address.id }),
    () => api.contacts.addAddress({ id, addressLine1: '1 Elm St', city: 'Akron', state: 'OH', zip: '44301' }),
    () => api.contacts.linkSpouse({ id, version: 2, spouseId: null }),
  ])
    await expect(attempt()).rejects.toMatchObject(refused);
  expect((await api.contacts.listNotes({ id })).rows).toHaveLength(1);
  expect(await api.contacts.restore({ id, version: 2 })).toMatchObject({ version: 3, archivedAt: null, abilities: { update: true } });
  expect(await lastActivity(id)).toMatchObject({ kind: 'contacts.restored', summary: 'Maria Delgado restored' });
  await expect(api.contacts.restore({ id, version: 3 })).rejects.toMatchObject({ code: 'contacts.notArchived' });
});

test('a contact that was merged away comes back only with the merge', async () => {
  const [gone, kept] = [await add(), await add()];
  await patchContact(app.server.database.db, gone.id, { archivedAt: new Date(), mergedInto: kept.id }, { at: new Date() });
  await expect(api.contacts.restore({ id: gone.id, version: 2 })).rejects.toMatchObject({ code: 'contacts.merged', status: 409 });
  expect((await api.contacts.get({ id: gone.id })).abilities.archive).toBe(false);
});

test('what a contact points to must be there, unless it was there before', async () => {
  const { userId: salesId } = await app.signIn('sales');
  const client = await app.signIn('client', { contactId: (await add()).id });
  for (const [field, value] of [
    ['ownerId', NOBODY],
    ['ownerId', client.userId],
    ['referrerId', NOBODY],
    ['locationId', NOBODY],
  ] as const) {
    await expect(add({ [field]: value })).rejects.toMatchObject({
      code: 'contacts.fieldInvalid',
      status: 422,
      data: { fields: { [field]: expect.stringMatching(/^There is no/) } },
    });
  }
  const friend = await add({ firstName: 'Fred', lastName: 'Ortiz', category: 'affiliate' });
  const contact = await add({ ownerId: salesId, referrerId: friend.id });
  expect(contact).toMatchObject({ ownerName: 'Test sales', referrer: { id: friend.id, name: 'Fred Ortiz' } });
  await expect(api.contacts.update({ id: contact.id, version: 1, ...PLAIN, referrerId: contact.id })).rejects.toMatchObject({
    data: { fields: { referrerId: 'A contact cannot refer itself.' } },
  });
  await app.server.database.pool.query('update users set disabled_at = now() where id = $1', [salesId]);
  const kept = await api.contacts.update({ id: contact.id, version: 1, ...PLAIN, ownerId: salesId, referrerId: friend.id, city: 'Akron' });
  expect(kept).toMatchObject({ ownerId: salesId, ownerName: null, city: 'Akron' });
  await api.contacts.update({ id: contact.id, version: 2, ...PLAIN, ownerId: userId });
  expect((await stored(contact.id))?.after).toMatchObject({ owner: 'Test owner' });
});

test('the activity describes the changed fields, without sealed values', async () => {
  const { id } = await add({
    tags: ['VIP'],
    ssn: '219-09-5501',
    dateOfBirth: '1986-03-14',
    consents: [{ channel: 'sms', source: 'phone' }],
  });
  expect(await stored(id)).toMatchObject({
    before: null,
    after: { firstName: 'Maria', tags: ['VIP'], ssn: '(sealed)', dateOfBirth: '(sealed)', consents: ['sms'] },
  });
  expect(Object.keys((await stored(id))?.after ?? {})).not.toEqual(expect.arrayContaining(['middleName']));
  await api.contacts.update({ id, version: 1, ...PLAIN, city: 'Akron', tags: [], ssn: '219-09-5502', dateOfBirth: null });
  expect(await stored(id)).toEqual({
    before: { city: 'Toledo', tags: ['VIP'] },
    after: { city: 'Akron', ssn: '(sealed)', dateOfBirth: '(removed)' },
  });
});

test('one tag has one spelling', async () => {
  const first = await add({ tags: ['Past Due', 'Spanish'] });
  const second = await add({ tags: ['spanish', 'PAST DUE', 'New one', 'new ONE'] });
  expect([first.tags, second.tags]).toEqual([
    ['Past Due', 'Spanish'],
    ['Spanish', 'Past Due', 'New one'],
  ]);
  const both = await Promise.all(['Race', 'RACE', 'race'].map((tag) => add({ tags: [tag] })));
  expect(new Set(both.flatMap(({ tags }) => tags)).size).toBe(1);
  expect((await api.contacts.listChoices({})).tags).toEqual(expect.arrayContaining(['New one', 'Past Due', 'Spanish']));
});

test('a lead becomes a client, and a client with a case under way stays one', async () => {
  const lead = await add({ category: 'lead' });
  expect(lead).toMatchObject({ stage: 'new', convertedAt: null });
  const client = await api.contacts.update({ id: lead.id, version: 1, ...PLAIN, category: 'client' });
  expect(client).toMatchObject({ stage: 'onboarding', convertedAt: expect.any(String) });
  expect(await api.contacts.update({ id: lead.id, version: 2, ...PLAIN, category: 'lead' })).toMatchObject({
    stage: 'new',
    convertedAt: null,
  });
  await api.contacts.update({ id: lead.id, version: 3, ...PLAIN, category: 'client' });
  await patchContact(app.server.database.db, lead.id, { stage: 'round-preparing' }, { at: new Date() });
  await expect(api.contacts.update({ id: lead.id, version: 5, ...PLAIN, category: 'other' })).rejects.toMatchObject({
    code: 'contacts.fieldInvalid',
    data: { fields: { category: expect.stringMatching(/active case/) } },
  });
});

test('state and ZIP code must fit, with the same sentence everywhere', async () => {
  const sentence = { status: 422, data: { fields: { zip: 'ZIP 43604 is in Ohio, not Texas.' } } };
  const { id } = await add();
  await expect(add({ state: 'TX' })).rejects.toMatchObject(sentence);
  await expect(api.contacts.update({ id, version: 1, ...PLAIN, state: 'TX' })).rejects.toMatchObject(sentence);
  const old = { id, addressLine1: '1 Elm St', city: 'Austin', state: 'TX', zip: '43604' };
  await expect(api.contacts.addAddress(old)).rejects.toMatchObject(sentence);
  await expect(api.contacts.addAddress({ ...old, state: 'OH', livedFrom: '2024-02-01', livedUntil: '2023-01-01' })).rejects.toMatchObject({
    data: { fields: { livedUntil: expect.any(String) } },
  });
  await expect(api.contacts.addAddress({ ...old, state: 'OH', zip: '' })).rejects.toMatchObject({
    data: { fields: { zip: 'Please enter a ZIP code with five digits.' } },
  });
});

test('previous addresses come latest first and can be removed once', async () => {
  const { id } = await add();
  const lived = async (city: string, livedUntil: string | null) =>
    api.contacts.addAddress({ id, addressLine1: '1 Elm St', city, state: 'OH', zip: '44301-0002', livedUntil });
  const [akron] = [await lived('Akron', '2020-05-01'), await lived('Kent', '2024-05-01'), await lived('Stow', null)];
  expect((await api.contacts.get({ id })).previousAddresses.map(({ city }) => city)).toEqual(['Kent', 'Akron', 'Stow']);
  const { id: other } = await add();
  await expect(api.contacts.removeAddress({ id: other, addressId: akron.id })).rejects.toMatchObject({ code: 'contacts.notFound' });
  expect(await api.contacts.removeAddress({ id, addressId: akron.id })).toEqual({ removed: true });
  await expect(api.contacts.removeAddress({ id, addressId: akron.id })).rejects.toMatchObject({ code: 'contacts.notFound' });
});

test('consents are a history, and the latest of a channel holds', async () => {
  const { id, consents } = await add({
    consents: [
      { channel: 'email', source: 'phone call' },
      { channel: 'sms', source: 'phone call' },
    ],
  });
  expect(consents.map(({ channel, given, recordedBy }) => [channel, given, recordedBy])).toEqual([
    ['email', true, 'Test owner'],
    ['sms', true, 'Test owner'],
  ]);
  const now = await api.contacts.recordConsent({ id, channel: 'sms', given: false, source: 'text: STOP', wording: 'STOP' });
  expect(now.consents.map(({ channel, given }) => [channel, given])).toEqual([
    ['email', true],
    ['sms', false],
  ]);
  expect(await lastActivity(id)).toMatchObject({
    kind: 'contacts.consentRecorded',
    summary: 'Maria Delgado withdrew consent to be contacted by text message',
  });
  const history = (await api.contacts.listConsents({ id })).consents;
  expect(history.map(({ channel, given, source }) => [channel, given, source])[0]).toEqual(['sms', false, 'text: STOP']);
  expect(history).toHaveLength(3);
  expect((await api.contacts.get({ id })).version).toBe(1);
});

test('spouses are linked on both sides or not at all', async () => {
  const [a, b, c] = [await add({ firstName: 'Ann' }), await add({ firstName: 'Ben' }), await add({ firstName: 'Cy' })];
  const invalid = { code: 'contacts.fieldInvalid', data: { fields: { spouseId: expect.stringMatching(/\w/) } } };
  for (const spouseId of [a.id, NOBODY, null])
    await expect(api.contacts.linkSpouse({ id: a.id, version: 1, spouseId })).rejects.toMatchObject(invalid);
  expect(await api.contacts.linkSpouse({ id: a.id, version: 1, spouseId: b.id })).toMatchObject({
    version: 2,
    spouse: { id: b.id, name: 'Ben Delgado' },
  });
  expect(await api.contacts.get({ id: b.id })).toMatchObject({ version: 2, spouse: { id: a.id } });
  await expect(api.contacts.linkSpouse({ id: c.id, version: 1, spouseId: b.id })).rejects.toMatchObject({
    code: 'contacts.spouseTaken',
    status: 409,
  });
  await expect(api.contacts.linkSpouse({ id: b.id, version: 2, spouseId: c.id })).rejects.toMatchObject({ code: 'contacts.spouseTaken' });
  expect(await api.contacts.linkSpouse({ id: b.id, version: 2, spouseId: null })).toMatchObject({ version: 3, spouse: null });
  expect(await api.contacts.get({ id: a.id })).toMatchObject({ version: 3, spouse: null });

  const three = await Promise.all(['Dee', 'Eve', 'Flo'].map((firstName) => add({ firstName })));
  const race = await Promise.allSettled(
    three.map((one, i) => api.contacts.linkSpouse({ id: one.id, version: 1, spouseId: three[(i + 1) % 3]?.id ?? null })),
  );
  expect(race.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
  const links = await Promise.all(three.map(({ id }) => api.contacts.get({ id })));
  for (const one of links) if (one.spouse) expect(links.find(({ id }) => id === one.spouse?.id)?.spouse?.id).toBe(one.id);
});
