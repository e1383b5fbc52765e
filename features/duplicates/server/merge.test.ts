import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMaria, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: Awaited<ReturnType<TestApp['signIn']>>['api'];
beforeAll(async () => {
  app = await startTestApp();
  api = (await app.signIn('owner')).api;
});
afterAll(() => app.close());

const add = (over: object = {}) =>
  api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, dateOfBirth: null, email: null, phone: null, ...over });
type Added = Awaited<ReturnType<typeof add>>;
const mergeOf = (kept: Added, merged: Added, take: Parameters<typeof api.duplicates.merge>[0]['take'] = []) =>
  api.duplicates.merge({ keptId: kept.id, keptVersion: kept.version, mergedId: merged.id, mergedVersion: merged.version, take });
const get = (id: string) => api.contacts.get({ id });

test('the kept record has what was chosen, what it lacked, and everything that hung on the other; undo takes all of it apart', async () => {
  const kept = await add({ firstName: 'Ann', lastName: 'Lee', email: 'old@example.test', phone: '(419) 555-0101', tags: ['vip'] });
  const merged = await add({
    firstName: 'Anne',
    lastName: 'Lee',
    email: 'new@example.test',
    phoneWork: '(419) 555-0102',
    ssn: '219-09-5511',
    dateOfBirth: '1984-05-06',
    tags: ['web'],
  });
  await api.contacts.addNote({ id: merged.id, body: 'Asked about a loan' });
  await api.contacts.recordConsent({ id: merged.id, channel: 'email', given: true, source: 'phone call' });
  await api.contacts.addAddress({ id: merged.id, addressLine1: '1 Elm St', city: 'Toledo', state: 'OH', zip: '43604' });
  const task = await api.tasks.create({ contactId: merged.id, title: 'Call Ann', kind: 'call', assigneeId: null });
  const [keptThen, mergedThen] = [await get(kept.id), await get(merged.id)];

  const merge = await mergeOf(keptThen, mergedThen, ['email']);
  const one = await get(kept.id);
  expect(one).toMatchObject({
    firstName: 'Ann',
    email: 'new@example.test',
    phone: kept.phone,
    phoneWork: merged.phoneWork,
    ssnMasked: '••••5511',
    dateOfBirthMasked: '••/••/1984',
    tags: ['vip', 'web'],
  });
  expect(await api.contacts.revealIdentity({ id: kept.id })).toEqual({ ssn: '219095511', dateOfBirth: '1984-05-06' });
  expect((await api.contacts.listNotes({ id: kept.id })).rows.map(({ body }) => body)).toEqual(['Asked about a loan']);
  expect([one.consents.length, one.previousAddresses.length]).toEqual([1, 1]);
  expect(await get(merged.id)).toMatchObject({ mergedInto: kept.id, archivedAt: expect.any(String) as string });
  await expect(api.contacts.restore({ id: merged.id, version: (await get(merged.id)).version })).rejects.toMatchObject({
    code: 'contacts.merged',
  });
  const timeline = await api.activity.list({ contactId: kept.id });
  expect(timeline.rows.filter(({ kind }) => kind === 'duplicates.merged')).toHaveLength(1);

  // Someone changes the phone and the tags afterwards: those stay.
  await api.contactLists.quickUpdate({ id: kept.id, version: one.version, set: { addTags: ['later'] } });
  const { stayed } = await api.duplicates.undoMerge({ id: merge.id });
  expect(stayed).toEqual(['Tags']);
  expect(await get(kept.id)).toMatchObject({
    email: 'old@example.test',
    phoneWork: null,
    ssnMasked: null,
    dateOfBirthMasked: null,
    tags: ['vip', 'web', 'later'],
    consents: [],
    previousAddresses: [],
  });
  const back = await get(merged.id);
  expect(back).toMatchObject({ archivedAt: null, mergedInto: null, email: 'new@example.test', ssnMasked: '••••5511' });
  expect([back.consents.length, back.previousAddresses.length]).toEqual([1, 1]);
  expect((await api.contacts.listNotes({ id: merged.id })).rows).toHaveLength(1);
  expect((await api.tasks.list({ contactId: merged.id })).rows.map(({ id }) => id)).toEqual([task.id]);
  await expect(api.duplicates.undoMerge({ id: merge.id })).rejects.toMatchObject({ code: 'duplicates.mergeNotFound' });
});

test('two Social Security numbers are two people: neither takes the agreement of the other', async () => {
  const [her, him] = [await add({ ssn: '219-09-5521' }), await add({ firstName: 'Paul', ssn: '219-09-5522' })];
  const day = '2024-05-06';
  await api.agreements.record({ contactId: him.id, signedOn: day, disclosureGivenOn: day, how: 'paper', reason: 'It was recorded late' });
  await expect(mergeOf(await get(her.id), await get(him.id))).rejects.toMatchObject({ code: 'duplicates.twoNumbers', status: 409 });
  expect((await api.agreements.list({ contactId: her.id })).rows).toEqual([]);
});

test('a record with a file is not merged away, and the sentence says which one to keep', async () => {
  const { contactId } = await addMaria(app, api);
  const [maria, other] = [await get(contactId), await add({ firstName: 'Maria', lastName: 'Delgado' })];
  await expect(mergeOf(other, maria)).rejects.toMatchObject({
    code: 'duplicates.hasFile',
    message: expect.stringContaining('Keep that record') as string,
  });
  expect(await get(other.id)).toMatchObject({ version: other.version, archivedAt: null });
  await mergeOf(maria, other);
  const invited = await add({ firstName: 'Maria', lastName: 'Delgado', email: 'm@example.test' });
  await api.accounts.createClientInvite({ contactId: invited.id });
  await expect(mergeOf(await get(contactId), await get(invited.id))).rejects.toMatchObject({
    code: 'duplicates.hasFile',
    message: expect.stringContaining('End the portal access') as string,
  });
});

test('two merges at once: one happens; a merge after an edit is refused and says who changed', async () => {
  const [a, b] = [await add({ firstName: 'A' }), await add({ firstName: 'B' })];
  const done = await Promise.allSettled([mergeOf(a, b), mergeOf(b, a), mergeOf(a, b)]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [c, d] = [await add({ firstName: 'C' }), await add({ firstName: 'D' })];
  await api.contactLists.quickUpdate({ id: d.id, version: d.version, set: { urgency: 'High' } });
  await expect(mergeOf(c, d)).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    data: { fields: { [d.id]: 'D Delgado was changed.' } },
  });
  await expect(api.duplicates.merge({ keptId: c.id, keptVersion: 1, mergedId: c.id, mergedVersion: 1, take: [] })).rejects.toMatchObject({
    code: 'duplicates.sameRecord',
  });
});

test('merging meets edits: whichever is first, nothing is lost silently', async () => {
  const [kept, merged] = [await add({ firstName: 'Ed' }), await add({ firstName: 'Ed', lastName: 'It' })];
  const done = await Promise.allSettled([
    mergeOf(kept, merged),
    api.contactLists.quickUpdate({ id: kept.id, version: kept.version, set: { urgency: 'Low' } }),
  ]);
  const refused = done.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []));
  expect(refused).toEqual(['app.changedMeanwhile']);
});

test('a chain of merges is undone from its end', async () => {
  const [a, b, c] = [await add({ firstName: 'A', email: 'a@example.test' }), await add({ firstName: 'B' }), await add({ firstName: 'C' })];
  await api.contacts.addNote({ id: a.id, body: 'of A' });
  const first = await mergeOf(b, await get(a.id));
  const second = await mergeOf(c, await get(b.id));
  expect(await get(c.id)).toMatchObject({ email: 'a@example.test' });
  await expect(mergeOf(await get(c.id), await get(a.id))).rejects.toMatchObject({ code: 'duplicates.archived' });
  await expect(api.duplicates.undoMerge({ id: first.id })).rejects.toMatchObject({ code: 'duplicates.mergedOn' });
  await api.duplicates.undoMerge({ id: second.id });
  await api.duplicates.undoMerge({ id: first.id });
  expect([(await get(a.id)).email, (await get(b.id)).email, (await get(c.id)).email]).toEqual(['a@example.test', null, null]);
  expect((await api.contacts.listNotes({ id: a.id })).rows).toHaveLength(1);
});

test('spouses are not merged; the link of a merged record goes over and comes back', async () => {
  const [ann, annAgain, tom] = [await add({ firstName: 'Ann' }), await add({ firstName: 'Ann' }), await add({ firstName: 'Tom' })];
  await api.contacts.linkSpouse({ id: annAgain.id, version: annAgain.version, spouseId: tom.id });
  await expect(mergeOf(await get(tom.id), await get(annAgain.id))).rejects.toMatchObject({ code: 'duplicates.spouseInTheWay' });
  const merge = await mergeOf(ann, await get(annAgain.id));
  expect([(await get(ann.id)).spouse?.id, (await get(tom.id)).spouse?.id]).toEqual([tom.id, ann.id]);
  await api.duplicates.undoMerge({ id: merge.id });
  expect([(await get(ann.id)).spouse, (await get(tom.id)).spouse?.id, (await get(annAgain.id)).spouse?.id]).toEqual([
    null,
    annAgain.id,
    tom.id,
  ]);
});

test('after thirty days a merge stays', async () => {
  const merge = await mergeOf(await add({ firstName: 'Old' }), await add({ firstName: 'Older' }));
  expect((await api.duplicates.listMerges({ limit: 1 })).rows[0]).toMatchObject({ id: merge.id, undoneAt: null });
  const { server } = app;
  await server.database.pool.query("update duplicate_merges set made_at = made_at - interval '31 days' where id = $1", [merge.id]);
  await expect(api.duplicates.undoMerge({ id: merge.id })).rejects.toMatchObject({ code: 'duplicates.undoTooLate' });
});

test('category, stage and hold of a client are never taken from another record', async () => {
  const [client, held, lead] = [
    await add({ firstName: 'Cara' }),
    await add({ firstName: 'Cara' }),
    await add({ firstName: 'Cara', category: 'lead' }),
  ];
  const { version } = await api.cases.hold({ contactId: held.id, version: held.version, kind: 'client-pause', reason: 'On a trip' });
  const { api: sales } = await app.signIn('sales');
  for (const other of [lead, client]) {
    await expect(
      sales.duplicates.merge({
        keptId: held.id,
        keptVersion: version,
        mergedId: other.id,
        mergedVersion: other.version,
        take: ['category'],
      }),
    ).rejects.toMatchObject({ code: 'duplicates.categoryStays', status: 409 });
  }
  await mergeOf({ ...held, version }, lead);
  expect(await get(held.id)).toMatchObject({ category: 'client', stage: 'onboarding', holdKind: 'client-pause' });
  // Who is no client yet becomes what the other record says, hold and all.
  const late = await add({ firstName: 'Cara', category: 'lead' });
  await mergeOf(late, await get(held.id), ['category']);
  expect(await get(late.id)).toMatchObject({ category: 'client', stage: 'onboarding', holdKind: 'client-pause', holdReason: 'On a trip' });
});

test('those the merged record referred were referred by the kept one, and by the other again when it is undone', async () => {
  const [kept, merged] = [await add({ firstName: 'Rea' }), await add({ firstName: 'Rea' })];
  const [one, two] = [await add({ firstName: 'Friend', referrerId: merged.id }), await add({ firstName: 'Friend', referrerId: merged.id })];
  const merge = await mergeOf(kept, merged);
  const now = await get(one.id);
  expect([now.referrer?.id, now.version, (await get(two.id)).referrer?.id]).toEqual([kept.id, one.version + 1, kept.id]);
  // What someone decided since stays.
  await app.server.database.pool.query('update contacts set referrer_id = null where id = $1', [two.id]);
  await api.duplicates.undoMerge({ id: merge.id });
  expect([(await get(one.id)).referrer?.id, (await get(two.id)).referrer]).toEqual([merged.id, null]);
});
