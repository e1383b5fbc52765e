// The ledger of effects in the database. Every step is one statement that says which state it leaves, so of two runs only one takes it.
import { sql, type RawBuilder } from 'kysely';
import { newId } from '../../base/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { Effect, EffectKey, EffectState } from './effect.ts';

const COLUMNS = sql`kind, key, state, problem, attempt, last_attempt as "lastAttempt", service_ref as "serviceRef", created_at as "createdAt",
  first_asked_at as "firstAskedAt", asked_at as "askedAt", done_at as "doneAt"`;

/** The effect `e` of the rows whose key is `key`, for the end of a from clause: stores of features name this table in no other way. */
export const effectOf = (kind: EffectKey['kind'], key: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`effects e on e.kind = ${sql.lit(kind)} and e.key = ${key}`;

/** All effects of a kind, as `e`. */
export const effectsOf = (kind: EffectKey['kind']): RawBuilder<unknown> => sql`(select * from effects where kind = ${sql.lit(kind)}) as e`;

/**
 * Writes that something is to happen, in the transaction that asks for it. False when the ledger has the key already: it happens once, and
 * whoever asks a second time gets what became of the first.
 */
export async function intend(
  db: Db,
  effect: EffectKey & {
    readonly subject: { readonly type: string; readonly id: string };
    readonly contactId: string | null;
    /** Attempts before the program gives up. */
    readonly attempts: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const done = await sql`insert into effects (id, kind, key, subject_type, subject_id, contact_id, state, last_attempt, created_at)
    values (${newId(effect.at)}, ${effect.kind}, ${effect.key}, ${effect.subject.type}, ${effect.subject.id}, ${effect.contactId}, 'intended',
      ${effect.attempts}, ${effect.at})
    on conflict (kind, key) do nothing`.execute(db);
  return done.numAffectedRows === 1n;
}

export async function findEffect(db: Db, { kind, key }: EffectKey): Promise<Effect | undefined> {
  const { rows } = await sql<Effect>`select ${COLUMNS} from effects where kind = ${kind} and key = ${key}`.execute(db);
  return rows[0];
}

/** Takes an intended effect for asking and answers the number of the attempt; undefined when it is in another state. Commit it, then ask. */
export async function startAttempt(db: Db, { kind, key }: EffectKey, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{
    attempt: number;
  }>`update effects set state = 'asked', attempt = attempt + 1, problem = null, asked_at = ${at}, first_asked_at = coalesce(first_asked_at, ${at})
    where kind = ${kind} and key = ${key} and state = 'intended' returning attempt`.execute(db);
  return rows[0]?.attempt;
}

export interface AttemptEnd {
  /** 'intended': it certainly did not happen, and waits for another attempt. */
  readonly state: Extract<EffectState, 'intended' | 'done' | 'refused' | 'unknown'>;
  readonly problem: string | null;
  readonly serviceRef?: string | null;
  readonly at: Date;
}

/**
 * Writes how an attempt ended; false when a later one has begun. 'unknown' gives way to the truth when that comes late: a run that was
 * believed dead may still report. It does not wait again then, because no one would come back for it.
 */
export async function endAttempt(db: Db, { kind, key }: EffectKey, attempt: number, end: AttemptEnd): Promise<boolean> {
  const from: readonly EffectState[] = end.state === 'done' || end.state === 'refused' ? ['asked', 'unknown'] : ['asked'];
  const done = await sql`update effects set state = ${end.state}, problem = ${end.problem}, service_ref = ${end.serviceRef ?? null},
      done_at = ${end.state === 'done' ? end.at : null}
    where kind = ${kind} and key = ${key} and attempt = ${attempt} and state = any(${from})`.execute(db);
  return done.numAffectedRows === 1n;
}

/**
 * Has a refused or unknown effect wait again with `tries` more attempts; false in other states. For a person who decides so, and for a
 * service that is sure it has nothing (`attempt` then says what it was asked about).
 */
export async function requeue(db: Db, { kind, key }: EffectKey, tries: number, attempt?: number): Promise<boolean> {
  const done = await sql`update effects set state = 'intended', last_attempt = attempt + ${tries}
    where kind = ${kind} and key = ${key} and state in ('refused', 'unknown') and (${attempt ?? null}::int is null or attempt = ${attempt ?? null})`.execute(
    db,
  );
  return done.numAffectedRows === 1n;
}

/**
 * Takes up again what was refused, given up or called off, with `tries` more attempts; false in other states. What was ever asked for is looked
 * up first: whoever gave it up may have been wrong.
 */
export async function reopen(db: Db, { kind, key }: EffectKey, tries: number): Promise<boolean> {
  const done =
    await sql`update effects set state = case when attempt > 0 then 'unknown' else 'intended' end, last_attempt = attempt + ${tries}
    where kind = ${kind} and key = ${key} and state in ('refused', 'withdrawn')`.execute(db);
  return done.numAffectedRows === 1n;
}

/** A person takes an unknown effect as not done; false when it is not unknown. */
export async function giveUp(db: Db, { kind, key }: EffectKey, problem: string): Promise<boolean> {
  const done =
    await sql`update effects set state = 'refused', problem = ${problem} where kind = ${kind} and key = ${key} and state = 'unknown'`.execute(
      db,
    );
  return done.numAffectedRows === 1n;
}

/** Keeps why an unknown effect could not be cleared up yet. */
export async function noteUnknown(db: Db, { kind, key }: EffectKey, problem: string): Promise<void> {
  await sql`update effects set problem = ${problem} where kind = ${kind} and key = ${key} and state = 'unknown'`.execute(db);
}

/** Calls off what no one was asked for yet; false in every other state. */
export async function withdraw(db: Db, { kind, key }: EffectKey): Promise<boolean> {
  const done = await sql`update effects set state = 'withdrawn' where kind = ${kind} and key = ${key} and state = 'intended'`.execute(db);
  return done.numAffectedRows === 1n;
}

/** Keys of effects that nothing has moved since `before`: intended, asked, or unknown and to be looked up. The oldest first. */
export async function listStuck(db: Db, kind: EffectKey['kind'], before: Date, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{
    key: string;
  }>`select key from effects where kind = ${kind} and state in ('intended', 'asked', 'unknown') and coalesce(asked_at, created_at) < ${before}
    order by created_at limit ${most}`.execute(db);
  return rows.map(({ key }) => key);
}
