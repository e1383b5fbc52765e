// One office on a data folder of its own, whose server is killed and started again.
import { rmSync } from 'node:fs';
import { connectApi, fetchIdToken, type ApiClient } from '../../apps/server/loopback-client.ts';
import { spawnServer, startChild, type ChildServer } from './child-server.ts';
import { OWNER, signUpPlainOwner } from './first-owner.ts';
import { migratedFolder } from './migrated-folder.ts';

export interface CrashedOffice {
  readonly folder: string;
  /** The server that runs. @throws Error before the first start */
  server(): ChildServer;
  /** Starts it the first time, with its owner. */
  begin(): Promise<ApiClient>;
  /** kill -9 */
  kill(): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Starts it again after a kill. */
  again(): Promise<ApiClient>;
  /** Ends what runs and removes the folder. */
  close(): Promise<void>;
}

/** `name` is for the people who find the folder. */
export function crashedOffice(name: string): CrashedOffice {
  const folder = migratedFolder(name);
  // What a process wrote outlives its kill; only a power cut needs the disk to be waited for.
  const settings = { DATA_DIR: folder, DATABASE_SYNC: 'off' };
  let running: ChildServer | undefined;
  return {
    folder,
    server() {
      if (!running) throw new Error('The office has not been started.');
      return running;
    },
    async begin() {
      running = await startChild(settings);
      return connectApi(running.url, await signUpPlainOwner(running));
    },
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
    async again() {
      running = await startAgain(settings);
      return connectApi(running.url, await fetchIdToken(running.url, OWNER.email, OWNER.password));
    },
    async close() {
      await running?.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server after a kill: the dead one's database may need a moment to notice that its parent is gone. */
export async function startAgain(settings: Record<string, string>): Promise<ChildServer> {
  for (let i = 0; ; i += 1) {
    const server = await spawnServer(settings);
    if (!('output' in server)) return server;
    if (i === 40 || !/in use|EADDRINUSE/.test(server.output)) throw new Error(server.output);
  }
}
