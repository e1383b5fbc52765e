// What features show beside the names of a list: each to those who may see it, checked against what it says of itself.
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintStaffDb } from '../../../platform/server/database/handles.ts';
import { facet } from '../../../platform/server/manifest.ts';
import { mintScope, type StaffScope } from '../../../platform/server/scope.ts';
import { readFacets } from '../../../tests/support/facets.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, noteMailed, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { facets } from './operations/facets.ts';
import { countContacts } from './store/list.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const addClient = (over: object = {}) => owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, ...over });
const ALL = ['missing', 'documents', 'portal', 'agreement', 'scores', 'monitoring', 'billing', 'round', 'items', 'deleted', 'due', 'days'];

test('each facet is answered only to those who may see it', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const { draft } = await owner.api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')],
  });
  await owner.api.disputes.openRound({ contactId, version: draft.version });
  expect(app.server.services.catalog.facets.map(({ key }) => key)).toEqual(expect.arrayContaining(ALL));
  expect(await readFacets(owner.api, contactId, ...ALL)).toEqual({
    days: { days: 0, isStuck: false },
    missing: [],
    documents: {
      asked: 0,
      late: 0,
      files: 0,
      checked: 3,
      of: 4,
      missing: ['proof of Social Security number'],
    },
    portal: { login: false, invited: false, lastSeenAt: null },
    round: { number: 1, state: 'open' },
    items: { EQ: 1, EX: 1, TU: 0 },
    due: { next: null, unmailed: 2 },
    deleted: 0,
    scores: { EQ: 571, EX: 602, TU: 588 },
    monitoring: 'none',
    billing: 'not-noted',
    agreement: expect.objectContaining({ standing: 'signed', cancelledOn: null }) as unknown,
  });
  const billing = await app.signIn('billing');
  expect(Object.keys(await readFacets(billing.api, contactId, ...ALL)).toSorted()).toEqual([
    'agreement',
    'billing',
    'days',
    'missing',
    'portal',
  ]);
  expect(await readFacets(owner.api, contactId, 'days', 'nothing')).toEqual({ days: { days: 0, isStuck: false } });
  for (const ids of [`${contactId},nobody`, Array.from({ length: 201 }, () => contactId).join(',')])
    await expect(owner.api.contactLists.facets({ ids, facets: 'days' })).rejects.toMatchObject({ code: 'app.inputInvalid' });
});

test('lists find contacts under a value that was written for them, and under none those without one', async () => {
  const tag = 'facet-none';
  const [paying, other] = [await addClient({ tags: [tag] }), await addClient({ tags: [tag] })];
  await owner.api.billing.note({
    contactId: paying.id,
    newestId: null,
    plan: 'monthly',
    standing: 'past-due',
    since: '2026-01-05',
    note: '',
  });
  const count = (billing: string) =>
    countContacts(mintStaffDb(app.server.database.db), { category: 'client', tag, facets: { billing } }, 10);
  expect([await count('past-due'), await count('none')]).toEqual([1, 1]);
  await owner.api.billing.note({
    contactId: other.id,
    newestId: null,
    plan: 'monthly',
    standing: 'up-to-date',
    since: '2026-01-05',
    note: '',
  });
  expect([await count('past-due'), await count('none')]).toEqual([1, 0]);
});

test('outcomes and connections of many contacts are answered at once', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const other = await addClient();
  const { draft } = await owner.api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')],
  });
  const { roundId } = await owner.api.disputes.openRound({ contactId, version: draft.version });
  await noteMailed(app, roundId);
  const told = async () => {
    const answer = await owner.api.contactLists.facets({ ids: `${contactId},${other.id}`, facets: 'deleted,monitoring' });
    return [contactId, other.id].map((id) => [answer.facets['deleted']?.[id], answer.facets['monitoring']?.[id]]);
  };
  expect(await told()).toEqual([
    [0, 'none'],
    [0, 'none'],
  ]);
  const [first, second] = (await owner.api.disputes.listRounds({ contactId })).rounds[0]?.items ?? [];
  const outcome = await recordAnswer(owner.api, contactId, first?.id ?? '', 'removed');
  await recordAnswer(owner.api, contactId, second?.id ?? '', 'confirmed');
  await owner.api.monitoring.add({ contactId, provider: 'identityiq', status: 'cancelled' });
  const newest = await owner.api.monitoring.add({ contactId, provider: 'smartcredit', status: 'sign-in-failed' });
  expect(await told()).toEqual([
    [1, 'sign-in-failed'],
    [0, 'none'],
  ]);
  await owner.api.monitoring.remove({ id: newest.id, version: newest.version });
  await owner.api.disputes.undoOutcome({ id: outcome.id, version: outcome.version });
  expect(await told()).toEqual([
    [0, 'cancelled'],
    [0, 'none'],
  ]);
});

test('a value that is not what its facet says is a fault in tests, and the facet of no one asked is not asked', async () => {
  const { id } = await addClient();
  const minted = mintScope({
    kind: 'staff',
    userId: owner.userId,
    sessionId: '',
    email: '',
    name: '',
    role: '',
    contactId: null,
    language: 'en',
    needsSecondFactor: false,
    authenticatedAt: new Date(),
    may: (permission) => permission !== 'secrets:view',
  });
  const asked: string[] = [];
  const toy = (key: string, value: unknown, permission: `${string}:${string}`) =>
    facet<unknown>({
      key,
      permission,
      value: z.number(),
      many: async (_call, ids) => {
        asked.push(key);
        return new Map(ids.map((one) => [one, value] as const));
      },
    });
  const catalog = {
    ...app.server.services.catalog,
    facets: [toy('right', 7, 'contacts:view'), toy('wrong', 'seven', 'contacts:view'), toy('secret', 7, 'secrets:view')],
  };
  const ask = (...keys: string[]) =>
    facets({
      db: mintStaffDb(app.server.database.db),
      scope: minted as StaffScope,
      services: { ...app.server.services, catalog },
      input: { ids: [id], facets: keys },
      now: new Date(),
      zone: 'America/New_York',
      shows: () => undefined,
      request: { id: '', address: '', device: '', cookie: () => undefined, setCookie: () => undefined },
    });
  expect(await ask('right', 'secret')).toEqual({ facets: { right: { [id]: 7 } } });
  expect(asked).toEqual(['right']);
  await expect(ask('wrong')).rejects.toThrow('number');
});
