import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchIdToken, connectApi } from '../../../apps/server/loopback-client.ts';
import { restoreOffice } from '../../../apps/server/restore-office.ts';
import { startServer, type RunningServer } from '../../../apps/server/start-server.ts';
import { readBackupFile } from '../../../platform/server/backup/backup-file.ts';
import { readBackup } from '../../../platform/server/backup/read-backup.ts';
import { switchBack } from '../../../platform/server/backup/switch-folder.ts';
import { readEnv } from '../../../platform/server/env.ts';
import { databaseUrl, onServer } from '../../../tests/support/databases.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { readBytes, storeFile } from '../../files/server/public.ts';
import { nightlyBackup } from './jobs.ts';
import { askRunningProgram, describeSource, makeBackup } from './public.ts';
import { findBackupKey } from './shelf.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const NOW = new Date();
const quiet = () => undefined;
const options = { env: { FILES_S3_URL: undefined, DATABASE_SYNC: 'off' }, now: NOW, say: quiet } as const;
const key = () => findBackupKey(app.server.services.env);
const restoreInto = async (file: string, dataDir: string, more: { databaseUrl?: string; replace?: string } = {}) =>
  restoreOffice(await readBackupFile(file), await key(), { databaseUrl: undefined, replace: undefined, ...more, dataDir }, options);

async function makeOne(): Promise<string> {
  const { api } = await app.signIn('owner');
  const { id } = await api.backup.make({});
  const tested = await app.eventually(async () => (await api.backup.list({})).rows.find((one) => one.id === id && one.state === 'tested'));
  return join(app.server.services.env.DATA_DIR, 'backups', tested.name);
}

async function startOn(dataDir: string, url?: string): Promise<RunningServer> {
  return startServer(
    readEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_SYNC: 'off', ...(url !== undefined && { DATABASE_URL: url }) }),
  );
}

test('a backup made during writes is restored whole: people sign in, files have their bytes, no session and no email comes back to life', async () => {
  const { api, email, token } = await app.signIn('owner');
  const { database, services } = app.server;
  const before = await api.contacts.create({ ...COMPLETE_CONTACT, lastName: 'Before', email: 'before@example.test' });
  const bytes = Buffer.from('%PDF-1.7 a letter');
  const file = await storeFile(
    database.db,
    services,
    NOW,
    { contactId: before.id, name: 'letter.pdf', mediaType: 'application/pdf', purpose: 'letter', createdBy: null },
    bytes,
  );
  await database.pool.query(
    `insert into effects (id, kind, key, subject_type, subject_id, state, last_attempt, created_at)
     values ('0b6f3f0e-3f5b-4d0a-9d5e-1f2a3b4c5d6e', 'mail.send', '0b6f3f0e-3f5b-4d0a-9d5e-1f2a3b4c5d6e', 'mail', '0b6f3f0e-3f5b-4d0a-9d5e-1f2a3b4c5d6e', 'asked', 1, now())`,
  );
  const writes = Array.from({ length: 15 }, (_, at) =>
    api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: `During${at}`, email: `during${at}@example.test` }),
  );
  const [made] = await Promise.all([makeOne(), ...writes]);
  expect(statSync(made).mode & 0o777).toBe(0o600);
  expect(readFileSync(made).includes('before@example.test')).toBe(false);
  const read = await readBackup(await readBackupFile(made), await key());

  const place = join(folder, 'restored');
  expect(await restoreInto(made, place)).toEqual(read);
  const restored = await startOn(place);
  try {
    const again = connectApi(restored.url, await fetchIdToken(restored.url, email, TEST_PASSWORD));
    expect(await again.contacts.get({ id: before.id })).toEqual(await api.contacts.get({ id: before.id }));
    expect(await readBytes(restored.database.db, restored.services, file.id)).toEqual(bytes);
    expect((await again.activity.list({ limit: 5 })).rows.map(({ kind }) => kind)).toContain('backup.restored');
    const { rows } = await restored.database.pool.query('select state, problem is not null as noted from effects');
    expect(rows).toEqual([{ state: 'unknown', noted: true }]);
    await expect(connectApi(restored.url, token).contacts.get({ id: before.id })).rejects.toMatchObject({ status: 401 });
    // The next change takes a number of its own.
    await again.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: 'After', email: 'after@example.test' });
  } finally {
    await restored.close();
  }
  // Nothing replaces an office unless its name was typed; the one that was there comes back.
  await expect(restoreInto(made, place)).rejects.toThrow('already holds an office');
  await expect(restoreInto(made, place, { replace: 'other' })).rejects.toThrow('The folder is named restored, not other');
  const old = readFileSync(join(place, 'pg', 'PG_VERSION'));
  await restoreInto(made, place, { replace: 'restored' });
  expect(readdirSync(place).filter((name) => name.startsWith('before-restore-'))).toHaveLength(1);
  expect(switchBack(place, NOW)).toBe(true);
  expect(readFileSync(join(place, 'pg', 'PG_VERSION'))).toEqual(old);
});

test('what cannot be restored leaves nothing behind', async () => {
  const made = await makeOne();
  const cut = join(folder, 'cut');
  writeFileSync(cut, readFileSync(made).subarray(0, statSync(made).size - 40));
  const place = join(folder, 'refused');
  await expect(restoreInto(cut, place)).rejects.toThrow(/damaged|cut off/);
  expect(readdirSync(place)).toEqual(['run']);
});

test('the command line gets its backup from the running program, and an existing file is not replaced', async () => {
  const out = join(folder, 'asked');
  const said: string[] = [];
  const { env } = app.server.services;
  if (app.server.database.kind === 'postgres') {
    const { db, kind } = app.server.database;
    const source = await describeSource({ db, engine: kind, version: '1', blobs: app.server.services.blobs, env });
    const { openBackupFile } = await import('../../../platform/server/backup/backup-file.ts');
    await makeBackup(source, await key(), await openBackupFile(out), { at: NOW });
  } else await askRunningProgram(env.DATA_DIR, { out, key: await key() }, (sentence) => void said.push(sentence));
  expect((await readBackup(await readBackupFile(out), await key())).rows).toBeGreaterThan(10);
  copyFileSync(out, `${out}.copy`);
  if (app.server.database.kind === 'embedded')
    await expect(askRunningProgram(env.DATA_DIR, { out, key: await key() }, quiet)).rejects.toThrow('There is already a file');
  expect(readFileSync(out)).toEqual(readFileSync(`${out}.copy`));
});

test('every night one is made and tested; who lacks the permission sees none', async () => {
  const { api } = await app.signIn('owner');
  const { context } = app.server;
  await app.server.database.transaction((tx) => context.jobs.send(tx, nightlyBackup.name, {}));
  context.jobs.wake(nightlyBackup.name);
  const night = await app.eventually(async () => (await api.backup.list({})).rows.find((one) => one.nightly && one.state === 'tested'));
  expect(existsSync(join(app.server.services.env.DATA_DIR, 'backups', night.name))).toBe(true);
  expect(await api.backup.list({})).toMatchObject({ overdue: false, nightly: true, opensWith: 'key' });
  const sales = await app.signIn('sales');
  await expect(sales.api.backup.list({})).rejects.toMatchObject({ code: 'app.notAllowed' });
});

test('the recovery sheet opens the backups, and its check code is asked for', async () => {
  const { api } = await app.signIn('owner');
  const sheet = await api.backup.openSheet({});
  expect({ kind: 'identity', text: sheet.key }).toEqual(await key());
  await expect(api.backup.confirmSheet({ code: '0000-0000' })).rejects.toMatchObject({ code: 'backup.codeWrong' });
  await api.backup.confirmSheet({ code: sheet.code.toLowerCase() });
  expect((await api.backup.list({})).sheet?.confirmedAt).not.toBeNull();
});

const server = process.env.TEST_DATABASE_URL;
test.runIf(server !== undefined && server !== '')(
  'an office moves into an empty PostgreSQL database, and not into one that is not empty',
  async () => {
    const { email } = await app.signIn('owner');
    const made = await makeOne();
    const name = `${process.env.REDRESS_TEST_TEMPLATE_NAME ?? 'redress_test'}_moved_${Math.random().toString(36).slice(2, 8)}`;
    await onServer(server ?? '', `create database ${name}`);
    const url = databaseUrl(server ?? '', name);
    const place = join(folder, 'moved');
    try {
      await restoreInto(made, place, { databaseUrl: url });
      const moved = await startOn(place, url);
      try {
        expect(moved.database.kind).toBe('postgres');
        await fetchIdToken(moved.url, email, TEST_PASSWORD);
      } finally {
        await moved.close();
      }
      await expect(restoreInto(made, join(folder, 'other'), { databaseUrl: url })).rejects.toThrow('The database is not empty');
      expect(existsSync(join(place, 'pg'))).toBe(false);
    } finally {
      await onServer(server ?? '', `drop database if exists ${name} with (force)`);
    }
  },
);
