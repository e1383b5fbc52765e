// kill -9 while files come in, at once and in pieces: what was acknowledged is there and whole, and after the sweep the folder
// holds exactly the bytes of the files there are.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isRefusal } from '../../platform/base/refusal.ts';
import { readEnv } from '../../platform/server/env.ts';
import { fetchIdToken } from '../../apps/server/loopback-client.ts';
import { startServer } from '../../apps/server/start-server.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { sweepOrphans } from '../../features/files/server/jobs.ts';
import { openFileDoor } from '../../features/files/server/testing.ts';
import { startChild } from '../support/child-server.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { migratedFolder } from '../support/migrated-folder.ts';

const folder = migratedFolder('upload-crash');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const WRITERS = 6;
const KILL_AFTER = 25;
const contentOf = (name: string) => `${name} `.repeat(20_000);

test('uploads cut off by a kill leave no half file and no orphan', async () => {
  const server = await startChild({ DATA_DIR: folder });
  const files = openFileDoor(server.url, await signUpPlainOwner(server));
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const writer = async (w: number): Promise<void> => {
    for (let i = 0; !killed; i += 1) {
      const name = `staff/w${w}-${i}.txt`;
      const bytes = contentOf(name);
      try {
        if (w % 2 === 0) expect((await files.upload(name, bytes)).status).toBe(200);
        else {
          const path = await files.start(name, bytes.length);
          const half = bytes.length / 2;
          await files.command(path, 'upload', 0, bytes.slice(0, half));
          expect((await files.command(path, 'upload, finalize', half, bytes.slice(half))).status).toBe(200);
        }
      } catch (error) {
        // The line breaks with the process; any other end is a fault.
        if (!killed) throw error;
        return;
      }
      acknowledged.push(name);
      if (acknowledged.length === KILL_AFTER) killed = server.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, w) => writer(w)));
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER);

  const again = await reopen();
  try {
    const { db } = again.database;
    // Two days on, every upload that nobody finished has expired.
    const now = new Date(Date.now() + 48 * 3_600_000);
    await sweepOrphans.run(
      {},
      {
        db,
        services: again.services,
        now,
        zone: 'America/New_York',
        changeFor: () => Promise.reject(new Error('No one is acted for.')),
        settle: async () => true,
        transaction: (run) => again.database.transaction(run),
        change: () => Promise.reject(new Error('A sweep changes nothing.')),
      },
    );

    const keeper = { email: 'keeper@example.test', name: 'Keeper', password: 'Correct-horse-9-staple', role: 'admin' } as const;
    if (isRefusal(await createUser(again.database.db, keeper, new Date()))) throw new Error('The keeper was refused.');
    const door = openFileDoor(again.url, await fetchIdToken(again.url, keeper.email, keeper.password));
    for (const name of acknowledged) expect((await door.download(name)).bytes.toString() === contentOf(name), name).toBe(true);

    const rows = await again.database.pool.query<{ blob_key: string; object_name: string }>('select blob_key, object_name from files');
    for (const { object_name: name } of rows.rows)
      expect((await door.download(name)).bytes.toString() === contentOf(name), name).toBe(true);
    const kept = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
    expect(kept.sort()).toEqual(rows.rows.map((row) => row.blob_key).sort());
    expect((await again.database.pool.query('select 1 from file_upload_parts')).rowCount).toBe(0);
  } finally {
    await again.close();
  }
});

/** In this process, once the dead one's database has noticed that its parent is gone. */
async function reopen(): Promise<Awaited<ReturnType<typeof startServer>>> {
  for (let i = 0; ; i += 1) {
    try {
      return await startServer(readEnv({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' }));
    } catch (error) {
      if (i === 50 || !String(error).includes('in use')) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
