// The throttle of sign-in, kept in the database so that it survives restarts and counts over all processes.
import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { addressGroup, rememberedSince, secondsToWait, type ThrottleKind } from '../rules/sign-in-throttle.ts';
import { countFailure, forgetFailures, listFailures } from './store/sign-in-failures.ts';

export interface Counter {
  readonly kind: ThrottleKind;
  readonly key: Buffer;
}

/** What an attempt counts for: the account in a known browser, which others may share, otherwise the account and the client address. */
export function countersOf(attempt: {
  readonly email: string;
  readonly address: string;
  readonly device: string | undefined;
}): readonly Counter[] {
  if (attempt.device !== undefined) return [counter('device', `${attempt.email}\0${attempt.device}`)];
  return [counter('account', attempt.email), counter('address', addressGroup(attempt.address))];
}

/** What a wrong code counts for: the known browser alone, else the account, whichever sign-in it belongs to. */
export function secondFactorCounters(userId: string, device: string | undefined): readonly Counter[] {
  return [counter('second-factor', device === undefined ? userId : `${userId}\0${device}`)];
}

function counter(kind: ThrottleKind, value: string): Counter {
  return { kind, key: createHash('sha256').update(`${kind}\0${value}`).digest() };
}

/** Seconds until the next try may be made; 0 when it may be made now. */
export async function waitOf(db: Db, counters: readonly Counter[], now: Date): Promise<number> {
  const past = await listFailures(
    db,
    counters.map((c) => c.key),
  );
  return Math.max(0, ...counters.map((c) => secondsToWait(c.kind, past.get(c.key.toString('hex')), now)));
}

export async function countWrongTry(db: Db, counters: readonly Counter[], now: Date): Promise<void> {
  for (const { kind, key } of counters) await countFailure(db, key, rememberedSince(kind, now), now);
}

/** A right password clears its account or browser, never the address: there someone else may be trying. */
export async function clearTries(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { kind, key } of counters) if (kind !== 'address') await forgetFailures(db, key);
}
