// An office under load whose processes are killed again and again, and what is left of it.
import { startMailServer, type TestMailServer } from '../../features/mail/server/testing.ts';
import { readHolder, runFolder } from '../../platform/server/database/lock.ts';
import type { ChildServer } from './child-server.ts';
import { startAgain } from './crashed-office.ts';
import { signUpPlainOwner } from './first-owner.ts';
import { freePort } from './free-port.ts';
import { openOffice, startMixedLoad } from './mixed-load.ts';
import { HELD_BY_THE_DEAD, patientClient } from './patient-client.ts';
import { findDamage } from './whole-office.ts';

export interface KilledOffice {
  readonly servers: readonly ChildServer[];
  /** Lets the load go on until so many more requests were answered. */
  work(requests: number): Promise<void>;
  /** kill -9, and a new start. */
  killServer(at: number): Promise<void>;
  /** kill -9 of the process of the embedded database. */
  killDatabase(): void;
  /** Lets everything come to its end, stops the servers and looks through what they leave. */
  end(): Promise<Leftover>;
  /** Ends what still runs. */
  close(): Promise<void>;
}
export interface Leftover {
  readonly damage: readonly string[];
  readonly answered: number;
  readonly sentAgain: number;
  /** Jobs that many processes in a row died with, and that were given another try. */
  readonly retried: number;
  readonly mails: number;
}

/** Starts `processes` servers on one database and folder behind one address, and an owner who works with them. */
export async function openKilledOffice(
  place: { readonly DATA_DIR: string; readonly DATABASE_URL?: string },
  processes: number,
): Promise<KilledOffice> {
  const mails: TestMailServer = await startMailServer();
  const ports: number[] = [];
  for (let n = 0; n < processes; n += 1) ports.push(await freePort());
  const settings = ports.map((port) => ({
    ...place,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
    SMTP_URL: mails.url,
    BACKUP_NIGHTLY: '0',
    // What a process wrote outlives its kill; only a power cut needs the disk to be waited for.
    DATABASE_SYNC: 'off',
  }));
  const servers: ChildServer[] = [];
  for (const one of settings) servers.push(await startAgain(one));
  // The code that the process printed which started last is the one that works.
  const last = servers.at(-1);
  if (!last) throw new Error('An office has a process.');
  const client = patientClient(() => ports.map((port) => `http://127.0.0.1:${port}`), await signUpPlainOwner(last));
  await openOffice(client);
  const load = startMixedLoad(client);

  return {
    servers,
    async work(requests) {
      const until = client.counts.answered + requests;
      while (client.counts.answered < until && load.fault() === undefined) await new Promise((done) => setTimeout(done, 5));
    },
    async killServer(at) {
      const [server, own] = [servers[at], settings[at]];
      if (!server || !own) throw new Error(`There is no server ${at}.`);
      await server.kill();
      servers[at] = await startAgain(own);
    },
    killDatabase() {
      const holder = readHolder(runFolder(place.DATA_DIR));
      // Right after a death the file may name the process that died.
      if (holder) killIfThere(holder.databasePid);
    },
    async end() {
      const acknowledged = await load.finish();
      // What runs behind the last answer comes to its end as well: emails, lines on timelines.
      await client.wait(async (api) => {
        const { rows } = await api.backgroundJobs.listWaiting({});
        const { rows: givenUp } = await api.backgroundJobs.list({});
        return rows.length > 0 || givenUp.some(({ problem }) => problem === HELD_BY_THE_DEAD) ? undefined : true;
      });
      for (const server of servers) await server.stop();
      const { answered, again: sentAgain, retried } = client.counts;
      return { damage: await findDamage(place, acknowledged, mails), answered, sentAgain, retried, mails: mails.received.length };
    },
    async close() {
      for (const server of servers) await server.kill();
      await mails.close();
    },
  };
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
