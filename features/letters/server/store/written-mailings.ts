// How written letters went. The day of receipt and of the answer are worked out here, once, so that every list reads the same days.
import { addBusinessDays } from '../../../../platform/base/business-days.ts';
import { addDays, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { KeptWay } from '../../../disputes/server/public.ts';
import { runClock } from '../../../disputes/rules/response-clock.ts';

/** A written letter, with the days from its receipt by which an answer is owed; null where none is. */
export interface WrittenKey {
  readonly contactId: string;
  readonly id: string;
  readonly answerDays: number | null;
  /** Those days are business days. */
  readonly answerInBusinessDays: boolean;
}

/** The day of receipt, known or estimated, and the day after which the answer is overdue. */
export function daysOfWritten(
  way: KeptWay,
  { answerDays, answerInBusinessDays }: Pick<WrittenKey, 'answerDays' | 'answerInBusinessDays'>,
): { readonly countedFrom: CivilDate; readonly overdueAfter: CivilDate | null } {
  const { countedFrom } = runClock(way);
  return {
    countedFrom,
    overdueAfter: answerDays === null ? null : (answerInBusinessDays ? addBusinessDays : addDays)(countedFrom, answerDays),
  };
}

/** False when one is recorded already. */
export async function insertWrittenMailing(
  db: Db,
  key: WrittenKey,
  way: KeptWay,
  { at, byName }: { readonly at: Date; readonly byName: string },
): Promise<boolean> {
  const done = await db
    .insertInto('letterMailings')
    .values({ contactId: key.contactId, letterId: key.id, ...columnsOf(way, key), recordedAt: at, recordedByName: byName })
    .onConflict((c) => c.columns(['contactId', 'letterId']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** A mailing with its version, and when and by whom it was recorded. */
export interface KeptMailing extends KeptWay {
  readonly version: number;
  readonly recordedAt: Date;
  readonly recordedByName: string;
}

export async function findWrittenMailing(db: Db, { contactId, id }: WrittenKey): Promise<KeptMailing | undefined> {
  const row = await db
    .selectFrom('letterMailings')
    .select(['mailedOn', 'method', 'trackingNumber', 'receivedOn', 'receivedHow', 'version', 'recordedAt', 'recordedByName'])
    .where('contactId', '=', contactId)
    .where('letterId', '=', id)
    .executeTakeFirst();
  return row && { ...row, moreSentOn: null, freeAnnualReport: false };
}

/** False when the stored version is not `version`. */
export async function updateWrittenMailing(db: Db, key: WrittenKey, version: number, way: KeptWay): Promise<boolean> {
  const done = await db
    .updateTable('letterMailings')
    .set({ ...columnsOf(way, key), version: version + 1 })
    .where('contactId', '=', key.contactId)
    .where('letterId', '=', key.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** False when the stored version is not `version`. */
export async function deleteWrittenMailing(db: Db, key: WrittenKey, version: number): Promise<boolean> {
  const done = await db
    .deleteFrom('letterMailings')
    .where('contactId', '=', key.contactId)
    .where('letterId', '=', key.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

function columnsOf(way: KeptWay, key: WrittenKey) {
  const { mailedOn, method, trackingNumber, receivedOn, receivedHow } = way;
  return { mailedOn, method, trackingNumber, receivedOn, receivedHow, ...daysOfWritten(way, key) };
}
