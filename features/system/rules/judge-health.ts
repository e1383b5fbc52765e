// What of the program's health needs someone.
import type { Health } from '../contract.ts';

type Judgment = 'good' | 'soon' | 'late';
export interface JudgedHealth {
  readonly database: Judgment;
  readonly disk: Judgment;
  readonly queue: Judgment;
  readonly mail: Judgment;
  readonly clock: Judgment;
}

const MINUTE_MS = 60_000;
/** A job that is due waits seconds, minutes behind a long one. */
const QUEUE_SOON_MS = 5 * MINUTE_MS;
/** One-time codes of authenticator apps fail when the clock is off by more than half a minute. */
const CLOCK_LATE_MS = 30_000;
const CLOCK_SOON_MS = 2_000;

export function judgeHealth({ database, disk, queue, mail, clock }: Health): JudgedHealth {
  const now = Date.parse(clock.now);
  const waits = queue.oldestWaitingAt === null ? 0 : now - Date.parse(queue.oldestWaitingAt);
  const ahead = Math.abs(clock.databaseAheadMs);
  const used = database.mostConnections === null ? 0 : database.connections / database.mostConnections;
  return {
    database: !database.rowSecurity || used > 0.8 ? 'soon' : 'good',
    disk: disk.freeBytes < disk.reserveBytes ? 'late' : disk.freeBytes < 4 * disk.reserveBytes ? 'soon' : 'good',
    queue: queue.givenUp > 0 ? 'late' : waits > QUEUE_SOON_MS ? 'soon' : 'good',
    mail: mail.failed + mail.unclear > 0 || !mail.serverSetUp ? 'soon' : 'good',
    clock: ahead > CLOCK_LATE_MS ? 'late' : ahead > CLOCK_SOON_MS || clock.lastStep !== null ? 'soon' : 'good',
  };
}

/** '1.4 GB'. */
export function sayBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 })} ${units[power] ?? ''}`;
}
