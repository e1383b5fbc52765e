// Loaded before a program (`node --import`): writes down, in order, all that the program and its processes do to files below POWER_ROOT,
// and what they wait for the disk for. `disk-model.ts` tells from it what is left after a power cut at any moment.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import { encode, type Done } from './journal.ts';

const root = resolve(process.env['POWER_ROOT'] ?? '');
const real = { ...fs, promises: { ...fs.promises } };
const journal = real.openSync(process.env['POWER_JOURNAL'] ?? '', 'a');
/** Paths of open files and folders below the root. */
const opened = new Map<number, string>();
const places = new Map<number, number>();

function note(done: Done): void {
  // One call, so that records of two processes are never mixed.
  real.writeSync(journal, encode(done));
}
function inRoot(path: unknown): string | undefined {
  const whole = typeof path === 'string' ? resolve(path) : undefined;
  return whole !== undefined && whole.startsWith(`${root}/`) ? whole.slice(root.length + 1) : whole === root ? '' : undefined;
}
const bytesOf = (data: unknown): Buffer => (typeof data === 'string' ? Buffer.from(data) : Buffer.from(data as Uint8Array));
function noteOpening(path: string, isNew: boolean, flags: unknown): void {
  if (isNew) note({ what: 'create', path });
  else if (typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : String(flags).startsWith('w'))
    note({ what: 'truncate', path, size: 0 });
}
function noteTree(path: string, whole: string): void {
  if (!real.existsSync(whole)) return;
  if (real.lstatSync(whole).isDirectory()) {
    for (const name of real.readdirSync(whole)) noteTree(`${path}/${name}`, `${whole}/${name}`);
    note({ what: 'rmdir', path });
  } else note({ what: 'unlink', path });
}
function noteFolders(path: string, first: string | undefined): void {
  if (first === undefined) return;
  const made = inRoot(first) ?? '';
  const names = path
    .slice(made.length)
    .split('/')
    .filter((name) => name !== '');
  note({ what: 'mkdir', path: made });
  names.reduce((above, name) => {
    note({ what: 'mkdir', path: `${above}/${name}` });
    return `${above}/${name}`;
  }, made);
}

Object.assign(fs, {
  openSync(...given: Parameters<typeof fs.openSync>) {
    const path = inRoot(given[0]);
    const isNew = path !== undefined && !real.existsSync(given[0]);
    const fd = real.openSync(...given);
    if (path !== undefined) {
      opened.set(fd, path);
      places.set(fd, 0);
      noteOpening(path, isNew, given[1]);
    }
    return fd;
  },
  closeSync(fd: number) {
    opened.delete(fd);
    real.closeSync(fd);
  },
  writeSync(fd: number, data: string | NodeJS.ArrayBufferView, ...rest: (number | null | string | undefined)[]) {
    const written = (real.writeSync as (...all: unknown[]) => number)(fd, data, ...rest);
    const path = opened.get(fd);
    if (path !== undefined) {
      const [offset, , position] = rest;
      const start = typeof data === 'string' ? 0 : Number(offset ?? 0);
      const at = typeof position === 'number' ? position : (places.get(fd) ?? 0);
      const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      note({ what: 'write', path, at, bytes: bytes.subarray(start, start + written) });
      if (typeof position !== 'number') places.set(fd, at + written);
    }
    return written;
  },
  ftruncateSync(fd: number, size = 0) {
    real.ftruncateSync(fd, size);
    const path = opened.get(fd);
    if (path !== undefined) note({ what: 'truncate', path, size });
  },
  truncateSync(given: string, size = 0) {
    real.truncateSync(given, size);
    const path = inRoot(given);
    if (path !== undefined) note({ what: 'truncate', path, size });
  },
  fsyncSync(fd: number) {
    real.fsyncSync(fd);
    const path = opened.get(fd);
    if (path !== undefined) note({ what: 'sync', path });
  },
  fdatasyncSync(fd: number) {
    real.fdatasyncSync(fd);
    const path = opened.get(fd);
    if (path !== undefined) note({ what: 'sync', path });
  },
  mkdirSync(given: string, options?: fs.MakeDirectoryOptions & { recursive?: boolean }) {
    const path = inRoot(given);
    const first = real.mkdirSync(given, options);
    if (path !== undefined && options?.recursive === true) noteFolders(path, first);
    else if (path !== undefined) note({ what: 'mkdir', path });
    return first;
  },
  rmdirSync(given: string) {
    real.rmdirSync(given);
    const path = inRoot(given);
    if (path !== undefined) note({ what: 'rmdir', path });
  },
  unlinkSync(given: string) {
    real.unlinkSync(given);
    const path = inRoot(given);
    if (path !== undefined) note({ what: 'unlink', path });
  },
  rmSync(given: string, options?: fs.RmOptions) {
    const path = inRoot(given);
    if (path !== undefined) noteTree(path, given);
    real.rmSync(given, options);
  },
  renameSync(from: string, to: string) {
    real.renameSync(from, to);
    const [old, path] = [inRoot(from), inRoot(to)];
    if (old === undefined || path === undefined) return;
    note({ what: 'rename', path: old, to: path });
    for (const [fd, name] of opened) if (name === old || name.startsWith(`${old}/`)) opened.set(fd, path + name.slice(old.length));
  },
  writeFileSync(given: string | number, data: unknown, options?: fs.WriteFileOptions) {
    const path = inRoot(given);
    const isNew = path !== undefined && !real.existsSync(given as string);
    real.writeFileSync(given, data as string, options);
    if (path === undefined) return;
    noteOpening(path, isNew, 'w');
    const bytes = bytesOf(data);
    if (bytes.length > 0) note({ what: 'write', path, at: 0, bytes });
    if (typeof options === 'object' && options?.flush === true) note({ what: 'sync', path });
  },
});

const files = new WeakMap<object, string>();
Object.assign(fs.promises, {
  async open(...given: Parameters<typeof fs.promises.open>) {
    const path = inRoot(given[0]);
    const isNew = path !== undefined && !real.existsSync(given[0] as string);
    const file = await real.promises.open(...given);
    if (path !== undefined) {
      files.set(file, path);
      noteOpening(path, isNew, given[1]);
    }
    return file;
  },
  async mkdir(given: string, options?: fs.MakeDirectoryOptions & { recursive?: boolean }) {
    const path = inRoot(given);
    const first = await real.promises.mkdir(given, options);
    if (path !== undefined && options?.recursive === true) noteFolders(path, first);
    else if (path !== undefined) note({ what: 'mkdir', path });
    return first;
  },
  async rename(from: string, to: string) {
    await real.promises.rename(from, to);
    const [old, path] = [inRoot(from), inRoot(to)];
    if (old !== undefined && path !== undefined) note({ what: 'rename', path: old, to: path });
  },
  async rm(given: string, options?: fs.RmOptions) {
    const path = inRoot(given);
    if (path !== undefined) noteTree(path, given);
    await real.promises.rm(given, options);
  },
});
const handle = await real.promises.open('/dev/null', 'r');
const kind = Object.getPrototypeOf(handle) as fs.promises.FileHandle;
await handle.close();
const whole = { writeFile: kind.writeFile, sync: kind.sync, datasync: kind.datasync };
Object.assign(kind, {
  async writeFile(this: fs.promises.FileHandle, data: unknown, ...rest: unknown[]) {
    await (whole.writeFile as (...all: unknown[]) => Promise<void>).call(this, data, ...rest);
    const path = files.get(this);
    if (path !== undefined) note({ what: 'write', path, at: 0, bytes: bytesOf(data) });
  },
  async sync(this: fs.promises.FileHandle) {
    await whole.sync.call(this);
    const path = files.get(this);
    if (path !== undefined) note({ what: 'sync', path });
  },
  async datasync(this: fs.promises.FileHandle) {
    await whole.datasync.call(this);
    const path = files.get(this);
    if (path !== undefined) note({ what: 'sync', path });
  },
});
syncBuiltinESMExports();
