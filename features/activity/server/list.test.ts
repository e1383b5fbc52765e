import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('the list leaves out what a person may not see, and pages go on past it', async () => {
  const owner = await app.signIn('owner');
  const sales = await app.signIn('sales');
  const { id: contactId } = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  await owner.api.accounts.createClientInvite({ contactId });
  for (let i = 0; i < 12; i += 1) await app.signIn('billing');
  await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'other@example.test' });

  const all = await owner.api.activity.list({ limit: 100 });
  expect(all.rows.filter((row) => row.kind === 'access.signedIn')).toHaveLength(14);
  const seen: string[] = [];
  for (let after: string | undefined, looks = 0; looks < 30; looks += 1) {
    const page = await sales.api.activity.list({ limit: 3, ...(after !== undefined && { after }) });
    seen.push(...page.rows.map((row) => `${row.kind} by ${row.actor.name}`));
    if (page.next === null) break;
    after = page.next;
  }
  // One's own sign-in, and what belongs to contacts.
  expect(seen).toEqual([
    'contacts.created by Test owner',
    'access.clientInvited by Test owner',
    'contacts.created by Test owner',
    'access.signedIn by Test sales',
  ]);
});

test('what happened is found by person, area, contact and time, and tells what changed', async () => {
  const owner = await app.signIn('owner');
  const { api, userId } = await app.signIn('credit-specialist');
  const begun = new Date().toISOString();
  const contact = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'filters@example.test' });
  const { id, version } = contact;
  await api.contactLists.quickUpdate({ id, version, set: { urgency: 'High' } });
  const kinds = async (filter: Parameters<typeof owner.api.activity.list>[0]) =>
    (await owner.api.activity.list(filter)).rows.map((row) => row.kind);
  expect(await kinds({ actor: userId })).toEqual(['contacts.updated', 'contacts.created', 'access.signedIn']);
  expect(await kinds({ actor: userId, feature: 'contacts' })).toEqual(['contacts.updated', 'contacts.created']);
  expect(await kinds({ contactId: id })).toEqual(['contacts.updated', 'contacts.created']);
  expect(await kinds({ from: begun, feature: 'contacts' })).toEqual(['contacts.updated', 'contacts.created']);
  expect(await kinds({ until: begun, contactId: id })).toEqual([]);
  expect(await kinds({ from: new Date(Date.now() + 3_600_000).toISOString() })).toEqual([]);
  expect((await owner.api.activity.list({ contactId: id })).rows[0]?.changes).toContainEqual({
    field: 'urgency',
    before: null,
    after: 'High',
  });
});

test.each([
  ['actor', 'nobody'],
  ['feature', 'contacts;drop'],
  ['from', 'yesterday'],
  ['summary', 'x'],
])('%s=%s is refused', async (name, value) => {
  const { token } = await app.signIn('owner');
  const answer = await fetch(`${app.url}/api/activity?${name}=${encodeURIComponent(value)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(422);
});

test('a bulk change and a link between two stand in the timeline of each', async () => {
  const { api } = await app.signIn('owner');
  const [a, b] = [
    await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'many-a@example.test' }),
    await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'many-b@example.test' }),
  ];
  const { id } = await api.contactLists.bulkUpdate({
    selection: { contacts: [a, b].map(({ id: contact, version }) => ({ id: contact, version })) },
    action: { kind: 'archive' },
  });
  await api.contactLists.undoBulk({ id });
  await api.contacts.linkSpouse({ id: a.id, version: (await api.contacts.get({ id: a.id })).version, spouseId: b.id });
  for (const contactId of [a.id, b.id]) {
    expect((await api.activity.list({ contactId })).rows.map((row) => row.kind)).toEqual([
      'contacts.spouseLinked',
      'contacts.manyUndone',
      'contacts.manyUpdated',
      'contacts.created',
    ]);
  }
});
