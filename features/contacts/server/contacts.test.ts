import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('G35: identity is masked on every way out, sealed at rest, and shown only with a trace', async () => {
  const contact = await api.contacts.create(COMPLETE_CONTACT);
  expect(contact).toMatchObject({
    ssnMasked: '••••5501',
    dateOfBirthMasked: '••/••/1986',
    phone: '+14195550147',
    missingForLetters: [],
    version: 1,
  });
  const { rows } = await api.contactLists.list({ search: 'delgado' });
  expect(JSON.stringify([contact, rows, await api.activity.list({ contactId: contact.id })])).not.toMatch(/219095501|1986-03-14/);

  const stored = await app.server.database.pool.query('select * from contacts where id = $1', [contact.id]);
  expect(
    JSON.stringify(stored.rows).includes('219095501') ||
      Buffer.concat(Object.values(stored.rows[0] as object).filter(Buffer.isBuffer)).includes('219095501'),
  ).toBe(false);

  expect(await api.contacts.revealIdentity({ id: contact.id })).toEqual({ ssn: '219095501', dateOfBirth: '1986-03-14' });
  expect((await api.activity.list({ contactId: contact.id })).rows[0]).toMatchObject({ kind: 'contacts.identityRevealed' });
});

test('a sealed value moved to another contact does not open', async () => {
  const [a, b] = [await api.contacts.create(COMPLETE_CONTACT), await api.contacts.create(COMPLETE_CONTACT)];
  await app.server.database.pool.query('update contacts set ssn_sealed = (select ssn_sealed from contacts where id = $1) where id = $2', [
    a.id,
    b.id,
  ]);
  await expect(api.contacts.revealIdentity({ id: b.id })).rejects.toMatchObject({ code: 'app.fault', status: 500 });
});

test('of two saves of the same version one wins, and the other is refused', async () => {
  const { id } = await api.contacts.create(COMPLETE_CONTACT);
  const { ssn: _ssn, dateOfBirth: _dob, ...fields } = COMPLETE_CONTACT;
  const both = await Promise.allSettled(['Ana', 'Eva'].map((firstName) => api.contacts.update({ id, version: 1, ...fields, firstName })));
  expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
  expect(both.find((r) => r.status === 'rejected')).toMatchObject({ reason: { code: 'app.changedMeanwhile', status: 409 } });
  const now = await api.contacts.get({ id });
  expect(now).toMatchObject({ version: 2, ssnMasked: '••••5501' });
  expect((await api.activity.list({ contactId: id })).rows.map((r) => r.kind)).toEqual(['contacts.updated', 'contacts.created']);
});

test('a category is chosen and ended by those who work with it, and a hold is not lost on the way', async () => {
  const { ssn: _ssn, dateOfBirth: _dob, ...fields } = COMPLETE_CONTACT;
  const [sales, processor] = [(await app.signIn('sales')).api, (await app.signIn('processor')).api];
  const refused = { code: 'contacts.fieldInvalid', data: { fields: { category: expect.stringMatching(/\w/) } } };
  const { id } = await api.contacts.create({ ...fields, category: 'lead' });
  const to = (category: 'lead' | 'client' | 'other', version: number) => ({ id, version, ...fields, category });
  for (const category of ['client', 'other'] as const)
    await expect(processor.contacts.update(to(category, 1))).rejects.toMatchObject(refused);
  await expect(sales.contacts.update(to('client', 1))).rejects.toMatchObject(refused);
  await sales.contacts.update(to('other', 1));
  await expect(sales.contacts.update(to('client', 2))).rejects.toMatchObject(refused);
  await processor.contacts.update(to('client', 2));
  await processor.contacts.update({ ...to('client', 3), firstName: 'Ana' });
  await processor.cases.hold({ contactId: id, version: 4, reason: 'Court summons' });
  await expect(sales.contacts.update(to('other', 5))).rejects.toMatchObject(refused);
  await expect(api.contacts.update(to('other', 5))).rejects.toMatchObject({
    ...refused,
    message: 'This client is on hold. Resume work first.',
  });
  expect(await api.contacts.get({ id })).toMatchObject({ category: 'client', stage: 'onboarding', holdReason: 'Court summons' });
});

test.each([
  ['a child', { dateOfBirth: '2015-01-01' }, 'dateOfBirth'],
  ['the future', { dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
  ['a taxpayer number', { ssn: '912-34-5678' }, 'ssn'],
  ['an area never issued', { ssn: '666-12-3456' }, 'ssn'],
  ['eight digits', { ssn: '1234 5678' }, 'ssn'],
  ['a short phone', { phone: '555-0147' }, 'phone'],
  ['half a ZIP', { zip: '436' }, 'zip'],
  ['no email', { email: 'maria@' }, 'email'],
  ['no name', { firstName: '  ', lastName: ' ' }, 'firstName'],
])('%s is refused at its field', async (_name, change, field) => {
  await expect(api.contacts.create({ ...COMPLETE_CONTACT, ...change })).rejects.toMatchObject({
    status: 422,
    data: { fields: { [field]: expect.stringMatching(/\w/) } },
  });
});

test('lists page by key in both orders, find by any word, and count', async () => {
  const names = Array.from({ length: 25 }, (_, i) => `Page${String(i).padStart(2, '0')}`);
  for (const lastName of names)
    await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, firstName: 'Zed', lastName, category: 'affiliate' });
  for (const sort of ['name', 'newest'] as const) {
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await api.contactLists.list({ category: 'affiliate', sort, limit: 10, ...(after && { after }) });
      expect(page.total === null).toBe(after !== undefined);
      seen.push(...page.rows.map((r) => r.name.split(' ')[1] ?? ''));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual(sort === 'name' ? names : names.toReversed());
  }
  expect((await api.contactLists.list({ search: 'PAGE07 zed' })).rows).toHaveLength(1);
  expect((await api.contactLists.list({ search: '100%_\\' })).rows).toEqual([]);
  expect((await api.contactLists.list({ category: 'affiliate', limit: 5 })).total).toEqual({ count: 25, capped: false });
  await expect(api.contactLists.list({ after: btoa('["name","x"]') })).rejects.toMatchObject({ code: 'app.cursorUnknown' });
});

test('an unknown contact is refused on every path', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  const { ssn: _ssn, dateOfBirth: _dob, ...fields } = COMPLETE_CONTACT;
  for (const attempt of [
    () => api.contacts.get({ id }),
    () => api.contacts.update({ id, version: 1, ...fields }),
    () => api.contacts.revealIdentity({ id }),
    () => api.contacts.archive({ id, version: 1 }),
    () => api.contacts.restore({ id, version: 1 }),
    () => api.contacts.linkSpouse({ id, version: 1, spouseId: null }),
    () => api.contacts.recordConsent({ id, channel: 'sms', given: true, source: 'x' }),
    () => api.contacts.listConsents({ id }),
    () => api.contacts.removeAddress({ id, addressId: id }),
    () => api.contacts.listNotes({ id }),
    () => api.contacts.addNote({ id, body: 'x' }),
    () => api.contacts.changeNote({ id, noteId: id, version: 1, body: 'x', pinned: false }),
    () => api.contacts.removeNote({ id, noteId: id }),
    () => api.contacts.restoreNote({ id, noteId: id }),
    () => api.contactFields.change({ id, version: 1, label: 'x' }),
    () => api.contactFields.remove({ id }),
    () => api.contactFields.restore({ id }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'contacts.notFound', status: 404 });
  }
});

test.each(['Ma\u0000ria', 'Ma\ud800ria'])('text no database can hold is refused, not a fault of ours', async (firstName) => {
  const answer = await fetch(`${app.url}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${(await app.signIn('owner')).token}` },
    body: JSON.stringify({ ...COMPLETE_CONTACT, firstName }),
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'app.inputInvalid']);
});

test.each([
  ['firstName', 'Maria\r\n\r\nOpen https://evil.test'],
  ['lastName', 'Del\u202egado'],
  ['lastName', 'Del\u200bgado'],
  ['firstName', '\ufeff'],
  ['addressLine1', '12 Elm\nStreet'],
  ['addressLine2', 'Apt \u2066 2'],
  ['city', 'Tol\u0007edo'],
] as const)('%s as %j is refused at its field, when added and when changed', async (field, value) => {
  const problem = { status: 422, data: { fields: { [field]: 'Please enter this on one line, without hidden characters.' } } };
  await expect(api.contacts.create({ ...COMPLETE_CONTACT, [field]: value })).rejects.toMatchObject(problem);
  const { ssn: _ssn, dateOfBirth: _dob, ...fields } = COMPLETE_CONTACT;
  const { id } = await api.contacts.create(COMPLETE_CONTACT);
  await expect(api.contacts.update({ id, version: 1, ...fields, [field]: value })).rejects.toMatchObject(problem);
});

test('runs of blanks become one, and names in any script are kept', async () => {
  expect(
    await api.contacts.create({ ...COMPLETE_CONTACT, firstName: ' Maria \t de ', lastName: 'محمد', addressLine1: '12\u00a0 Elm' }),
  ).toMatchObject({
    name: 'Maria de محمد',
    addressLine1: '12 Elm',
  });
});
