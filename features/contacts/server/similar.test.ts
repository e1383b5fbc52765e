// Who may be the same person.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { findByEmailOrPhone, patchContact } from './public.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('hints come from email, any of three numbers, and the name; active ones first, five at most', async () => {
  const add = (more: object) => api.contacts.create({ firstName: 'Maria', lastName: 'de la Cruz', ...more });
  const byMail = await add({ firstName: 'Mia', email: 'MARIA.Cruz@Example.test' });
  const byWork = await add({ firstName: 'Mo', lastName: 'Ortiz', phoneWork: '419 555 0161' });
  const byHome = await add({ firstName: 'Ma', lastName: 'Ortiz', phoneHome: '(419) 555-0161', email: 'maria.cruz@example.test' });
  const named = await add({});
  const away = await add({});
  await api.contacts.archive({ id: away.id, version: 1 });
  const merged = await add({ email: 'maria.cruz@example.test' });
  await patchContact(app.server.database.db, merged.id, { archivedAt: new Date(), mergedInto: byMail.id }, { at: new Date() });

  const { hits } = await api.contacts.findSimilar({
    email: ' maria.cruz@EXAMPLE.test',
    phone: '+1 419-555-0161',
    name: 'maria DE LA cruz',
  });
  expect(hits.map(({ id, reasons, archived }) => [id, reasons.join(), archived])).toEqual([
    [byHome.id, 'email,phone', false],
    [named.id, 'name', false],
    [byWork.id, 'phone', false],
    [byMail.id, 'email', false],
    [away.id, 'name', true],
  ]);
  expect((await api.contacts.findSimilar({ name: 'de la Cruz, Maria', except: named.id })).hits.map(({ id }) => id)).toEqual([away.id]);
  expect((await api.contacts.findSimilar({})).hits).toEqual([]);
  expect((await api.contacts.findSimilar({ email: 'maria', phone: '419', name: 'Ma' })).hits).toEqual([]);
  for (let i = 0; i < 6; i += 1) await add({});
  expect((await api.contacts.findSimilar({ name: 'Maria de la Cruz' })).hits).toHaveLength(5);

  const reached = await findByEmailOrPhone(app.server.database.db, { email: 'Maria.Cruz@example.test', phone: '+14195550161' });
  expect(reached.map(({ id }) => id)).toEqual([byHome.id, byWork.id, byMail.id]);
  expect(reached[0]).toEqual({ id: byHome.id, category: 'client', version: 1, archived: false });
  expect(await findByEmailOrPhone(app.server.database.db, { email: null, phone: null })).toEqual([]);
});

test('each question of likeness is answered by an index', async () => {
  const { rows } = await app.server.database.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename = 'contacts'`,
  );
  const definitions = rows.map(({ indexdef }) => indexdef).join('\n');
  for (const columns of ['(email)', '(phone)', '(phone_home)', '(phone_work)', '(sort_name, id)', '(owner_id, follow_up_on)'])
    expect(definitions).toContain(columns);
});
