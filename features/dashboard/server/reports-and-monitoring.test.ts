import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/base/ids.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestHouse, type TestHouse } from '../../../tests/support/test-house.ts';

let house: TestHouse;
let owner: Awaited<ReturnType<TestHouse['signIn']>>;
beforeAll(async () => {
  house = await startTestHouse();
  owner = await house.signIn('owner');
});
afterAll(() => house.close());

test('answers from the portal and monitoring that does not work are told, and go when they are seen to', async () => {
  const { contactId, reportId } = await addMaria(house, owner.api);
  const told = async () => Object.fromEntries((await owner.api.dashboard.get({ zone: 'UTC' })).needs.filter(({ key }) => /^(?:findings|disputes|monitoring)\./.test(key)).map(({ key, count, href }) => [key, [count, href]]));
  expect(await told()).toEqual({});
  const { api: client } = await house.signIn('client', { contactId });
  const keys = (await owner.api.findings.list({ reportId })).rows.slice(0, 3).map(({ finding }) => finding.key);
  await owner.api.findings.ask({ reportId, keys });
  const [one, two, three] = (await client.findings.listMine({})).rows;
  for (const [question, answer] of [[one, 'wrong'], [two, 'unsure'], [three, 'right']] as const) await client.findings.answerMine({ id: question?.id ?? '', answer, note: '' });
  const failing = await owner.api.monitoring.add({ contactId, provider: 'identityiq', status: 'sign-in-failed' });
  await owner.api.monitoring.add({ contactId, provider: 'smartcredit', status: 'active' });
  const gone = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null });
  await owner.api.monitoring.add({ contactId: gone.id, provider: 'identityiq', status: 'sign-in-failed' });
  await owner.api.contacts.archive({ id: gone.id, version: gone.version });
  expect(await told()).toEqual({ [`findings.answered.${contactId}`]: [2, `/contacts/${contactId}?tab=reports`], 'monitoring.sign-in-failed': [1, '/idiq?status=sign-in-failed'] });
  expect((await owner.api.monitoring.list({ status: 'sign-in-failed' })).rows.map(({ id }) => id)).toEqual([failing.id]);

  const said = (await owner.api.findings.list({ reportId })).rows.flatMap(({ finding, answer }) => (answer?.answeredBy === 'client' && answer.answer !== 'right' ? [{ key: finding.key, version: answer.version, answer: 'set-aside' as const, note: '' }] : []));
  await owner.api.findings.answer({ reportId, answers: said });
  await owner.api.monitoring.update({ id: failing.id, version: failing.version, status: 'active' });
  expect(await told()).toEqual({});
});

test('proposed outcomes are told by contact', async () => {
  const { contactId, reportId, collectionId } = await addMaria(house, owner.api);
  const { draft } = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await owner.api.disputes.openRound({ contactId, version: draft.version });
  const told = async () => (await owner.api.dashboard.get({ zone: 'UTC' })).needs.filter(({ key }) => key.startsWith('disputes.'));
  expect(await told()).toEqual([]);
  await house.server.database.pool.query(
    `insert into dispute_outcomes (contact_id, id, item_id, result, source, explanation, proposed_at) select contact_id, $2, id, 'removed', 'comparison', 'No longer listed.', now() from dispute_items where contact_id = $1`, [contactId, newId()]);
  expect(await told()).toMatchObject([{ key: `disputes.outcomes.${contactId}`, count: 1, href: `/contacts/${contactId}?tab=disputes` }]);
});
