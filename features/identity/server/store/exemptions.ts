// Members of the staff who may work without a second step for a time.
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';

export type Exemption = Omit<Row<'secondStepExemptions'>, 'userId'>;

/** The exemption that holds for a person now. */
export async function findExemption(db: Db, userId: string, now: Date): Promise<Exemption | undefined> {
  return db
    .selectFrom('secondStepExemptions')
    .select(['reason', 'untilAt', 'givenAt', 'givenByName'])
    .where('userId', '=', userId)
    .where('untilAt', '>', now)
    .executeTakeFirst();
}

/** Those that hold now among these people. */
export async function listExemptions(db: Db, userIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Exemption>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('secondStepExemptions')
    .selectAll()
    .where('userId', 'in', [...userIds])
    .where('untilAt', '>', now)
    .execute();
  return new Map(rows.map(({ userId, ...exemption }) => [userId, exemption]));
}

export async function saveExemption(db: Db, userId: string, exemption: Exemption): Promise<void> {
  await db
    .insertInto('secondStepExemptions')
    .values({ userId, ...exemption })
    .onConflict((c) => c.column('userId').doUpdateSet(exemption))
    .execute();
}

export async function removeExemption(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('secondStepExemptions').where('userId', '=', userId).execute();
}

/** Whether the office asks this member of the staff for a second step now. */
export async function isSecondStepAsked(db: Db, userId: string, office: 'required' | 'offered', now: Date): Promise<boolean> {
  return office === 'required' && (await findExemption(db, userId, now)) === undefined;
}
