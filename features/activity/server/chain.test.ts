import { afterAll, beforeAll, expect, test } from 'vitest';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { readHead } from './chain-head.ts';
import { extendChain, findBrokenLink } from './chain.ts';
import { verifyChain } from './verify-chain.ts';
import { chainActivity } from './jobs.ts';
import { sealContent } from './store/content.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const findBroken = () => findBrokenLink(app.server.database.db, app.server.services.sealer);
const extend = () => app.server.database.transaction((tx) => extendChain(tx, app.server.services.sealer));

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
  expect(await findBroken()).toBeUndefined();

  // Another row's words in its place, words of one's own, and anything that is in the clear.
  const { pool } = app.server.database;
  const { rows: kept } = await pool.query<{ sealed: Buffer }>('select content_sealed as sealed from activity where id = 3');
  const change = (set: string, values: unknown[] = []) => pool.query(`update activity set ${set} where id = 3`, values);
  await change('content_sealed = (select content_sealed from activity where id = 4)');
  expect(await findBroken()).toBe(3);
  await change('content_sealed = $1', [sealContent(app.server.services.sealer, 3, { summary: 'nothing happened' })]);
  expect(await findBroken()).toBe(3);
  await change('content_sealed = $1', [kept[0]?.sealed]);
  expect(await findBroken()).toBeUndefined();
  await change("actor_name = 'Someone else'");
  expect(await findBroken()).toBe(3);
});

test('who may write to the database can neither compute the chain again nor take its end away', async () => {
  const { database, services } = app.server;
  const { pool } = database;
  await pool.query('delete from activity_chain');
  await extend();
  await pool.query("update activity set actor_name = 'Nobody' where id = 5");
  // A plain hash of the row, as anyone can make it.
  await pool.query(`update activity_chain set hash = sha256(hash) where position >= 5`);
  expect(await findBroken()).toBe(5);

  await pool.query('delete from activity_chain');
  const job = { db: database.db, services, now: new Date(), zone: OFFICE_ZONE, transaction: database.transaction.bind(database) };
  const unasked = () => Promise.reject(new Error('The chain makes no change.'));
  await chainActivity.run({}, { ...job, change: unasked, changeFor: unasked, settle: unasked });
  const verify = async () => ({ finding: await verifyChain({ db: database.db, sealer: services.sealer, dataDir: services.env.DATA_DIR }) });
  expect((await verify()).finding?.ok).toBe(true);
  const head = await readHead(services.env.DATA_DIR);
  await pool.query('delete from activity_chain where position > $1', [(head?.position ?? 0) - 2]);
  expect((await verify()).finding).toMatchObject({ ok: false, sentence: expect.stringContaining('missing at the end') });
});
