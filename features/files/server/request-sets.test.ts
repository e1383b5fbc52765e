// Sets of documents that are asked for together: kept by the office, one name each.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord } from '../../../tests/support/opened-record.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { MOST_SETS } from '../rules/request-sets.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const documents = [
  { kind: 'photo-id' as const, words: null },
  { kind: 'other' as const, words: 'The police report' },
];
const sets = async () => (await owner.api.files.listRequestSets({})).rows;

test('two come with the program; one is added, changed, removed and restored, each with its activity', async () => {
  expect((await sets()).map(({ name, documents: asked, days }) => [name, asked.length, days])).toEqual([
    ['After a round', 2, 14],
    ['New client', 4, 7],
  ]);
  const added = await owner.api.files.addRequestSet({ name: 'Identity theft', documents, days: 10 });
  expect(added).toMatchObject({ version: 1, documents });
  await expect(owner.api.files.addRequestSet({ name: 'identity THEFT', documents, days: 3 })).rejects.toMatchObject({
    code: 'files.requestSetNameTaken',
    data: { fields: { name: expect.any(String) } },
  });
  const changed = await owner.api.files.changeRequestSet({ id: added.id, version: 1, name: 'Stolen identity', documents, days: 0 });
  expect(changed).toMatchObject({ version: 2, name: 'Stolen identity', days: 0 });
  await expect(owner.api.files.changeRequestSet({ id: added.id, version: 1, name: 'Old', documents, days: 0 })).rejects.toMatchObject({
    status: 409,
  });
  await owner.api.files.removeRequestSet({ id: added.id });
  await expect(owner.api.files.removeRequestSet({ id: added.id })).rejects.toMatchObject({ code: 'files.requestSetNotFound' });
  await owner.api.files.addRequestSet({ name: 'Stolen identity', documents, days: 5 });
  await expect(owner.api.files.restoreRequestSet({ id: added.id })).rejects.toMatchObject({ code: 'files.requestSetNameTaken' });
  const second = (await sets()).find(({ name }) => name === 'Stolen identity');
  await owner.api.files.removeRequestSet({ id: second?.id ?? '' });
  expect(await owner.api.files.restoreRequestSet({ id: added.id })).toMatchObject({ id: added.id, name: 'Stolen identity' });
  const kinds = (await readRecord(app)).filter((row) => row.subjectId === added.id).map((row) => row.kind);
  expect(kinds.toSorted()).toEqual([
    'files.requestSetAdded',
    'files.requestSetChanged',
    'files.requestSetRemoved',
    'files.requestSetRestored',
  ]);
});

test('bad input is refused in words, and who may not ask for documents changes no set', async () => {
  const add = (over: object) => owner.api.files.addRequestSet({ name: 'Another', documents, days: 7, ...over });
  for (const bad of [
    { name: '' },
    { name: 'x'.repeat(61) },
    { documents: [] },
    { documents: [{ kind: 'other', words: '' }] },
    { days: -1 },
    { days: 91 },
    { days: 1.5 },
  ])
    await expect(add(bad), JSON.stringify(bad)).rejects.toMatchObject({ status: 422 });
  const reader = await app.signIn('compliance');
  expect((await reader.api.files.listRequestSets({})).rows.length).toBeGreaterThan(0);
  await expect(reader.api.files.addRequestSet({ name: 'Mine', documents, days: 7 })).rejects.toMatchObject({ status: 403 });
});

test(`there are ${MOST_SETS} at most, also of those added at once`, async () => {
  const free = MOST_SETS - (await sets()).length;
  const answers = await Promise.allSettled(
    Array.from({ length: free + 3 }, (_, at) => owner.api.files.addRequestSet({ name: `Set ${at}`, documents, days: 7 })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(free);
  expect(await sets()).toHaveLength(MOST_SETS);
});
