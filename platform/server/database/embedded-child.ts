// The embedded database in a process of its own, so that a long query never stalls the web server. Started by
// open-database.ts; ends when its parent does, however the parent ends.
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './lock.ts';

export type ChildMessage =
  | { readonly kind: 'ready'; readonly socketFolder: string }
  | { readonly kind: 'failed'; readonly inUse: boolean; readonly message: string };

const MAX_CONNECTIONS = 50;

async function run(dataDir: string): Promise<void> {
  const lock = await lockFolder(dataDir, { pid: process.ppid, since: new Date().toISOString() });
  const socketFolder = join(dataDir, 'run');
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  const path = join(socketFolder, '.s.PGSQL.5432');
  rmSync(path, { force: true });

  const db = await PGlite.create({ dataDir: join(dataDir, 'pg'), extensions: { pg_trgm, unaccent, citext, btree_gin } });
  const server = new PGLiteSocketServer({ db, path, maxConnections: MAX_CONNECTIONS });
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
  tell({ kind: 'ready', socketFolder });
}

function tell(message: ChildMessage): void {
  process.send?.(message);
}

run(process.argv[2] ?? 'data').catch((error: unknown) => {
  tell({ kind: 'failed', inUse: error instanceof FolderInUse, message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
});
