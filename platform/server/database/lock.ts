// One process per embedded data folder: two PGlite processes on one folder lose each other's writes without a word. The
// lock is a socket in the kernel's abstract namespace, so it vanishes with its holder however that one dies.
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, writeFileSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

export interface FolderLock {
  release(): void;
}

/** Thrown when another live process holds the folder; the message names it. */
export class FolderInUse extends Error {}

/** Takes the folder for this process. @throws FolderInUse */
export async function lockFolder(folder: string, holder: { pid: number; since: string }): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return process.platform === 'linux' ? lockBySocket(folder, holder) : lockByFile(folder, holder);
}

async function lockBySocket(folder: string, holder: { pid: number; since: string }): Promise<FolderLock> {
  const name = `\0redress-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(holder));
  });
  const taken = await new Promise<boolean>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(true) : fail(error)));
    server.listen(name, () => done(false));
  });
  if (taken) throw inUse(folder, await askHolder(name));
  server.unref();
  return { release: () => void server.close() };
}

function askHolder(name: string): Promise<string> {
  return new Promise((done) => {
    let text = '';
    const socket = connect(name);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => done(text));
  });
}

function lockByFile(folder: string, holder: { pid: number; since: string }): FolderLock {
  const file = join(folder, 'redress.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const text = readFileSync(file, 'utf8');
      if (isAlive(text)) throw inUse(folder, text);
      rmSync(file, { force: true });
    }
  }
  throw inUse(folder, '');
}

function isAlive(holderText: string): boolean {
  try {
    process.kill((JSON.parse(holderText) as { pid: number }).pid, 0);
    return true;
  } catch {
    return false;
  }
}

function inUse(folder: string, holderText: string): FolderInUse {
  let who = 'another process';
  try {
    const holder = JSON.parse(holderText) as { pid: number; since: string };
    who = `process ${holder.pid} (started ${holder.since})`;
  } catch {
    // The holder did not answer in time; the folder is taken all the same.
  }
  return new FolderInUse(`The data folder ${folder} is in use by ${who}. Stop that one first, or set DATA_DIR to another folder.`);
}
