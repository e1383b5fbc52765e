// How the letters of rounds went, and the clock that counts from it. Written by features/letters, which knows the letters.
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { RoundMailing } from '../../contract.ts';
import type { DeliveryProof } from '../../rules/mailing.ts';
import { runClock, type LetterWay } from '../../rules/response-clock.ts';

/** The letter of a round to a bureau. */
export interface MailingKey {
  readonly contactId: string;
  readonly roundId: string;
  readonly bureau: Bureau;
}
export interface KeptWay extends LetterWay {
  readonly trackingNumber: string | null;
  readonly receivedHow: DeliveryProof | null;
}
export interface StoredMailing extends KeptWay, MailingKey {
  readonly version: number;
  readonly countedFrom: CivilDate;
  readonly overdueAfter: CivilDate;
  readonly recordedAt: Date;
  readonly recordedByName: string;
}

const COLUMNS = [
  'contactId',
  'roundId',
  'bureau',
  'version',
  'mailedOn',
  'method',
  'trackingNumber',
  'receivedOn',
  'receivedHow',
  'moreSentOn',
  'freeAnnualReport',
  'countedFrom',
  'overdueAfter',
  'recordedAt',
  'recordedByName',
] as const;

/** What was recorded for the letters of these contacts' rounds. */
export async function listMailings(db: Db, contactIds: readonly string[]): Promise<StoredMailing[]> {
  return contactIds.length === 0
    ? []
    : db
        .selectFrom('disputeMailings')
        .select(COLUMNS)
        .where('contactId', 'in', [...contactIds])
        .execute();
}

export async function findMailing(db: Db, { contactId, roundId, bureau }: MailingKey): Promise<StoredMailing | undefined> {
  return db
    .selectFrom('disputeMailings')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('roundId', '=', roundId)
    .where('bureau', '=', bureau)
    .executeTakeFirst();
}

/** False when one is recorded already. */
export async function insertMailing(
  db: Db,
  { contactId, roundId, bureau }: MailingKey,
  way: KeptWay,
  { at, byName }: { readonly at: Date; readonly byName: string },
): Promise<boolean> {
  const done = await db
    .insertInto('disputeMailings')
    .values({ contactId, roundId, bureau, ...columnsOf(way), recordedAt: at, recordedByName: byName })
    .onConflict((c) => c.columns(['contactId', 'roundId', 'bureau']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** False when the stored version is not `version`. */
export async function updateMailing(db: Db, key: MailingKey, version: number, way: KeptWay): Promise<boolean> {
  const done = await db
    .updateTable('disputeMailings')
    .set({ ...columnsOf(way), version: version + 1 })
    .where('contactId', '=', key.contactId)
    .where('roundId', '=', key.roundId)
    .where('bureau', '=', key.bureau)
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** False when the stored version is not `version`. */
export async function deleteMailing(db: Db, key: MailingKey, version: number): Promise<boolean> {
  const done = await db
    .deleteFrom('disputeMailings')
    .where('contactId', '=', key.contactId)
    .where('roundId', '=', key.roundId)
    .where('bureau', '=', key.bureau)
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** A mailing as the screens of rounds see it. */
export function viewRoundMailing(mailing: StoredMailing): RoundMailing {
  const { bureau, mailedOn, method, receivedOn, receivedHow, moreSentOn, freeAnnualReport, countedFrom, overdueAfter } = mailing;
  return { bureau, mailedOn, method, receivedOn, receivedHow, moreSentOn, freeAnnualReport, countedFrom, overdueAfter };
}

/** When the round was opened, how many of its items at the bureau were recorded as not answered, how many have any outcome, and the first day of an answer. */
export async function findMailedRound(
  db: Db,
  { contactId, roundId, bureau }: MailingKey,
): Promise<
  | { readonly openedAt: Date | null; readonly unanswered: number; readonly settled: number; readonly answeredOn: CivilDate | null }
  | undefined
> {
  const { rows } = await sql<
    Pick<Row<'disputeRounds'>, 'openedAt'> & { unanswered: number; settled: number; answeredOn: CivilDate | null }
  >`select r.opened_at as "openedAt",
      (select count(*)::int from dispute_items i where i.contact_id = r.contact_id and i.round_id = r.id and i.bureau = ${bureau} and i.state = 'unanswered') as unanswered,
      (select count(*)::int from dispute_items i where i.contact_id = r.contact_id and i.round_id = r.id and i.bureau = ${bureau} and i.state not in ('in-progress', 'withdrawn')) as settled,
      (select min(o.answered_on) from dispute_outcomes o join dispute_items i on i.contact_id = o.contact_id and i.id = o.item_id
        where o.contact_id = r.contact_id and i.round_id = r.id and i.bureau = ${bureau} and o.state = 'accepted') as "answeredOn"
    from dispute_rounds r where r.contact_id = ${contactId} and r.id = ${roundId}`.execute(db);
  return rows[0];
}

/** The clock is worked out here, once, so that lists, calendar and reports read the same days. */
function columnsOf(way: KeptWay) {
  const { mailedOn, method, trackingNumber, receivedOn, receivedHow, moreSentOn, freeAnnualReport } = way;
  const { countedFrom, overdueAfter } = runClock(way);
  return { mailedOn, method, trackingNumber, receivedOn, receivedHow, moreSentOn, freeAnnualReport, countedFrom, overdueAfter };
}
