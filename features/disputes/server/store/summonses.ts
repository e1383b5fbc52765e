// Court summonses. What the account is called, the court and what was noted are sealed together.
import { z } from 'zod';
import { civilDateAt, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import type { Summons } from '../../contract.ts';
import type { OpenSummons } from '../../rules/summons.ts';

const content = z.object({ heading: z.string(), court: z.string(), note: z.string() });
const place = (id: string): Place => `dispute_summonses:${id}:content`;
const reasonPlace = (id: string): Place => `dispute_summonses:${id}:lift_reason`;

export interface NewSummons extends OpenSummons, z.output<typeof content> {
  readonly id: string;
  readonly contactId: string;
  readonly answerDueOn: CivilDate | null;
  readonly at: Date;
  readonly by: { readonly userId: string; readonly name: string };
}

/** False when work on the account stops already. */
export async function insertSummons(db: Db, sealer: Sealer, one: NewSummons): Promise<boolean> {
  const { id, contactId, lineKey, servedOn, answerDueOn, heading, court, note, at, by } = one;
  const done = await db
    .insertInto('disputeSummonses')
    .values({
      id,
      contactId,
      lineKey,
      servedOn,
      answerDueOn,
      contentSealed: sealJson(sealer, place(id), { heading, court, note }),
      recordedAt: at,
      recordedBy: by.userId,
      recordedByName: by.name,
    })
    .onConflict((on) => on.columns(['contactId', 'lineKey']).where('liftedAt', 'is', null).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Those that stop work, oldest first. */
export async function listOpenSummonses(db: Db, contactId: string): Promise<OpenSummons[]> {
  return db
    .selectFrom('disputeSummonses')
    .select(['lineKey', 'servedOn'])
    .where('contactId', '=', contactId)
    .where('liftedAt', 'is', null)
    .orderBy('id')
    .execute();
}

/** Newest first. */
export async function listSummonsesOf(db: Db, sealer: Sealer, contactId: string, zone: string): Promise<Summons[]> {
  const rows = await db
    .selectFrom('disputeSummonses')
    .select([
      'id',
      'servedOn',
      'answerDueOn',
      'contentSealed',
      'recordedAt',
      'recordedByName',
      'liftedAt',
      'liftedByName',
      'liftReasonSealed',
    ])
    .where('contactId', '=', contactId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, servedOn, answerDueOn, contentSealed, recordedAt, recordedByName, liftedAt, liftedByName, liftReasonSealed }) => ({
    id,
    ...openJson(sealer, place(id), contentSealed, content),
    servedOn,
    answerDueOn,
    recordedOn: civilDateAt(recordedAt, zone),
    recordedBy: recordedByName,
    lifted:
      liftedAt && liftReasonSealed
        ? { on: civilDateAt(liftedAt, zone), by: liftedByName ?? '', reason: sealer.openText(reasonPlace(id), liftReasonSealed) }
        : null,
  }));
}

/** False when there is none that stops work. */
export async function markLifted(
  db: Db,
  sealer: Sealer,
  one: { readonly contactId: string; readonly id: string; readonly reason: string; readonly byName: string; readonly at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('disputeSummonses')
    .set({ liftedAt: one.at, liftedByName: one.byName, liftReasonSealed: sealer.sealText(reasonPlace(one.id), one.reason) })
    .where('contactId', '=', one.contactId)
    .where('id', '=', one.id)
    .where('liftedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export interface CourtDay {
  readonly id: string;
  readonly contactId: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly on: CivilDate;
}

/** Days by which clients answer a court, earliest first. Of one owner when given. */
export async function listCourtDays(
  db: StaffDb,
  range: { readonly from: CivilDate | null; readonly until: CivilDate; readonly personId: string | null; readonly most: number },
): Promise<readonly CourtDay[]> {
  const { from, until, personId, most } = range;
  let q = db
    .selectFrom('disputeSummonses as s')
    .innerJoin('contactHeads as c', 'c.id', 's.contactId')
    .select(['s.id', 's.contactId', 'c.name', 'c.ownerId', 's.answerDueOn as on'])
    .where('s.liftedAt', 'is', null)
    .where('s.answerDueOn', '<=', until)
    .where('c.archivedAt', 'is', null)
    .orderBy('s.answerDueOn')
    .orderBy('s.id')
    .limit(most)
    .$narrowType<{ on: CivilDate }>();
  if (from !== null) q = q.where('s.answerDueOn', '>=', from);
  if (personId !== null) q = q.where('c.ownerId', '=', personId);
  return q.execute();
}
