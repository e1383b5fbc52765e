// The fields an office adds, and what contacts keep in them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { readRecord } from '../../../tests/support/opened-record.ts';

let app: TestApp;
let api: ApiClient;
let colleague: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  ({ api: colleague } = await app.signIn('processor'));
});
afterAll(() => app.close());

const { ssn: _ssn, dateOfBirth: _dob, ...PLAIN } = COMPLETE_CONTACT;

test('custom fields: added, changed, removed and restored, values kept throughout', async () => {
  const plan = await api.contactFields.add({ label: 'Plan', kind: 'choice', choices: ['Gold', 'Silver'] });
  const since = await api.contactFields.add({ label: 'Member since', kind: 'date' });
  expect((await api.contacts.listChoices({})).fields.map(({ label }) => label)).toEqual(['Plan', 'Member since']);
  await expect(api.contactFields.add({ label: 'PLAN', kind: 'text' })).rejects.toMatchObject({
    code: 'contacts.fieldInvalid',
    data: { fields: { label: 'Another field has this label.' } },
  });
  await expect(api.contactFields.add({ label: 'Color', kind: 'choice' })).rejects.toMatchObject({
    status: 422,
    data: { fields: { choices: expect.any(String) } },
  });
  await expect(colleague.contactFields.add({ label: 'Mine', kind: 'text' })).rejects.toMatchObject({ status: 403 });

  const contact = await api.contacts.create({ ...PLAIN, custom: { [plan.id]: 'Gold', [since.id]: '2024-05-01' } });
  const again = { id: contact.id, ...PLAIN };
  for (const custom of [{ [plan.id]: 'Bronze' }, { [since.id]: '2024-02-30' }, { [contact.id]: 'x' }]) {
    const [field] = Object.keys(custom);
    await expect(api.contacts.update({ ...again, version: 1, custom })).rejects.toMatchObject({
      code: 'contacts.fieldInvalid',
      data: { fields: { [`custom.${field}`]: expect.any(String) } },
    });
  }
  const changed = await api.contactFields.change({ id: plan.id, version: 1, label: 'Plan', choices: ['Silver'] });
  expect(changed).toMatchObject({ version: 2, kind: 'choice' });
  await expect(api.contactFields.change({ id: plan.id, version: 1, label: 'Tier', choices: ['Silver'] })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
  await expect(api.contactFields.change({ id: since.id, version: 1, label: 'plan', choices: [] })).rejects.toMatchObject({
    code: 'contacts.fieldInvalid',
  });
  // Gold is no choice any more; anyone who has it keeps it.
  expect((await api.contacts.update({ ...again, version: 1, custom: { [plan.id]: 'Gold', [since.id]: null } })).custom).toEqual({
    [plan.id]: 'Gold',
  });
  const told = (await readRecord(app)).findLast(({ contactId }) => contactId === contact.id);
  expect([told?.before, told?.after]).toEqual([{ 'Member since': '2024-05-01' }, {}]);

  await api.contactFields.remove({ id: plan.id });
  await expect(api.contactFields.remove({ id: plan.id })).rejects.toMatchObject({ code: 'contacts.notFound' });
  expect((await api.contacts.update({ ...again, version: 2 })).custom).toEqual({ [plan.id]: 'Gold' });
  await expect(api.contacts.create({ ...PLAIN, custom: { [plan.id]: 'Silver' } })).rejects.toMatchObject({ code: 'contacts.fieldInvalid' });
  expect(await api.contactFields.restore({ id: plan.id })).toMatchObject({ label: 'Plan', version: 4 });
  await expect(api.contactFields.restore({ id: plan.id })).rejects.toMatchObject({ code: 'contacts.notFound' });
});

test('forty fields and no more, even when two are added at once', async () => {
  const { fields } = await api.contacts.listChoices({});
  for (let i = fields.length; i < 39; i += 1) await api.contactFields.add({ label: `Field ${i}`, kind: 'text' });
  const both = await Promise.allSettled(['One', 'Two'].map((label) => api.contactFields.add({ label, kind: 'text' })));
  expect(both.filter((b) => b.status === 'fulfilled')).toHaveLength(1);
  expect(both.find((b) => b.status === 'rejected')).toMatchObject({ reason: { code: 'contacts.fieldInvalid' } });
});
