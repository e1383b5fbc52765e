import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let owner: ApiClient;
let sales: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api: owner } = await app.signIn('owner'));
  ({ api: sales } = await app.signIn('sales'));
});
afterAll(() => app.close());

const CALLS = {
  page: 'leads',
  name: 'Calls of today',
  query: { followUp: 'soon', owner: 'me' },
  columns: ['name', 'phone'],
  shared: false,
} as const;
const fieldsOf = ({
  name,
  query,
  columns,
  shared,
}: {
  name: string;
  query: Readonly<Record<string, string>>;
  columns: readonly string[] | null;
  shared: boolean;
}) => ({ name, query: { ...query }, columns: columns && [...columns], shared });
const input = (change: Partial<Parameters<ApiClient['views']['create']>[0]> = {}) => ({
  ...CALLS,
  query: { ...CALLS.query },
  columns: [...CALLS.columns],
  ...change,
});

test("a view of one's own is hidden from others, on every path and in the record", async () => {
  const view = await sales.views.create(input());
  expect(view).toMatchObject({ ...CALLS, version: 1, own: true, abilities: { change: true, share: false } });
  expect((await owner.views.list({ page: 'leads' })).rows.map(({ id }) => id)).not.toContain(view.id);
  const missing = { code: 'views.notFound', status: 404 };
  await expect(owner.views.update({ id: view.id, version: 1, ...fieldsOf(view) })).rejects.toMatchObject(missing);
  await expect(owner.views.remove({ id: view.id })).rejects.toMatchObject(missing);
  await expect(owner.views.restore({ id: view.id })).rejects.toMatchObject(missing);
  expect(JSON.stringify(await owner.activity.list({}))).not.toContain(CALLS.name);
});

test("a shared view is the office's: all open it, who may share changes it", async () => {
  await expect(sales.views.create(input({ shared: true }))).rejects.toMatchObject({ code: 'views.mayNotShare', status: 403 });
  const view = await owner.views.create(input({ name: 'Hot', shared: true }));
  expect((await sales.views.list({ page: 'leads' })).rows.find(({ id }) => id === view.id)).toMatchObject({
    own: false,
    abilities: { change: false },
  });
  await expect(sales.views.remove({ id: view.id })).rejects.toMatchObject({ code: 'views.mayNotShare' });
  const { api: admin } = await app.signIn('admin');
  await admin.views.update({ id: view.id, version: 1, ...fieldsOf(view), name: 'Hot leads' });
  await expect(owner.views.update({ id: view.id, version: 1, ...fieldsOf(view), name: 'Cold' })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
  });
  await expect(admin.views.update({ id: view.id, version: 2, ...fieldsOf(view), shared: false })).rejects.toMatchObject({
    code: 'views.mayNotShare',
  });
  expect((await owner.activity.list({})).rows[0]).toMatchObject({ kind: 'views.changed', summary: 'View "Hot leads" of leads changed' });
});

test('a removed view is gone until it is restored', async () => {
  const view = await sales.views.create(input({ page: 'clients', name: 'Mine' }));
  await sales.views.remove({ id: view.id });
  await expect(sales.views.remove({ id: view.id })).rejects.toMatchObject({ code: 'views.notFound' });
  expect((await sales.views.list({ page: 'clients' })).rows).toEqual([]);
  expect(await sales.views.restore({ id: view.id })).toEqual(view);
});

test('fifty views of a page are enough, also when asked for at once', async () => {
  const { api } = await app.signIn('processor');
  const made = await Promise.allSettled(
    Array.from({ length: 53 }, (_, n) => api.views.create(input({ page: 'contacts', name: `View ${n}` }))),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  const one = (await api.views.list({ page: 'contacts' })).rows[0];
  await api.views.remove({ id: one?.id ?? '' });
  await api.views.create(input({ page: 'contacts', name: 'In its place' }));
  await expect(api.views.restore({ id: one?.id ?? '' })).rejects.toMatchObject({ code: 'views.tooMany', status: 422 });
});

test.each([
  { name: '  ' },
  { name: 'x'.repeat(61) },
  { name: 'two\nlines' },
  { name: 'mirrored \u202e' },
  { query: { 'a b': 'x' } },
  { query: { q: 'x'.repeat(121) } },
  { query: { q: 'a\0b' } },
  { query: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`k${n}`, 'x'])) },
  { columns: ['__proto__'] },
  { columns: Array.from({ length: 61 }, () => 'name') },
])('what is no view is refused: %o', async (change) => {
  await expect(sales.views.create(input(change))).rejects.toMatchObject({ code: 'app.inputInvalid', status: 422 });
});

test('an account without rights sees and keeps no views', async () => {
  const { api } = await app.signIn('user');
  await expect(api.views.list({ page: 'leads' })).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(api.views.create(input())).rejects.toMatchObject({ code: 'app.notAllowed' });
});
