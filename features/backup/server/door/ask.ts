// The command line's side: asks the running program, which has the embedded database to itself, for a backup.
import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { BackupError } from '../../../../platform/server/backup/backup-error.ts';
import { shortAddress } from '../../../../platform/server/database/embedded-database.ts';
import { DOOR, doorAnswer, doorFolder, doorIn, type DoorRequest } from './request.ts';

/** Waits until the running program has made the backup; says how far it is. @throws BackupError in a sentence when it was not made */
export async function askRunningProgram(dataDir: string, request: DoorRequest, say: (sentence: string) => void): Promise<void> {
  const address = shortAddress(doorFolder(resolve(dataDir)), DOOR);
  const socket = createConnection(doorIn(address.folder));
  try {
    const failed = new Promise<never>((_done, fail) => socket.once('error', fail));
    failed.catch(() => undefined);
    socket.write(`${JSON.stringify(request)}\n`);
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
    for (;;) {
      const line = await Promise.race([lines.next(), failed]);
      if (line.done === true) throw new BackupError('The running program ended before the backup was whole. Nothing was kept of it.');
      const answer = doorAnswer.parse(JSON.parse(line.value));
      if (answer.kind === 'refused') throw new BackupError(answer.sentence);
      say(answer.sentence);
      if (answer.kind === 'done') return;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED'))
      throw new BackupError(
        'Another process has the data folder, but makes no backups: it may be starting, or be an older version. Try again in a moment.',
      );
    throw error;
  } finally {
    socket.destroy();
    address.release();
  }
}
