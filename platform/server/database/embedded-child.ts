// The embedded database in a process of its own, so that a long query never stalls the web server. Started by
// embedded-database.ts; ends when its parent does, however the parent ends.
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderInUse, lockFolder, runFolder } from './lock.ts';
import { keepFolder, SYNCED_START, SyncedFolder } from './synced-folder.ts';
import { finishSwitch } from '../backup/switch-folder.ts';
import { syncFolderNow } from '../sync-folder.ts';

export type ChildMessage = { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly inUse: boolean; readonly message: string };

const MAX_CONNECTIONS = 50;
const SOCKET = '.s.PGSQL.5432';

const EXTENSIONS = { pg_trgm, unaccent, citext, btree_gin };

/** The engine on its folder; with `isSynced` it acknowledges only what is on disk. */
async function openEngine(dataDir: string, isSynced: boolean): Promise<PGlite> {
  const folder = join(dataDir, 'pg');
  if (!isSynced) return PGlite.create({ dataDir: folder, extensions: EXTENSIONS });
  if (!existsSync(folder)) {
    // The first start writes a thousand files. They get their place when all of them are on disk, so a cut leaves none or all.
    const made = join(dataDir, 'pg-new');
    rmSync(made, { recursive: true, force: true });
    await (await PGlite.create({ dataDir: made, extensions: EXTENSIONS })).close();
    keepFolder(made, folder);
  }
  return PGlite.create({ fs: new SyncedFolder(folder), startParams: SYNCED_START, extensions: EXTENSIONS });
}

async function run(dataDir: string, isSynced: boolean): Promise<void> {
  const lock = await lockFolder(dataDir, { pid: process.ppid, databasePid: process.pid, since: new Date().toISOString() });
  finishSwitch(dataDir);
  const db = await openEngine(dataDir, isSynced);
  if (isSynced) syncFolderNow(dataDir);
  // The address of a socket holds about 100 bytes, so it is a short one seen from its folder. One that is there already was left
  // behind by a dead process: the folder is ours.
  process.chdir(runFolder(dataDir));
  rmSync(SOCKET, { force: true });
  const server = new PGLiteSocketServer({ db, path: SOCKET, maxConnections: MAX_CONNECTIONS });
  await server.start();

  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await server.stop().catch(() => undefined);
    await db.exec('CHECKPOINT').catch(() => undefined);
    await db.close().catch(() => undefined);
    lock.release();
    process.exit(0);
  };
  process.on('disconnect', () => void close());
  process.on('message', (message) => message === 'close' && void close());
  // The terminal sends Ctrl-C to the whole group; the parent decides when the database closes.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  if (!process.connected) return close();
  tell({ kind: 'ready' });
}

function tell(message: ChildMessage): void {
  process.send?.(message);
}

run(resolve(process.argv[2] ?? 'data'), process.argv[3] !== 'unsynced').catch((error: unknown) => {
  tell({ kind: 'failed', inUse: error instanceof FolderInUse, message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
});
