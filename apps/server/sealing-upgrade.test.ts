// A database in which values lie in the clear is opened by this version: it answers the same, and nothing is left in the clear.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenLink } from '../../features/activity/server/public.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { extendChain } from '../../features/activity/server/chain.ts';
import { listKnownCreditors } from '../../features/account-matching/server/public.ts';
import { mapSourceStatus } from '../../features/disputes/server/public.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { migrate } from '../../platform/server/database/migrate.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { readEnv } from '../../platform/server/env.ts';
import { createLogger } from '../../platform/server/log.ts';
import { databaseKind, databaseUrl, onServer } from '../../tests/support/databases.ts';
import { TEST_PASSWORD } from '../../tests/support/test-app.ts';
import { buildUnsealed, findInClear, PLANTED, plantUnsealed, type UnsealedOffice } from '../../tests/support/unsealed-office.ts';
import { connectApi, fetchIdToken, type ApiClient } from './loopback-client.ts';
import { FEATURES } from './features.ts';
import { MIGRATIONS, startServer, type RunningServer } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'redress-upgrade-'));
const name = `redress_upgrade_${process.pid}`;
const testServer = process.env['TEST_DATABASE_URL'] ?? '';
const onPostgres = databaseKind() === 'postgres';
const steps = FEATURES.flatMap((feature) => feature.dataSteps ?? []);
const words = Object.values(PLANTED);
const w = PLANTED;
let office: UnsealedOffice;
let server: RunningServer;
let api: ApiClient;
let client: ApiClient;

const env = () =>
  readEnv({
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    CHECK_RESPONSES: '1',
    ...(onPostgres && { DATABASE_URL: databaseUrl(testServer, name) }),
  });

beforeAll(async () => {
  if (onPostgres) await onServer(testServer, `create database ${name}`);
  const before = await openDatabase(env());
  await buildUnsealed(before);
  office = await plantUnsealed(before, 1_203);
  // The scan sees every planted word while it lies in the clear.
  const seen = await findInClear(before, words);
  expect(words.filter((word) => !seen.some((place) => place.endsWith(`: ${word}`)))).toEqual([]);
  await before.close();

  server = await startServer(env());
  const { db } = server.database;
  await saveSettings(db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
  const signIn = async (role: 'owner' | 'client', contactId?: string): Promise<ApiClient> => {
    const email = `${role}@example.test`;
    const user = await createUser(db, { email, password: TEST_PASSWORD, name: role, role, ...(contactId && { contactId }) }, new Date());
    if (isRefusal(user)) throw new Error(user.message);
    return connectApi(server.url, await fetchIdToken(server.url, email, TEST_PASSWORD));
  };
  api = await signIn('owner');
  client = await signIn('client', office.contactId);
});
afterAll(async () => {
  await server.close();
  if (onPostgres) await onServer(testServer, `drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

test('everything is answered as it was stored', async () => {
  const { contactId, reportId, sourceId } = office;
  expect((await api.contacts.listNotes({ id: contactId })).rows).toMatchObject([{ body: w.note }]);
  expect((await api.leads.listCalls({ contactId })).rows).toMatchObject([{ note: w.call }]);
  const line = (bureau: string, heading: string) => ({ bureau, lineKey: `acct|${bureau}`, heading, accountNumberMasked: '4512****' });
  expect((await api.accountMatching.list({ contactId })).rows).toMatchObject([{ a: line('EQ', w.matchA), b: line('EX', w.matchB) }]);
  expect((await api.reportChanges.list({ id: reportId })).rows).toMatchObject([
    {
      heading: w.event,
      accountNumberMasked: '4512****',
      changes: [{ field: 'balance', before: w.change, effect: 'better' }],
      evidence: null,
    },
  ]);
  const { rounds } = await api.disputes.listRounds({ contactId });
  expect(rounds.filter(({ state }) => state === 'open')).toMatchObject([
    { items: [{ heading: w.item, accountNumberMasked: '4512****', facts: [{ text: w.fact, source: 'client' }] }] },
  ]);
  expect((await api.disputes.listOutcomes({ contactId })).rows).toMatchObject([
    { heading: w.item, explanation: w.outcome, note: w.outcomeNote, changes: [{ before: w.outcomeChange }] },
  ]);
  expect((await api.findings.listStatements({ contactId })).rows).toMatchObject([{ words: w.statement }]);
  // What was said of an account before statements counted against reasons counts now.
  const counted = await server.database.db
    .selectFrom('disputeDenials')
    .select(['said', 'kind', 'lineKey', 'reasonCode'])
    .where('saidByName', '=', 'Test')
    .execute();
  expect(counted).toEqual([{ said: 'wrong', kind: 'tradeline', lineKey: 'acct|EQ', reasonCode: 'paid-or-settled' }]);
  expect((await client.findings.listMine({})).rows).toMatchObject([
    { id: sourceId, question: w.question, heading: w.matter, facts: [{ text: w.findingFact, language: 'en' }], note: w.answer },
    { heading: 'Bankruptcy' },
  ]);
  const ofFile = await server.database.db.selectFrom('disputeFileStatements').select('contactId').execute();
  expect(ofFile).toEqual([{ contactId }]);
  const { rows } = await api.activity.list({ contactId, feature: 'contacts', limit: 2 });
  expect(rows.map(({ summary, changes }) => [summary, changes])).toEqual([
    [
      `${w.summary} 1203`,
      [
        { field: 'word', before: w.before, after: null },
        { field: 'amount', before: '1.1', after: null },
      ],
    ],
    [
      `${w.summary} 1202`,
      [
        { field: 'word', before: w.before, after: w.after },
        { field: 'amount', before: '1.1', after: null },
        { field: 'big', before: null, after: '12345678901234567000' },
      ],
    ],
  ]);
});

test('a draft of before is kept, and its yes of then opens no round', async () => {
  const { contactId } = office;
  const { draft } = await api.disputes.getDraft({ contactId });
  expect(draft).toMatchObject({
    number: 2,
    items: [{ heading: w.draftItem, facts: [{ text: w.draftFact, source: 'client' }], correct: [], months: [], clientConfirmed: false }],
  });
  const codes = draft?.items.flatMap(({ problems }) => problems.map(({ code }) => code));
  expect(codes).toEqual(expect.arrayContaining(['disputes.correctionMissing', 'disputes.clientNotAsked']));
  await expect(api.disputes.openRound({ contactId, version: draft?.version ?? 0 })).rejects.toMatchObject({ status: 409 });
});

test('a combined report has its parts as rows', async () => {
  const { rows } = await api.creditReports.list({ contactId: office.contactId });
  const parts = rows.flatMap((row) => row.parts ?? []);
  expect(parts.map(({ bureau, reportDate, fileName }) => [bureau, reportDate, fileName])).toEqual([
    ['EQ', '2026-09-01', 'report.json'],
    ['EX', '2026-10-01', 'report.json'],
  ]);
  expect(parts[1]?.reportId).toBe(office.reportId);
  expect(rows.filter((row) => row.parts === null)).toHaveLength(2);
});

test('what is asked of names is found by their fingerprints', async () => {
  const { db } = server.database;
  const { sealer } = server.services;
  expect(await listKnownCreditors(db, sealer, [w.matchB, 'SOMEBODY ELSE', w.matchA])).toEqual([[w.matchA, w.matchB]]);
  expect(await listKnownCreditors(db, sealer, [w.matchA, 'SOMEBODY ELSE'])).toEqual([]);
  expect(await mapSourceStatus(db, office.contactId)).toEqual(new Map([[office.sourceId, 'opened']]));
});

test('nothing planted lies in the clear anymore, and no column it lay in is left', async () => {
  expect(await findInClear(server.database, words)).toEqual([]);
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select relname || '.' || attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where relname = any($1) and attnum > 0 and not attisdropped and attname = any($2)`,
    [
      // The address book is about no client, and its notes say what a company keeps.
      steps.map(({ table }) => table).filter((table) => table !== 'recipients'),
      ['summary', 'before', 'after', 'body', 'note', 'heading', 'changes', 'reported', 'facts', 'question', 'explanation', 'words'],
    ],
  );
  expect(rows).toEqual([]);
});

test('the hashes of the record hold, before and after it grows, and a row of before that was changed shows', async () => {
  const { database, services } = server;
  const broken = () => findBrokenLink(database.db, services.sealer);
  expect(await broken()).toBeUndefined();
  while ((await database.transaction((tx) => extendChain(tx, services.sealer))) > 0);
  expect(await broken()).toBeUndefined();
  await database.pool.query(`update activity set content_sealed = (select content_sealed from activity where id = 8) where id = 7`);
  expect(await broken()).toBe(7);
});

test('the steps are recorded and run once', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>('select name from kysely_migration');
  expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(steps.map((step) => step.name)));
  const context = { steps, sealer: server.services.sealer, log: createLogger('silent') };
  expect(await migrate(server.database.db, MIGRATIONS, context)).toEqual([]);
});

test.runIf(onPostgres)('no byte of what was planted is left in the files of the tables', async () => {
  const { pool } = server.database;
  await pool.query('checkpoint');
  for (const table of new Set(steps.map((step) => step.table))) {
    // Nothing was planted in the names of files.
    if (table === 'files') continue;
    const { rows } = await pool.query<{ page: string }>(
      `select encode(pg_read_binary_file(pg_relation_filepath($1::text::regclass)), 'escape') as page`,
      [table],
    );
    const page = (rows[0]?.page ?? '').toLowerCase();
    expect(page.length, table).toBeGreaterThan(1_000);
    expect([table, words.filter((word) => page.includes(word.toLowerCase()))]).toEqual([table, []]);
  }
});
