// Lets the embedded engine wait for the disk. Its own file layer answers "synced" without asking the system, so what it acknowledged was
// lost when the power failed. Here a sync of the engine is a sync of the file, and of the folder for names that came or went.
import { closeSync, fdatasyncSync, openSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolderNow } from '../sync-folder.ts';

/** Arguments of the engine with its syncs on: `-F` would turn them off, and of the ways to sync only `fsync` reaches the file layer. */
export const SYNCED_START: string[] = [...PGlite.defaultStartParams.filter((one) => one !== '-F'), '-c', 'wal_sync_method=fsync'];

/** The engine's folder, in which each sync of the engine reaches the disk. */
export class SyncedFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (engine: { readonly FS: unknown }) => addSync(read(read(engine.FS, 'filesystems'), 'NODEFS')),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** @throws Error when the engine's file layer is not the one this was written for */
function addSync(layer: unknown): void {
  const operations = read(layer, 'stream_ops');
  const pathOf = read(layer, 'realPath');
  if (typeof operations !== 'object' || operations === null || typeof pathOf !== 'function')
    throw new Error('The embedded engine has another file layer than expected, so it cannot be made to sync.');
  Reflect.set(operations, 'fsync', (stream: unknown): number => {
    const file = read(stream, 'nfd');
    // An error here ends the engine, as it ends PostgreSQL: what was to be acknowledged is not on disk.
    if (typeof file === 'number') fdatasyncSync(file);
    else syncFolderNow(String(Reflect.apply(pathOf, layer, [read(stream, 'node')])));
    return 0;
  });
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? (Reflect.get(from, name) as unknown) : undefined;
}

/** Gives a folder that was made under another name its own, with all that is in it on disk. */
export function keepFolder(made: string, name: string): void {
  syncTree(made);
  renameSync(made, name);
  syncFolderNow(dirname(name));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) {
      const file = openSync(path, 'r');
      fdatasyncSync(file);
      closeSync(file);
    }
  }
  syncFolderNow(folder);
}
