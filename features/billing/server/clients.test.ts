// The list of all clients by payment status: who is in it, in which order, how many, and who may read it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type Api = ReturnType<TestApp['api']>;
let app: TestApp;
let owner: Api;
let clerk: Api;
let processor: Api;
let ownerId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api: owner, userId: ownerId } = await app.signIn('owner'));
  ({ api: clerk } = await app.signIn('billing'));
  ({ api: processor } = await app.signIn('processor'));
});
afterAll(() => app.close());

type Status = Parameters<Api['billing']['note']>[0]['standing'];
const add = async (lastName: string, over: object = {}) =>
  (await owner.contacts.create({ ...COMPLETE_CONTACT, firstName: 'Ana', lastName, ssn: null, email: null, phone: null, ...over })).id;
async function note(contactId: string, standing: Status, since: string, plan: 'monthly' | 'flat' = 'monthly'): Promise<string> {
  const newestId = (await clerk.billing.list({ contactId, limit: 1 })).rows[0]?.id ?? null;
  return (await clerk.billing.note({ contactId, newestId, plan, standing, since })).current?.id ?? '';
}
type Query = Parameters<Api['billing']['listClients']>[0];
/** All pages, two rows at a time. */
async function listed(query: Query = {}): Promise<string[]> {
  const names: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await clerk.billing.listClients({ ...query, limit: 2, ...(after !== undefined && { after }) });
    names.push(...page.rows.map(({ name }) => name.replace('Ana ', '')));
    if (page.next === null) return names;
    after = page.next;
  }
}

test('each client is listed once, by the status that counts, in each order, and counted the same', async () => {
  const [early, failed, paid, gone, former] = await Promise.all(['Early', 'Failed', 'Paid', 'Gone', 'Former'].map((name) => add(name)));
  if (!early || !failed || !paid || !gone || !former) throw new Error('Not added.');
  await add('Without', { ownerId });
  await note(early, 'up-to-date', '2026-11-02');
  await note(early, 'past-due', '2026-10-01');
  await note(paid, 'up-to-date', '2026-11-05');
  await note(failed, 'payment-failed', '2026-11-03', 'flat');
  await note(gone, 'past-due', '2026-11-01');
  await note(former, 'past-due', '2026-11-01');
  await owner.contacts.archive({ id: gone, version: (await owner.contacts.get({ id: gone })).version });
  await owner.contacts.update({ ...(await editable(former)), category: 'lead' });

  expect(await listed()).toEqual(['Early', 'Failed', 'Paid']);
  expect(await listed({ sort: 'newest' })).toEqual(['Paid', 'Failed', 'Early']);
  expect(await listed({ sort: 'entered' })).toEqual(['Failed', 'Paid', 'Early']);
  expect(await listed({ sort: 'name' })).toEqual(['Early', 'Failed', 'Paid']);
  expect(await listed({ status: 'owing' })).toEqual(['Early', 'Failed']);
  expect(await listed({ status: 'up-to-date' })).toEqual(['Paid']);
  expect(await listed({ status: 'none', sort: 'name' })).toEqual(['Without']);
  expect(await listed({ status: 'none', owner: ownerId })).toEqual(['Without']);
  expect(await listed({ plan: 'flat' })).toEqual(['Failed']);
  expect(await listed({ search: 'paid' })).toEqual(['Paid']);
  expect(await clerk.billing.countClients({})).toEqual({
    byStatus: { 'up-to-date': 1, 'past-due': 1, 'payment-failed': 1, paused: 0, ended: 0 },
    none: 1,
  });
  expect((await clerk.billing.listClients({ status: 'past-due' })).rows[0]).toMatchObject({
    contactId: early,
    current: { standing: 'past-due', since: '2026-10-01', plan: 'monthly', recordedBy: 'Test billing' },
  });
});

test('removing and restoring a status, and merging two records, moves the client in the list', async () => {
  const id = await add('Mover');
  await note(id, 'paused', '2026-11-01');
  const second = await note(id, 'ended', '2026-11-02');
  expect(await listed({ search: 'Mover', status: 'ended' })).toEqual(['Mover']);
  await clerk.billing.remove({ contactId: id, id: second });
  expect([await listed({ search: 'Mover' }), await listed({ search: 'Mover', status: 'ended' })]).toEqual([['Mover'], []]);
  await clerk.billing.restore({ contactId: id, id: second });
  expect([await listed({ search: 'Mover', status: 'paused' }), await listed({ search: 'Mover', status: 'ended' })]).toEqual([
    [],
    ['Mover'],
  ]);
});

test('a cursor serves the order that made it only, and who may not see billing reads nothing', async () => {
  const { next } = await clerk.billing.listClients({ limit: 1 });
  expect(next).not.toBeNull();
  await expect(clerk.billing.listClients({ limit: 1, sort: 'name', after: next ?? '' })).rejects.toMatchObject({
    code: 'app.cursorUnknown',
  });
  await expect(clerk.billing.listClients({ after: forged(['billing.noted.longest', 'soon', ownerId]) })).rejects.toMatchObject({
    code: 'app.cursorUnknown',
  });
  await expect(processor.billing.listClients({})).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(processor.billing.countClients({})).rejects.toMatchObject({ code: 'app.notAllowed' });
});

const forged = (parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

async function editable(id: string) {
  const { version } = await owner.contacts.get({ id });
  return {
    ...COMPLETE_CONTACT,
    id,
    version,
    firstName: 'Ana',
    lastName: 'Former',
    ssn: undefined,
    dateOfBirth: undefined,
    email: null,
    phone: null,
  };
}
