// What the service says of letters on their way.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { TrackKind } from '../service.ts';
import { FROM, SENDING, type Sending } from '../store.ts';

export interface OnItsWay extends Sending {
  readonly serviceRef: string;
}

/** Letters sent since `since` whose end is not known, those not asked about for the longest time first. */
export async function listOnTheirWay(db: Db, since: Date, most: number): Promise<readonly OnItsWay[]> {
  const { rows } = await sql<OnItsWay>`select ${SENDING}, e.service_ref as "serviceRef" from ${FROM}
    where e.state = 'done' and e.service_ref is not null and s.created_at > ${since} and not b.is_test
      and s.delivered_on is null and s.returned_on is null and s.failed_on is null
    order by s.tracked_at nulls first, s.id limit ${most}`.execute(db);
  return rows;
}

/** The service was asked about it, whatever it said. */
export async function keepTracked(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('mailServiceLetters').set({ trackedAt: at }).where('id', '=', id).execute();
}

/** What is known of the way of a letter. */
export interface Seen {
  readonly deliveredOn: CivilDate | null;
  readonly returnedOn: CivilDate | null;
  readonly failedOn: CivilDate | null;
}

/** Holds the row until the end of the transaction, so that of two events of one letter the second knows of the first. */
export async function lockSeen(db: Db, id: string): Promise<Seen | undefined> {
  return db
    .selectFrom('mailServiceLetters')
    .select(['deliveredOn', 'returnedOn', 'failedOn'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** False when the service told of it before. */
export async function keepEvent(
  db: Db,
  event: { readonly id: string; readonly sendingId: string; readonly kind: TrackKind; readonly at: Date; readonly receivedAt: Date },
): Promise<boolean> {
  const done = await sql`insert into mail_service_events (id, sending_id, kind, at, received_at)
    values (${event.id}, ${event.sendingId}, ${event.kind}, ${event.at}, ${event.receivedAt}) on conflict (id) do nothing`.execute(db);
  return done.numAffectedRows === 1n;
}

/**
 * Events may come in any order: the newest says where the letter is, and a day once known stays. What came back and is delivered then was
 * delivered to its sender.
 */
export async function keepSeen(db: Db, id: string, kind: TrackKind, at: Date, on: CivilDate): Promise<void> {
  await sql`update mail_service_letters set
      last_seen = case when last_seen_at is null or last_seen_at <= ${at} then ${kind} else last_seen end,
      last_seen_at = greatest(coalesce(last_seen_at, ${at}), ${at}),
      delivered_on = case when ${kind} = 'delivered' and returned_on is null then coalesce(delivered_on, ${on}::date) else delivered_on end,
      returned_on = case when ${kind} = 'returned' then coalesce(returned_on, ${on}::date) else returned_on end,
      failed_on = case when ${kind} = 'failed' then coalesce(failed_on, ${on}::date) else failed_on end
    where id = ${id}`.execute(db);
}

/** When the post had the letter first, of all that the service told; undefined while it told of nothing. */
export async function firstWithPost(db: Db, sendingId: string): Promise<Date | undefined> {
  const found = await db
    .selectFrom('mailServiceEvents')
    .select('at')
    .where('sendingId', '=', sendingId)
    .where('kind', 'in', ['mailed', 'in-transit', 'out-for-delivery'])
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return found?.at;
}
