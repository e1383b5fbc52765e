// Codes that travel by email, and the changes of accounts they lead to.
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import type { ActionCodeFacts, ActionKind } from '../../rules/action-codes.ts';
import { findAccount, type Account } from '../store.ts';

export interface NewActionCode {
  readonly id: string;
  readonly kind: ActionKind;
  readonly codeHash: Buffer;
  readonly userId: string;
  readonly email: string;
  readonly newEmail: string | null;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertActionCode(db: Db, code: NewActionCode): Promise<void> {
  await db
    .insertInto('actionCodes')
    .values({
      id: code.id,
      kind: code.kind,
      codeHash: code.codeHash,
      userId: code.userId,
      email: code.email,
      newEmail: code.newEmail,
      createdAt: code.at,
      expiresAt: code.expiresAt,
      usedAt: null,
      voidedAt: null,
    })
    .execute();
}

/** Revokes the unused codes of a person: all, or those of one kind. */
export async function voidActionCodes(db: Db, userId: string, at: Date, kind?: ActionKind): Promise<void> {
  let update = db
    .updateTable('actionCodes')
    .set({ voidedAt: at })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('voidedAt', 'is', null);
  if (kind !== undefined) update = update.where('kind', '=', kind);
  await update.execute();
}

/** How many codes a person was sent since `since`. */
export async function countActionCodes(db: Db, userId: string, since: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('actionCodes')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return sent;
}

export interface ActionCode extends ActionCodeFacts {
  readonly id: string;
  readonly kind: ActionKind;
  readonly newEmail: string | null;
  readonly account: Account;
}

/** The code with this hash, dead or alive, and the account it was sent to. */
export async function findActionCode(db: Db, codeHash: Buffer): Promise<ActionCode | undefined> {
  const row = await db.selectFrom('actionCodes').selectAll().where('codeHash', '=', codeHash).executeTakeFirst();
  const account = row && (await findAccount(db, row.userId));
  return (
    account && {
      id: row.id,
      kind: row.kind,
      email: row.email,
      newEmail: row.newEmail,
      expiresAt: row.expiresAt,
      usedAt: row.usedAt,
      voidedAt: row.voidedAt,
      account,
    }
  );
}

/** Consumes a code; false when it was used, revoked or expired. Of several calls at once, one succeeds. */
export async function useActionCode(db: Db, id: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('actionCodes')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('voidedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Counts a request of one network address and answers how many it made in the window that began after `since`. */
export async function countResetRequest(db: Db, key: Buffer, since: Date, at: Date): Promise<number> {
  const { rows } = await sql<
    Pick<Row<'resetRequests'>, 'requests'>
  >`insert into reset_requests as r (key, since, requests) values (${key}, ${at}, 1)
    on conflict (key) do update set requests = case when r.since < ${since} then 1 else r.requests + 1 end,
      since = case when r.since < ${since} then ${at} else r.since end
    returning requests`.execute(db);
  return rows[0]?.requests ?? 1;
}

/** True for the fault of giving two accounts the same address at the same moment. */
export function isAddressTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'users_by_email';
}

/** Removes codes and counts that were over before `before`. */
export async function sweepActionCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('actionCodes').where('expiresAt', '<', before).execute();
  await sql`delete from reset_requests where since < ${before}`.execute(db);
}
