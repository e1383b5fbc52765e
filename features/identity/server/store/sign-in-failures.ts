// Wrong tries to sign in, by a keyed hash of address or account, so that later ones wait.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

export interface PastFailures {
  readonly failures: number;
  readonly lastAt: Date;
}

/** Wrong tries on record for these keys, by key in hexadecimal. */
export async function listFailures(db: Db, keys: readonly Buffer[]): Promise<ReadonlyMap<string, PastFailures>> {
  const rows = await db
    .selectFrom('signInFailures')
    .selectAll()
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map((r) => [r.key.toString('hex'), { failures: r.failures, lastAt: r.lastAt }]));
}

/** Counts a wrong try; failures before `since` are forgotten. */
export async function countFailure(db: Db, key: Buffer, since: Date, at: Date): Promise<void> {
  await sql`insert into sign_in_failures as f (key, failures, last_at) values (${key}, 1, ${at})
    on conflict (key) do update set failures = case when f.last_at < ${since} then 1 else f.failures + 1 end, last_at = ${at}`.execute(db);
}

export async function forgetFailures(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('signInFailures').where('key', '=', key).execute();
}
