// Whom a few typed letters find, typing errors and phone numbers in any spelling included.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { patchContact } from './store/patch.ts';

let app: TestApp;
let api: ApiClient;
const PEOPLE = [
  { firstName: 'Maria', lastName: 'Delgado', email: 'maria@example.test', phone: '(419) 555-0142', ssn: '219-09-5501' },
  { firstName: 'Robert', lastName: 'Johnson', email: 'bob.j@example.test' },
  { firstName: 'Ana', lastName: 'Núñez' },
  { firstName: 'Susana', lastName: 'Walker' },
  { firstName: 'John', lastName: 'Smith', phone: '216-555-7788' },
  { firstName: 'Dean', lastName: "O'Brien" },
  { firstName: '', lastName: '', company: 'Acme Motors', category: 'furnisher' },
  { firstName: 'Li', lastName: 'Xu' },
  { firstName: 'Zoe 😀', lastName: 'Kimball' },
] as const;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  for (const person of PEOPLE) await api.contacts.create({ category: 'client', ...person });
  const { id, version } = await api.contacts.create({ firstName: 'Mariano', lastName: 'Gone', category: 'client' });
  await api.contactLists.bulkUpdate({ selection: { contacts: [{ id, version }] }, action: { kind: 'archive' } });
});
afterAll(() => app.close());

test.each([
  ['maria', ['Maria Delgado', 'Mariano Gone']],
  ['MARIA del', ['Maria Delgado']],
  ['ana', ['Ana Núñez', 'Susana Walker']],
  ['núñez', ['Ana Núñez']],
  ['(419) 555-0142', ['Maria Delgado']],
  ['419 555 0142', ['Maria Delgado']],
  ['+1 (419) 555', ['Maria Delgado']],
  ['4195550142', ['Maria Delgado']],
  ['1-419-555-0142', ['Maria Delgado']],
  ['555-01', ['Maria Delgado']],
  ['5501', ['Maria Delgado']],
  ['maria 5501', ['Maria Delgado']],
  ['maria@exa', ['Maria Delgado']],
  ["o'brien", ["Dean O'Brien"]],
  ['acme', ['Acme Motors']],
  ['x', ['Li Xu']],
  ['li', ['Li Xu']],
  ['219095501', []],
  ['219-09', []],
  ['%', []],
  ['_', []],
  ['@', []],
  ['😀', ['Zoe 😀 Kimball']],
  ['kimball 😀', ['Zoe 😀 Kimball']],
  ['kimball 🚀', []],
])('%s finds exactly %j', async (q, names) => {
  const { hits } = await api.contacts.search({ q, limit: 20 });
  expect(hits.filter((hit) => hit.exact).map((hit) => hit.name)).toEqual(names);
});

test.each([
  ['Jonson', 'Robert Johnson'],
  ['mariia', 'Maria Delgado'],
  ['Jhon', 'John Smith'],
  ['jon smith', 'John Smith'],
  ['smiht', 'John Smith'],
  ['delgdo', 'Maria Delgado'],
  ['Marai Delgado', 'Maria Delgado'],
  ['robret johnson', 'Robert Johnson'],
  ['acne', 'Acme Motors'],
  ['nunez', 'Ana Núñez'],
])('%s, typed wrong, still finds %s', async (q, name) => {
  const { hits } = await api.contacts.search({ q });
  expect(hits.find((hit) => hit.name === name)).toMatchObject({ exact: false });
});

test('a name that was changed is found by its new words, and hits carry no more than screens show', async () => {
  const {
    hits: [hit],
  } = await api.contacts.search({ q: 'delgado' });
  expect(Object.keys(hit ?? {}).sort()).toEqual(['archived', 'category', 'company', 'email', 'exact', 'id', 'name', 'phone', 'ssnMasked']);
  expect(hit).toMatchObject({ ssnMasked: '••••5501', phone: '+14195550142', archived: false });
  const { id, version } = await api.contacts.create({ firstName: 'Old', lastName: 'Name', category: 'client' });
  await api.contacts.update({ id, version, firstName: 'Wilhelmina', lastName: 'Name', category: 'client' });
  expect((await api.contacts.search({ q: 'wilhelmnia' })).hits).toMatchObject([{ id, exact: false }]);
  await patchContact(app.server.database.db, id, { lastName: 'Kowalczyk' }, { at: new Date() });
  expect((await api.contacts.search({ q: 'kowalcyk' })).hits).toMatchObject([{ id, exact: false }]);
});

test.each(['q=', 'q=%20', 'q=a&limit=21', `q=${'a'.repeat(81)}`, 'q=a&q=b', 'q=a%00'])(
  'a search asked with %s is refused',
  async (query) => {
    const { token } = await app.signIn('read-only');
    expect((await fetch(`${app.url}/api/contacts/search?${query}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(422);
  },
);
