import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { extendChain, findBrokenLink } from './chain.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const extend = () => app.server.database.transaction(extendChain);

test('the chain covers every row once, also from two runs at the same time, and shows a changed row', async () => {
  const { api } = await app.signIn('owner');
  for (let i = 0; i < 12; i += 1) await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: `Link${i}` });
  await Promise.all([extend(), extend()]);
  expect(await extend()).toBe(0);
  const { rows } = await app.server.database.pool.query<{ n: number; chained: number }>(
    'select count(*) as n, (select count(*) from activity_chain) as chained from activity',
  );
  // Of all there are: the job of every minute may have been quicker with some.
  expect(rows[0]?.chained).toBeGreaterThanOrEqual(12);
  expect(rows[0]?.chained).toBe(rows[0]?.n);
  expect(await findBrokenLink(app.server.database.db)).toBeUndefined();

  await app.server.database.pool.query("update activity set summary = 'nothing happened' where id = 3");
  expect(await findBrokenLink(app.server.database.db)).toBe(3);
});
