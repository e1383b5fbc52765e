// A disk that forgets everything that was not synced. It follows a journal and can put on a folder, at any record, what a power cut would
// leave there: of each file the bytes of its last sync, of each folder the names of its last sync. The sync of a new file keeps its name
// too, as ext4, XFS and btrfs do (PostgreSQL relies on it); a file that got another name keeps the old one until its folder is synced.
import { copyFileSync, mkdirSync, openSync, closeSync, readdirSync, writeSync, ftruncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Done } from './journal.ts';

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly size: number };
interface File {
  readonly kind: 'file';
  /** Where its kept bytes are. */
  readonly store: string;
  /** Done since its last sync. */
  changes: Change[];
}
interface Folder {
  readonly kind: 'folder';
  readonly now: Map<string, File | Folder>;
  kept: Map<string, File | Folder>;
}

export class DiskModel {
  private readonly root: Folder;
  private files = 0;
  private readonly store: string;

  /** `base`: what is on disk before the first record. `store`: an empty folder for what the model keeps. */
  constructor(base: string, store: string) {
    this.store = store;
    this.root = this.load(base);
  }

  apply(done: Done): void {
    const { folder, name } = this.place(done.path);
    if (done.what === 'sync') {
      const found = done.path === '' ? this.root : folder.now.get(name);
      if (found?.kind === 'folder') found.kept = new Map(found.now);
      else if (found) {
        this.keep(found);
        if (!folder.kept.has(name)) folder.kept.set(name, found);
      }
    } else if (done.what === 'create') folder.now.set(name, this.newFile());
    else if (done.what === 'mkdir') folder.now.set(name, { kind: 'folder', now: new Map(), kept: new Map() });
    else if (done.what === 'unlink' || done.what === 'rmdir') folder.now.delete(name);
    else if (done.what === 'rename') {
      const moved = folder.now.get(name);
      const to = this.place(done.to);
      folder.now.delete(name);
      if (moved) to.folder.now.set(to.name, moved);
    } else if (done.what === 'write' || done.what === 'truncate') {
      // A file that lost its name while it was open leaves nothing.
      const file = folder.now.get(name);
      if (file?.kind === 'file') file.changes.push(done.what === 'write' ? { at: done.at, bytes: done.bytes } : { size: done.size });
    }
  }

  /** What a cut leaves now, in a new folder. */
  writeTo(target: string): void {
    const write = (folder: Folder, path: string): void => {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      for (const [name, entry] of folder.kept)
        if (entry.kind === 'folder') write(entry, join(path, name));
        else copyFileSync(entry.store, join(path, name));
    };
    write(this.root, target);
  }

  private load(path: string): Folder {
    const now = new Map<string, File | Folder>();
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const from = join(path, entry.name);
      if (entry.isDirectory()) now.set(entry.name, this.load(from));
      else if (entry.isFile()) {
        const file = this.newFile();
        copyFileSync(from, file.store);
        now.set(entry.name, file);
      }
    }
    return { kind: 'folder', now, kept: new Map(now) };
  }

  private newFile(): File {
    const store = join(this.store, String((this.files += 1)));
    writeFileSync(store, '');
    return { kind: 'file', store, changes: [] };
  }

  private keep(file: File): void {
    const open = openSync(file.store, 'r+');
    for (const change of file.changes)
      if ('size' in change) ftruncateSync(open, change.size);
      else writeSync(open, change.bytes, 0, change.bytes.length, change.at);
    closeSync(open);
    file.changes = [];
  }

  private place(path: string): { readonly folder: Folder; readonly name: string } {
    const names = path.split('/');
    const name = names.pop() ?? '';
    const folder = names.reduce<Folder>((above, one) => {
      const next = above.now.get(one);
      if (next?.kind !== 'folder') throw new Error(`${path}: there is no folder ${one} in the model`);
      return next;
    }, this.root);
    return { folder, name };
  }
}
