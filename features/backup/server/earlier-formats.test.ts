// Backups that earlier programs made, of offices without real people. Each format has one for good: a person who changes the format adds the next, made
// before the change, and never makes an old one again.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectApi, fetchIdToken } from '../../../apps/server/loopback-client.ts';
import { restoreOffice } from '../../../apps/server/restore-office.ts';
import { startServer } from '../../../apps/server/start-server.ts';
import { readBackupFile } from '../../../platform/server/backup/backup-file.ts';
import { BACKUP_FORMAT } from '../../../platform/server/backup/backup-format.ts';
import { passphraseKey } from '../../../platform/server/backup/backup-key.ts';
import { readEnv } from '../../../platform/server/env.ts';
import { TEST_PASSWORD } from '../../../tests/support/test-app.ts';
import { verifyChain } from '../../activity/server/public.ts';
import { readBytes } from '../../files/server/public.ts';

const fileOf = (format: number): string => join(import.meta.dirname, 'formats', `format-${format}.tar.zst.age`);

test('each format has a backup that is kept', () => {
  const formats = Array.from({ length: BACKUP_FORMAT }, (_, at) => at + 1);
  expect(formats.filter((format) => !existsSync(fileOf(format)))).toEqual([]);
});

test('a backup of format 1, made on PostgreSQL before migration 0088, is restored into this program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'format-1-'));
  const dataDir = join(folder, 'office');
  try {
    const read = await restoreOffice(
      await readBackupFile(fileOf(1)),
      passphraseKey('An-office-of-November-2026'),
      { dataDir, databaseUrl: undefined, replace: undefined },
      { env: { FILES_S3_URL: undefined, DATABASE_SYNC: 'off' }, now: new Date(), say: () => undefined },
    );
    expect(read).toMatchObject({ rows: 42, files: 2 });
    const server = await startServer(
      readEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_SYNC: 'off', BACKUP_NIGHTLY: '0' }),
    );
    try {
      const { database, services } = server;
      const api = connectApi(server.url, await fetchIdToken(server.url, 'olivia@example.test', TEST_PASSWORD));
      const id = '01a217a0-7b2e-75e6-8b9b-1d52ba81ff84';
      expect(await api.contacts.get({ id })).toMatchObject({ lastName: 'Before', email: 'before@example.test' });
      expect((await api.contacts.listNotes({ id })).rows).toMatchObject([{ body: 'Called about the round.' }]);
      expect((await api.contacts.revealIdentity({ id })).ssn).toMatch(/^\d{9}$/);
      const { rows: reports } = await api.creditReports.list({ contactId: '01a217a0-7c02-7e11-b5e2-d00510703140' });
      expect(reports).toMatchObject([{ state: 'ready' }]);
      const { rows } = await database.pool.query<{ id: string }>("select id from files where name = 'letter.pdf'");
      expect((await readBytes(database.db, services, rows[0]?.id ?? '')).toString()).toBe('%PDF-1.7 a letter');
      expect(await verifyChain({ db: database.db, sealer: services.sealer, dataDir })).toMatchObject({ ok: true });
    } finally {
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
