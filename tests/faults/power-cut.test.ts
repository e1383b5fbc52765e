// The power fails: at points spread over a mixed load, all that was not synced is forgotten. The folder opens, what was acknowledged is
// there, the activity chain is whole, and each file has its bytes. POWER_CUTS says at how many points (6 unless set).
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { connectApi } from '../../apps/server/loopback-client.ts';
import { findBrokenLink } from '../../features/activity/server/public.ts';
import { openFileDoor } from '../../features/files/server/testing.ts';
import { createBlobStore } from '../../platform/server/blobs.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { createSealer, loadSealKeys } from '../../platform/server/seal.ts';
import { startChild } from '../support/child-server.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { migratedFolder } from '../support/migrated-folder.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { DiskModel } from '../support/power-cut/disk-model.ts';
import { decode } from '../support/power-cut/journal.ts';

const CUTS = Number(process.env.POWER_CUTS ?? 6);
const CONTACTS = 40 + Math.round(CUTS / 4);
const work = mkdtempSync(join(tmpdir(), 'redress-power-'));
const folder = migratedFolder('power');
afterEach(() => {
  rmSync(work, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** What was acknowledged by the time the journal had this length. */
interface Acknowledged {
  readonly by: number;
  readonly contactId?: string;
  readonly object?: string;
}

test(
  'what was acknowledged is there after a power cut at any point',
  async () => {
    const journal = join(work, 'journal');
    const model = new DiskModel(folder, mkdtempSync(join(work, 'store-')));
    const recorder = pathToFileURL(join(import.meta.dirname, '../support/power-cut/record-writes.ts')).href;
    const server = await startChild({
      DATA_DIR: folder,
      POWER_ROOT: folder,
      POWER_JOURNAL: journal,
      NODE_OPTIONS: `--import ${recorder} --disable-warning=ExperimentalWarning`,
    });
    const acknowledged: Acknowledged[] = [];
    try {
      const token = await signUpPlainOwner(server);
      const api = connectApi(server.url, token);
      const door = openFileDoor(server.url, token);
      const now = (): number => statSync(journal).size;
      const people = async (w: number): Promise<void> => {
        for (let i = 0; i < CONTACTS; i += 1) {
          const made = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: `Power${w}x${i}` });
          acknowledged.push({ by: now(), contactId: made.id });
        }
      };
      const papers = async (): Promise<void> => {
        for (let i = 0; i < CONTACTS / 2; i += 1) {
          const object = `staff/power-${i}.txt`;
          expect((await door.upload(object, `${object} `.repeat(5_000))).status).toBe(200);
          acknowledged.push({ by: now(), object });
        }
      };
      await Promise.all([people(0), people(1), people(2), papers()]);
    } finally {
      await server.kill();
    }

    const records = [...decode(readFileSync(journal))];
    const synced = records.filter(({ done }) => done.what === 'sync' && done.path.includes('pg_wal/')).length;
    expect(synced).toBeGreaterThan(acknowledged.length);
    const points = new Set(Array.from({ length: CUTS }, (_, i) => Math.floor(((i + 1) * (records.length - 1)) / CUTS)));
    const checks: Promise<number>[] = [];
    const counts: number[] = [];
    for (const [at, { done, end }] of records.entries()) {
      model.apply(done);
      if (!points.has(at)) continue;
      const left = join(work, `cut-${at}`);
      model.writeTo(left);
      checks.push(
        expectWhole(
          left,
          acknowledged.filter(({ by }) => by <= end),
        ).finally(() => rmSync(left, { recursive: true, force: true })),
      );
      if (checks.length === availableParallelism()) counts.push(...(await Promise.all(checks.splice(0))));
    }
    counts.push(...(await Promise.all(checks)));
    // The model forgets: early cuts lack what came later.
    expect(counts[0]).toBeLessThan(counts.at(-1) ?? 0);
  },
  Math.max(600_000, CUTS * 20_000),
);

/** Answers how many contacts are there. */
async function expectWhole(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<number> {
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_SYNC: 'off' });
  try {
    const { current, former } = loadSealKeys({ DATA_DIR: dataDir });
    const sealer = createSealer(current, former);
    const { rows: contacts } = await database.pool.query<{ id: string }>('select id from contacts');
    const { rows: files } = await database.pool.query<{ blob_key: string; object_name: string }>('select blob_key, object_name from files');
    const [ids, objects] = [new Set(contacts.map(({ id }) => id)), new Set(files.map((file) => file.object_name))];
    expect(acknowledged.filter((one) => one.contactId !== undefined && !ids.has(one.contactId))).toEqual([]);
    expect(acknowledged.filter((one) => one.object !== undefined && !objects.has(one.object))).toEqual([]);
    const blobs = createBlobStore(join(dataDir, 'files'), sealer);
    for (const { blob_key: key, object_name: name } of files) expect((await blobs.get(key)).toString()).toBe(`${name} `.repeat(5_000));
    expect(await findBrokenLink(database.db, sealer)).toBeUndefined();
    return contacts.length;
  } finally {
    await database.close();
  }
}
