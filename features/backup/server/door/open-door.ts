// The running program's side: makes a backup for the command line, because the embedded database serves this process only.
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { BackupError } from '../../../../platform/server/backup/backup-error.ts';
import { openBackupFile } from '../../../../platform/server/backup/backup-file.ts';
import { shortAddress } from '../../../../platform/server/database/embedded-database.ts';
import type { JobDb } from '../../../../platform/server/database/open-database.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { makeBackup } from '../make-backup.ts';
import { sayMade } from '../say-made.ts';
import { describeSource } from '../source.ts';
import { DOOR, doorFolder, doorIn, doorRequest, type DoorAnswer, type DoorRequest } from './request.ts';

interface Office {
  readonly db: JobDb;
  readonly services: Pick<Services, 'env' | 'program' | 'blobs' | 'log'>;
}

/** Listens on a socket in the data folder, which only the user of the program can reach. */
export async function openBackupDoor(office: Office): Promise<{ readonly close: () => Promise<void> }> {
  const run = doorFolder(resolve(office.services.env.DATA_DIR));
  mkdirSync(run, { recursive: true, mode: 0o700 });
  const folder = shortAddress(run, DOOR);
  const path = doorIn(folder.folder);
  // One that is there was left behind by a dead process: the folder is ours.
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    void serve(socket, office);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });
  chmodSync(path, 0o600);
  return {
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
      folder.release();
    },
  };
}

async function serve(socket: Socket, office: Office): Promise<void> {
  const answer = (value: DoorAnswer): void => void (socket.writable && socket.write(`${JSON.stringify(value)}\n`));
  try {
    const first = await createInterface({ input: socket })[Symbol.asyncIterator]().next();
    if (first.done === true) return;
    answer({ kind: 'done', sentence: await make(doorRequest.parse(JSON.parse(first.value)), office, socket, answer) });
  } catch (error) {
    if (!(error instanceof BackupError))
      office.services.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'backup failed');
    const sentence = error instanceof BackupError ? error.message : 'The backup could not be written. The log of the program says why.';
    answer({ kind: 'refused', sentence });
  } finally {
    socket.end();
  }
}

async function make(
  { out, key }: DoorRequest,
  { db, services }: Office,
  socket: Socket,
  answer: (value: DoorAnswer) => void,
): Promise<string> {
  const { env, program, blobs } = services;
  const stop = new AbortController();
  // Who asked and went away wants no backup any more.
  socket.once('close', () => stop.abort(new BackupError('Canceled. Nothing was written.')));
  const source = await describeSource({ db, engine: program.database, version: program.version, blobs, env });
  let said: string | undefined;
  const made = await makeBackup(source, key, await openBackupFile(out), {
    at: new Date(),
    signal: stop.signal,
    onProgress({ phase, total }) {
      const sentence =
        phase === 'tables' ? `Reading ${total} tables. Others wait until this is done.` : `Reading ${total.toLocaleString('en-US')} files.`;
      if (sentence !== said) answer({ kind: 'progress', sentence });
      said = sentence;
    },
  });
  return sayMade(out, made);
}
