// Two years after closing: credit reports, identity and proofs are gone from tables, files and search, and what was signed stays. Six years after,
// what is left is a number.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreOffice } from '../../../apps/server/restore-office.ts';
import { startServer } from '../../../apps/server/start-server.ts';
import { connectApi, fetchIdToken, type ApiClient } from '../../../apps/server/loopback-client.ts';
import { readBackupFile } from '../../../platform/server/backup/backup-file.ts';
import { officeBackupKey } from '../../../platform/server/backup/backup-key.ts';
import { readEnv } from '../../../platform/server/env.ts';
import { addMaria, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { verifyChain } from '../../activity/server/public.ts';
import { ACTIVITY_RETENTION } from '../../activity/server/retention.ts';
import { storeFile } from '../../files/server/public.ts';
import { reviewRetention } from './review.ts';

let app: TestApp;
let now = new Date('2024-03-01T15:00:00Z');
let email: string;
const YEAR = 366 * 24 * 60 * 60 * 1000;
beforeAll(async () => {
  app = await startTestApp({
    clock: () => now,
    env: { BACKUP_NIGHTLY: '0', MONITORING_IDENTITYIQ_ENROLMENT_URL: 'https://enroll.example.test/' },
  });
});
afterAll(() => app.close());

/** Owners sign in again after each move of the clock: their session of years ago is over. */
async function owner(): Promise<ApiClient> {
  const one = await app.signIn('owner');
  ({ email } = one);
  return one.api;
}
async function pass(ms: number): Promise<ApiClient> {
  now = new Date(now.getTime() + ms);
  const api = await owner();
  await review();
  return api;
}
async function review(): Promise<void> {
  const { context, database } = app.server;
  await database.transaction((tx) => context.jobs.send(tx, reviewRetention.name, {}));
  context.jobs.wake(reviewRetention.name);
  await app.eventually(async () => {
    const { rows } = await database.pool.query<{ at: Date | null }>('select reviewed_at as at from retention_settings');
    return rows[0]?.at?.getTime() === now.getTime() ? true : undefined;
  });
}
const ended = async (api: ApiClient, id: string) =>
  app.eventually(async () => (await api.retention.listDisposals({})).rows.find((one) => one.id === id && one.state === 'done'));
const queryRows = async (text: string, values: unknown[] = []): Promise<readonly Record<string, unknown>[]> =>
  (await app.server.database.pool.query<Record<string, unknown>>(text, values)).rows;
const chainHolds = async () =>
  verifyChain({ db: app.server.database.db, sealer: app.server.services.sealer, dataDir: app.server.services.env.DATA_DIR });

/** A client whose work is over, with a report, an agreement, a photo ID and a signed paper. */
async function closedClient(lastName: string): Promise<{ readonly contactId: string; readonly blobs: readonly string[] }> {
  const api = await owner();
  const { contactId } = await addMaria(app, api, now);
  const contact = await api.contacts.get({ id: contactId });
  await app.server.database.pool.query(
    "update contacts set last_name = $2, email = $3, stage = 'graduated', stage_since = $4, version = version + 1 where id = $1",
    [contact.id, lastName, `${lastName.toLowerCase()}@example.test`, now],
  );
  await app.server.database.pool.query('insert into contact_words (word) values ($1) on conflict do nothing', [lastName.toLowerCase()]);
  const { db } = app.server.database;
  for (const kind of ['photo-id', 'authorization'] as const) {
    const { id } = await storeFile(
      db,
      app.server.services,
      now,
      { contactId, name: `${kind}.pdf`, mediaType: 'application/pdf', purpose: 'upload', createdBy: null },
      Buffer.from(`%PDF-1.7 ${kind} of ${lastName}`),
    );
    await app.server.database.pool.query('update files set document_kind = $2 where id = $1', [id, kind]);
  }
  await api.contacts.addNote({ id: contactId, body: 'A note about the client' });
  const blobs = (
    await queryRows("select blob_key as key from files where contact_id = $1 and document_kind is distinct from 'authorization'", [
      contactId,
    ])
  ).map(({ key }) => String(key));
  return { contactId, blobs };
}

test('G34, G33: two years after closing reports, numbers and proofs are destroyed; what was signed stays, and the chain holds', async () => {
  const { contactId, blobs } = await closedClient('Zweibrucken');
  const api = await pass(YEAR);
  expect((await api.retention.listDue({})).rows).toEqual([]);
  const later = await pass(YEAR);
  const { rows } = await later.retention.listDue({});
  expect(rows).toMatchObject([{ contactId, what: 'reports', since: '2024-03-01', due: '2026-03-01', held: false }]);

  const { id } = await later.retention.approve({ rows: [{ contactId, what: 'reports' }], expected: 1, typed: null });
  await expect(later.retention.approve({ rows: [{ contactId, what: 'reports' }], expected: 1, typed: null })).rejects.toMatchObject({
    code: 'retention.nothingDue',
  });
  expect(await ended(later, id)).toMatchObject({ done: 1, skipped: 0 });
  expect(
    await queryRows('select ssn_sealed, ssn_index, ssn_last4, birth_sealed, birth_year from contacts where id = $1', [contactId]),
  ).toEqual([{ ssn_sealed: null, ssn_index: null, ssn_last4: null, birth_sealed: null, birth_year: null }]);
  expect(await queryRows('select document_sealed, file_id, manual_sealed from credit_reports where contact_id = $1', [contactId])).toEqual([
    { document_sealed: null, file_id: null, manual_sealed: null },
  ]);
  for (const table of ['credit_report_events', 'credit_scores', 'credit_report_matches'])
    expect(await queryRows(`select 1 from ${table} where contact_id = $1`, [contactId])).toEqual([]);
  expect(blobs.length).toBeGreaterThan(1);
  for (const key of blobs) expect(await app.server.services.blobs.has(key)).toBe(false);
  expect(await queryRows('select document_kind from files where contact_id = $1', [contactId])).toEqual([
    { document_kind: 'authorization' },
  ]);
  expect(await queryRows('select 1 from agreements where contact_id = $1', [contactId])).toHaveLength(1);

  const certificate = await later.retention.openCertificate({ id });
  expect(
    Buffer.from(await certificate.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await chainHolds()).toMatchObject({ ok: true });
  // The portal of the client answers as well.
  const client = await app.signIn('client', { contactId });
  await client.api.disputes.listMine({});
  await client.api.letters.listMine({});
  await client.api.scores.listMine({});
  // Every page of the client still answers.
  await later.contacts.get({ id: contactId });
  await later.creditReports.list({ contactId });
  await later.disputes.listRounds({ contactId });
  await later.disputes.getDraft({ contactId });
  await later.retention.ofContact({ contactId });
  expect((await later.activity.list({ contactId, limit: 5 })).rows.map(({ kind }) => kind)).toContain('retention.destroyed');
});

test('after six years a number is left: no name in the database, no login, no invitation, no word to search by', async () => {
  const [found] = await queryRows("select id, last_name from contacts where last_name = 'Zweibrucken'");
  const contactId = String(found?.id);
  const [user] = await queryRows('select email from users where contact_id = $1', [contactId]);
  const login = String(user?.['email']);
  const api = await pass(4 * YEAR);
  expect((await api.retention.listDue({})).rows).toMatchObject([{ contactId, what: 'records', due: '2030-03-01' }]);
  const { id } = await api.retention.approve({ what: 'records', expected: 1, typed: null });
  expect(await ended(api, id)).toMatchObject({ done: 1 });

  const url = app.server.services.env.DATABASE_URL;
  if (url !== undefined) {
    const dump = execFileSync('pg_dump', [url], { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });
    for (const word of ['zweibrucken', login]) expect(dump.toLowerCase().includes(word)).toBe(false);
  }
  for (const table of ['agreements', 'files', 'contact_notes', 'credit_reports', 'tasks', 'clients'])
    expect(await queryRows(`select 1 from ${table} where contact_id = $1`, [contactId])).toEqual([]);
  const contact = await api.contacts.get({ id: contactId });
  expect(contact).toMatchObject({ firstName: 'Disposed client', lastName: contactId.slice(-12), email: null });
  await expect(api.contacts.restore({ id: contactId, version: contact.version })).rejects.toMatchObject({ code: 'contacts.disposed' });
  await expect(fetchIdToken(app.url, login, TEST_PASSWORD)).rejects.toThrow();
  expect((await api.contacts.search({ q: 'Zweibrucken' })).hits).toEqual([]);
  // What happened stays in the record, what it said does not; and only this disposal may have emptied it.
  const { rows } = await api.activity.list({ contactId, limit: 50 });
  expect(rows.map(({ summary }) => summary)).toContain('What was recorded here was disposed of.');
  expect(await chainHolds()).toMatchObject({ ok: true });
});

test('only a recorded disposal empties a row of the record without breaking the chain', async () => {
  const { pool } = app.server.database;
  const [row] = await queryRows('select activity_id, disposal_id from activity_disposals order by activity_id limit 1');
  const tamper = async (change: string, undo: string, values: unknown[]) => {
    await pool.query(change, values);
    expect(await chainHolds()).toMatchObject({ ok: false });
    await pool.query(undo, values);
    expect(await chainHolds()).toMatchObject({ ok: true });
  };
  await tamper(
    "update activity set actor_name = actor_name || 'x' where id = $1",
    'update activity set actor_name = left(actor_name, -1) where id = $1',
    [row?.activity_id],
  );
  // A row of someone else, emptied by hand with the mark of a disposal that was.
  const [entry] = await queryRows(
    `select a.id, a.content_sealed from activity a join activity_chain c on c.activity_id = a.id
     where a.content_sealed is not null and a.feature <> 'retention' order by a.id desc limit 1`,
  );
  await pool.query('update activity set content_sealed = null where id = $1', [entry?.id]);
  await pool.query('insert into activity_disposals select $1, disposal_id, mac from activity_disposals limit 1', [entry?.id]);
  expect(await chainHolds()).toMatchObject({ ok: false });
  await pool.query('delete from activity_disposals where activity_id = $1', [entry?.id]);
  await pool.query('update activity set content_sealed = $2 where id = $1', [entry?.id, entry?.content_sealed]);
  expect(await chainHolds()).toMatchObject({ ok: true });
  // The program itself, for a disposal that no one approved.
  const { database, services } = app.server;
  const other = await (await owner()).contacts.create({ firstName: 'Other', lastName: 'Person', category: 'lead' });
  const undone = new Error('undone');
  await database
    .transaction(async (tx) => {
      const call = { db: tx, sealer: services.sealer, contactId: other.id, disposalId: crypto.randomUUID(), now };
      expect((await ACTIVITY_RETENTION.destroy(call)).rows).toBeGreaterThan(0);
      expect(await verifyChain({ db: tx, sealer: services.sealer, dataDir: services.env.DATA_DIR })).toMatchObject({ ok: false });
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  expect(await chainHolds()).toMatchObject({ ok: true });
  // The entry about the disposal is changed: its own link breaks.
  await tamper(
    "update activity set subject_id = subject_id || 'x' where kind like 'retention.%' and subject_id = $1::text and $1::text <> ''",
    "update activity set subject_id = left(subject_id, -1) where kind like 'retention.%' and subject_id = $1::text || 'x'",
    [row?.disposal_id],
  );
});

test('a legal hold stops it, whenever it is placed', async () => {
  // Placed after the approval, before its turn.
  const late = await closedClient('Latehold');
  const first = await pass(2 * YEAR);
  await app.server.database.pool.query(
    `create function retention_wait() returns trigger language plpgsql as $$ begin
       update contacts set legally_held_at = now() where id = new.contact_id;
       insert into retention_holds (contact_id, id, reason_sealed, placed_at, placed_by, placed_by_name)
         select new.contact_id, gen_random_uuid(), '\\x00', now(), id, name from users where kind = 'staff' limit 1;
       return new; end $$`,
  );
  await app.server.database.pool.query(
    'create trigger retention_wait after insert on retention_subjects for each row execute function retention_wait()',
  );
  const skipped = await first.retention.approve({ rows: [{ contactId: late.contactId, what: 'reports' }], expected: 1, typed: null });
  await app.server.database.pool.query('drop function retention_wait cascade');
  expect(await ended(first, skipped.id)).toMatchObject({ done: 0, skipped: 1 });
  expect(await queryRows('select ssn_last4 from contacts where id = $1', [late.contactId])).toEqual([{ ssn_last4: '5501' }]);
  await app.server.database.pool.query("update contacts set category = 'other', stage = null where id = $1", [late.contactId]);

  const { contactId } = await closedClient('Heldover');
  const api = await pass(2 * YEAR);
  await api.retention.placeHold({ contactId, reason: 'A suit about the contract is pending.' });
  expect((await api.retention.listDue({})).rows).toMatchObject([{ contactId, held: true }]);
  await expect(api.retention.approve({ rows: [{ contactId, what: 'reports' }], expected: 1, typed: null })).rejects.toMatchObject({
    code: 'retention.nothingDue',
  });
  await expect(api.retention.deleteOnRequest({ contactId, kinds: ['contacts.notes'], asked: 'By email, today.' })).rejects.toMatchObject({
    code: 'retention.held',
  });
  await api.retention.liftHold({ contactId, reason: 'The suit was settled yesterday.' });
  const { id } = await api.retention.approve({ rows: [{ contactId, what: 'reports' }], expected: 1, typed: null });
  expect(await ended(api, id)).toMatchObject({ done: 1 });
  expect((await api.retention.ofContact({ contactId })).holds).toMatchObject([
    { reason: 'A suit about the contract is pending.', liftedBecause: expect.any(String) },
  ]);
});

test('consents, calls and payment statuses have the five years of 16 CFR 310.5', async () => {
  const { api } = await app.signIn('owner');
  const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, lastName: 'Called' });
  await api.contacts.recordConsent({ id, channel: 'call', given: true, source: 'By phone' });
  await api.leads.logCall({ contactId: id, direction: 'outgoing', outcome: 'reached' });
  const since = now.toISOString().slice(0, 10);
  await api.billing.note({ contactId: id, newestId: null, plan: 'monthly', standing: 'up-to-date', since });
  const until = `${now.getUTCFullYear() + 5}${since.slice(4)}`;
  const { kinds } = await api.retention.ofContact({ contactId: id });
  for (const key of ['contacts.consents', 'leads.calls', 'billing.standings'])
    expect(kinds.find((kind) => kind.key === key)).toMatchObject({ mustUntil: until, law: expect.stringContaining('310.5') as unknown });
});

test('a hold goes along with a merge and comes back; where both have one, both are lifted together', async () => {
  const { api } = await app.signIn('owner');
  const add = async (lastName: string) =>
    (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, lastName })).id;
  const held = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => (await queryRows('select legally_held_at is not null as held from contacts where id = $1', [id]))[0]?.['held']),
    );
  const merge = async (keptId: string, mergedId: string) => {
    const [kept, merged] = [await api.contacts.get({ id: keptId }), await api.contacts.get({ id: mergedId })];
    return api.duplicates.merge({ keptId, keptVersion: kept.version, mergedId, mergedVersion: merged.version, take: [] });
  };
  const [kept, merged] = [await add('Keptone'), await add('Mergedone')];
  await api.retention.placeHold({ contactId: merged, reason: 'A suit about the contract is pending.' });
  const { id } = await merge(kept, merged);
  expect(await held(kept, merged)).toEqual([true, false]);
  await api.duplicates.undoMerge({ id });
  expect(await held(kept, merged)).toEqual([false, true]);

  await api.retention.placeHold({ contactId: kept, reason: 'An audit of the office is pending.' });
  await merge(kept, merged);
  expect(await held(kept)).toEqual([true]);
  expect((await api.retention.ofContact({ contactId: kept })).holds).toHaveLength(2);
  await api.retention.liftHold({ contactId: kept, reason: 'Both matters were settled yesterday.' });
  expect(await held(kept, merged)).toEqual([false, false]);
  await expect(api.retention.liftHold({ contactId: kept, reason: 'Both matters were settled yesterday.' })).rejects.toMatchObject({
    code: 'retention.notHeld',
  });
});

test('G33: a signed paper and a file of a client on hold are neither deleted nor replaced early, by an owner either', async () => {
  const { contactId } = await closedClient('Signer');
  const { token } = await app.signIn('owner');
  let files: readonly Record<string, unknown>[] = [];
  const remove = async (kind: string) => {
    const name = String(files.find((one) => one['document_kind'] === kind)?.['object_name']);
    const answer = await fetch(`${app.url}/v0/b/redress/o/${encodeURIComponent(name)}`, {
      method: 'DELETE',
      headers: { authorization: `Firebase ${token}` },
    });
    return { status: answer.status, text: await answer.text() };
  };
  await app.server.database.pool.query(
    "update files set object_name = 'contacts/' || contact_id || '/' || id where contact_id = $1 and purpose = 'upload'",
    [contactId],
  );
  files = await queryRows('select object_name, document_kind from files where contact_id = $1', [contactId]);
  expect(await remove('authorization')).toMatchObject({ status: 409, text: expect.stringMatching(/Must be kept until .*1679c/) });
  const api = await owner();
  await api.retention.placeHold({ contactId, reason: 'An agency asked for the file.' });
  expect(await remove('photo-id')).toMatchObject({ status: 409, text: expect.stringContaining('legal hold') });
  await api.retention.liftHold({ contactId, reason: 'The agency has what it needs.' });
  expect(await remove('photo-id')).toMatchObject({ status: 204 });
});

test('two who approve the same at once make one disposal, and a wrong or untyped number makes none', async () => {
  const { contactId } = await closedClient('Twice');
  const api = await pass(2 * YEAR);
  const row = { contactId, what: 'reports' } as const;
  await expect(api.retention.approve({ what: 'reports', expected: 7, typed: null })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
  const results = await Promise.allSettled([1, 2, 3].map(() => api.retention.approve({ rows: [row], expected: 1, typed: null })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a client gets everything, and what a wish takes is named with what stays', async () => {
  const { contactId } = await closedClient('Wishful');
  const api = await owner();
  const zip = Buffer.from(await (await api.retention.handOver({ contactId })).arrayBuffer());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['data/contacts.json', 'data/agreements.json', 'reports/']) expect(zip.includes(name)).toBe(true);

  const { kinds } = await api.retention.ofContact({ contactId });
  const stays = (key: string) => kinds.find((one) => one.key === key)?.stays ?? null;
  expect(stays('agreements.agreements')).toMatch(/^Must be kept until .*15 U\.S\.C\. 1679c\(c\)/);
  expect(stays('contacts.notes')).toBeNull();
  expect(stays('contacts.record')).toMatch(/^Stays for as long as/);
  const goes = kinds.filter(({ onRequest }) => onRequest).map(({ key }) => key);
  await expect(api.retention.deleteOnRequest({ contactId, kinds: ['contacts.notes'], asked: 'By email.' })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
  const { id, letter } = await api.retention.deleteOnRequest({ contactId, kinds: goes, asked: 'By email, on this day.' });
  expect(letter.join('\n')).toMatch(/Signed agreements and disclosures[^.]*\. Must be kept until/);
  expect(await ended(api, id)).toMatchObject({ done: 1 });
  expect(await queryRows('select 1 from contact_notes where contact_id = $1', [contactId])).toEqual([]);
  expect(await queryRows('select ssn_last4, last_name from contacts where id = $1', [contactId])).toEqual([
    { ssn_last4: null, last_name: 'Wishful' },
  ]);
  expect(await queryRows('select 1 from agreements where contact_id = $1', [contactId])).toHaveLength(1);
});

test('G28: who asked not to be emailed is not emailed after the record is gone, and nothing else of them is left', async () => {
  const { contactId } = await closedClient('Schweigsam');
  const address = 'schweigsam@example.test';
  await (await owner()).contacts.recordConsent({ id: contactId, channel: 'email', given: false, source: 'phone' });
  const withdrawnAt = now;
  const later = await pass(7 * YEAR);
  const { id } = await later.retention.approve({ rows: [{ contactId, what: 'records' }], expected: 1, typed: null });
  expect(await ended(later, id)).toMatchObject({ done: 1 });
  expect(await queryRows('select channel, length(address_index) as bytes, at from contact_suppressions')).toEqual([
    { channel: 'email', bytes: 32, at: withdrawnAt },
  ]);
  expect(await queryRows('select 1 from contact_consents where contact_id = $1', [contactId])).toEqual([]);
  const url = app.server.services.env.DATABASE_URL;
  if (url !== undefined) {
    const dump = execFileSync('pg_dump', [url], { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });
    expect(dump.toLowerCase().includes('schweigsam')).toBe(false);
  }

  // The same address comes back by another way.
  const { contactId: again } = await addMaria(app, later, now);
  await app.server.database.pool.query('update contacts set email = $2 where id = $1', [again, address]);
  const withdrawn = { channel: 'email', given: false, at: withdrawnAt.toISOString(), recordedBy: 'Redress' };
  expect((await later.contacts.get({ id: again })).consents).toEqual([expect.objectContaining(withdrawn)]);
  const connection = await later.monitoring.add({ contactId: again, provider: 'identityiq' });
  await expect(later.monitoring.sendEnrolment({ id: connection.id })).rejects.toMatchObject({ code: 'monitoring.optedOut' });
  // What the person says now holds.
  now = new Date(now.getTime() + 1000);
  const { consents } = await later.contacts.recordConsent({ id: again, channel: 'email', given: true, source: 'phone' });
  expect(consents).toEqual([expect.objectContaining({ channel: 'email', given: true })]);
  expect(await later.monitoring.sendEnrolment({ id: connection.id })).toMatchObject({ id: connection.id });
});

test('who lacks the right sees nothing of it and destroys nothing', async () => {
  const [found] = await queryRows("select id from contacts where last_name = 'Wishful'");
  const contactId = String(found?.id);
  for (const role of ['credit-specialist', 'sales', 'read-only'] as const) {
    const { api } = await app.signIn(role);
    for (const call of [
      () => api.retention.listDue({}),
      () => api.retention.approve({ what: 'reports', expected: 1, typed: null }),
      () => api.retention.placeHold({ contactId, reason: 'This is not mine to do.' }),
      () => api.retention.deleteOnRequest({ contactId, kinds: ['contacts.notes'], asked: 'By phone.' }),
      () => api.retention.handOver({ contactId }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'app.notAllowed' });
  }
});

test('K77: a restore of an older backup brings nothing back that was disposed of', async () => {
  const { contactId, blobs } = await closedClient('Returner');
  const api = await pass(2 * YEAR);
  const { id } = await api.backup.make({});
  const { name } = await app.eventually(async () =>
    (await api.backup.list({})).rows.find((one) => one.id === id && one.state === 'tested'),
  );
  const before = { id: contactId, words: 'Returner' };
  const { dataDir } = { dataDir: app.server.services.env.DATA_DIR };
  const disposal = await api.retention.approve({ rows: [{ contactId, what: 'reports' }], expected: 1, typed: null });
  await ended(api, disposal.id);

  const folder = mkdtempSync(join(tmpdir(), 'retention-'));
  try {
    const place = join(folder, 'restored');
    const said: string[] = [];
    await restoreOffice(
      await readBackupFile(join(dataDir, 'backups', name)),
      await officeBackupKey(dataDir),
      { dataDir: place, databaseUrl: undefined, replace: undefined },
      {
        env: { FILES_S3_URL: undefined, DATABASE_SYNC: 'off' },
        now,
        say: (sentence) => void said.push(sentence),
        disposals: readFileSync(join(dataDir, 'backups', 'disposals.jsonl'), 'utf8'),
      },
    );
    expect(said.join('\n')).toMatch(/Disposed of again, as after the backup: 1 record\./);
    const restored = await startServer(
      readEnv({ PORT: '0', DATA_DIR: place, LOG_LEVEL: 'error', DATABASE_SYNC: 'off', BACKUP_NIGHTLY: '0' }),
      () => now,
    );
    try {
      const { rows } = await restored.database.pool.query(
        'select ssn_sealed, ssn_last4, last_name as words, id from contacts where id = $1',
        [contactId],
      );
      expect(rows).toEqual([{ ssn_sealed: null, ssn_last4: null, ...before }]);
      for (const key of blobs) expect(await restored.services.blobs.has(key)).toBe(false);
      expect(await verifyChain({ db: restored.database.db, sealer: restored.services.sealer, dataDir: place })).toMatchObject({ ok: true });
      const again = connectApi(restored.url, await fetchIdToken(restored.url, email, TEST_PASSWORD));
      expect((await again.activity.list({ contactId, limit: 5 })).rows.map(({ kind }) => kind)).toContain('retention.appliedAgain');
    } finally {
      await restored.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
