// The embedded database as its program sees it: a process that is started, watched, started again when it dies (the system takes
// the memory of the largest process first), and closed.
import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import type { ChildMessage } from './embedded-child.ts';
import { FolderInUse, runFolder } from './lock.ts';

export interface EmbeddedDatabase {
  /** The folder of its socket, as `pg` takes it for a host. */
  readonly host: string;
  /** Resolves with the reason, in one sentence, when the database ended and cannot be started again. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

/** Pauses before each try to restart it. */
const PAUSES_MS = [0, 500, 2_000];
/** One that dies more often than this in a minute is given up. */
const MOST_DEATHS = 5;
const MINUTE_MS = 60_000;
/** What the address of a socket holds on any system. */
const LONGEST_ADDRESS = 100;

/** 'on': what was acknowledged is on disk. 'off': faster, and a power cut may lose the last moments. */
export type DiskSync = 'on' | 'off';

/** Starts the database of `dataDir`. @throws FolderInUse */
export async function startEmbedded(dataDir: string, sync: DiskSync, log?: Pick<Logger, 'warn'>): Promise<EmbeddedDatabase> {
  let lose: (why: Error) => void = () => undefined;
  const lost = new Promise<Error>((done) => (lose = done));
  let closing = false;
  let reviving: Promise<void> | undefined;
  let deaths: number[] = [];

  const watch = (one: RunningChild): RunningChild => {
    const onEnd = async (): Promise<void> => {
      const how = await one.ended;
      if (!closing) reviving = revive(how);
    };
    void onEnd();
    return one;
  };
  const revive = async (how: string): Promise<void> => {
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < MINUTE_MS), now];
    if (deaths.length > MOST_DEATHS)
      return lose(new Error(`The embedded database ended ${deaths.length} times in a minute (last: ${how}).`));
    log?.warn({ how }, 'the embedded database ended and is started again');
    let why = new Error('The embedded database ended.');
    for (const wait of PAUSES_MS) {
      await pause(wait);
      if (closing) return undefined;
      try {
        child = watch(await launch(dataDir, sync));
        return log?.warn({}, 'the embedded database works again');
      } catch (error) {
        why = error instanceof Error ? error : new Error(String(error));
        if (error instanceof FolderInUse) break;
      }
    }
    return lose(new Error(`The embedded database ended (${how}) and could not be started again: ${why.message}`));
  };

  let child = watch(await launch(dataDir, sync));
  const address = shortAddress(runFolder(resolve(dataDir)), '.s.PGSQL.5432');
  return {
    host: address.folder,
    lost,
    close: async () => {
      closing = true;
      await reviving;
      await stop(child);
      address.release();
    },
  };
}

interface RunningChild {
  readonly process: ChildProcess;
  /** How it ended, once it has. */
  readonly ended: Promise<string>;
}

async function launch(dataDir: string, sync: DiskSync): Promise<RunningChild> {
  const child = fork(new URL('./embedded-child.ts', import.meta.url), [dataDir, sync === 'on' ? 'synced' : 'unsynced'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = new Promise<string>((done) => child.once('exit', (code, signal) => done(signal ?? `exit ${code}`)));
  const message = await new Promise<ChildMessage>((done, fail) => {
    child.once('message', (m) => done(m as ChildMessage));
    child.once('error', fail);
    void ended.then((how) => fail(new Error(`The embedded database stopped while starting (${how}).`)));
  });
  // A signal that cannot be delivered is no reason to end the program; `ended` reports how the process ends.
  child.on('error', () => undefined);
  if (message.kind === 'failed') throw message.inUse ? new FolderInUse(message.message) : new Error(message.message);
  return { process: child, ended };
}

async function stop({ process: child, ended }: RunningChild): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (child.connected) child.send('close', () => undefined);
  await ended;
}

/** The folder under a name that is short enough for the `socket` in it: Linux has one for each open folder. */
export function shortAddress(folder: string, socket: string): { readonly folder: string; release(): void } {
  if (Buffer.byteLength(join(folder, socket)) <= LONGEST_ADDRESS) return { folder, release: () => undefined };
  if (process.platform !== 'linux') throw new Error(`The path of the data folder is too long: ${folder}`);
  const open = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { folder: `/proc/self/fd/${open}`, release: () => closeSync(open) };
}
