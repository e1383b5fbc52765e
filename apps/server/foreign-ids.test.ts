// A client puts every id of another client into every call that takes one: none is answered, and nothing of the other comes out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEndpoints } from '../../platform/server/http/api.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT } from '../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { FEATURES } from './features.ts';

let app: TestApp;
let token: string;
const foreign = new Set<string>();
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** Of which every word in the other's records is a sign. */
const NAME = 'Zweibrucken';

beforeAll(async () => {
  app = await startTestApp();
  const { api } = await app.signIn('owner');
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await app.server.database.pool.query('update contacts set last_name = $2 where id = $1', [contactId, NAME]);
  const items = (['EQ', 'EX', 'TU'] as const).map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  await app.eventually(async () => {
    const { rows } = await api.letters.list({ contactId });
    return rows.length === 3 && rows.every(({ state }) => state === 'ready') ? true : undefined;
  });
  await app.signIn('client', { contactId });
  const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: 'Own', email: 'own@example.test' });
  ({ token } = await app.signIn('client', { contactId: id }));

  const { pool } = app.server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'contact_id' order by 1",
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t where contact_id = $1`, [contactId]);
    for (const { row } of rows) for (const found of row.match(UUID) ?? []) foreign.add(found);
  }
});
afterAll(() => app.close());

test('B16: no call of a client answers an id of another', async () => {
  const calls = listEndpoints(FEATURES).filter(
    ({ endpoint: { '~orpc': def } }) => def.meta.audience !== 'staff' && /\{\w+\}/.test(def.route.path ?? ''),
  );
  expect(calls.length).toBeGreaterThan(4);
  expect(foreign.size).toBeGreaterThan(10);
  const answered: string[] = [];
  for (const { name, endpoint } of calls) {
    const { method = 'POST', path = '' } = endpoint['~orpc'].route;
    for (const id of foreign) {
      const answer = await fetch(`${app.url}/api${path.replaceAll(/\{\w+\}/g, id)}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { body: '{}' }),
      });
      if (answer.ok || answer.status >= 500 || (await answer.text()).includes(NAME)) answered.push(`${name} ${id} ${answer.status}`);
    }
  }
  expect(answered).toEqual([]);
});
