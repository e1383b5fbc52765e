import type { Operation } from '../../../../platform/server/feature.ts';
import { measureFiles } from '../../../files/server/public.ts';
import { listSigningKeyIds } from '../../../identity/server/public.ts';
import { countMails } from '../../../mail/server/public.ts';
import type { systemContract } from '../../contract.ts';
import { readDatabase } from '../store/health.ts';

const MEGABYTE = 1024 * 1024;

export const getHealth: Operation<typeof systemContract.getHealth> = async ({ db, services }) => {
  const { program, env } = services;
  const before = Date.now();
  const { now: databaseNow, ...database } = await readDatabase(db);
  // The answer was on its way for half of the time.
  const mine = (before + Date.now()) / 2;
  const { oldestWaitingAt, ...queue } = await services.givenUpJobs.count(db);
  const { lastSentAt, ...mail } = await countMails(db);
  const step = program.lastClockStep();
  return {
    version: program.version,
    runtime: `Node ${process.versions.node}`,
    startedAt: program.startedAt.toISOString(),
    database: {
      ...database,
      kind: program.database,
      mostConnections: program.database === 'postgres' ? database.mostConnections : null,
      rowSecurity: program.rowSecurity,
    },
    disk: { ...(await program.readDisk()), reserveBytes: env.DISK_RESERVE_MB * MEGABYTE },
    queue: { ...queue, oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null },
    mail: { ...mail, serverSetUp: env.SMTP_URL !== undefined, lastSentAt: lastSentAt?.toISOString() ?? null },
    clock: {
      now: new Date().toISOString(),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      databaseAheadMs: Math.round(databaseNow.getTime() - mine),
      lastStep: step === undefined ? null : { at: step.at.toISOString(), minutes: step.minutes },
    },
    keys: { sealing: [...program.sealKeys], signing: [...(await listSigningKeyIds(db))] },
    storage: [...(await measureFiles(db))],
  };
};
