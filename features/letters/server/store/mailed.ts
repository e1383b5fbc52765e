// Letters and what is recorded of their mailing (dispute_mailing_days of features/disputes).
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { DELIVERY_PROOFS, MAILING_METHODS } from '../../../disputes/rules/mailing.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

export interface PrintedLetter {
  readonly id: string;
  readonly contactId: string;
  readonly roundId: string;
  readonly bureau: Bureau;
  readonly printedAt: Date | null;
  /** False where it names an item that was withdrawn since. */
  readonly isWhole: boolean;
}

/** The letters with these ids, in the order of the bureaus; one that is not there is missing from the answer. */
export async function listPrinted(db: StaffDb, ids: readonly string[]): Promise<readonly PrintedLetter[]> {
  const { rows } =
    await sql<PrintedLetter>`select l.id, l.contact_id as "contactId", l.round_id as "roundId", l.bureau, l.printed_at as "printedAt",
      l.items = (select count(*) from dispute_item_results i where i.contact_id = l.contact_id and i.round_id = l.round_id and i.bureau = l.bureau) as "isWhole"
    from letters l where l.id = any(${[...ids]}::uuid[]) order by l.bureau`.execute(db);
  return rows;
}

/**
 * Letters that were printed before `before`, whose mailing no one recorded and whose items still wait for an answer; counted up to `cap`.
 */
export async function countUnmailed(db: StaffDb, before: Date, cap: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from letters l join contact_names c on c.id = l.contact_id
    where l.printed_at < ${before} and c.archived_at is null
      and not exists (select 1 from dispute_mailing_days m where m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau)
      and exists (select 1 from dispute_items_in_progress i where i.contact_id = l.contact_id and i.round_id = l.round_id and i.bureau = l.bureau)
    limit ${cap}) as unmailed`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface MailedLetter {
  readonly id: string;
  readonly fileId: string;
  readonly roundNumber: number;
  readonly bureau: Bureau;
  readonly items: number;
  readonly pages: number | null;
  readonly mailedOn: CivilDate;
  readonly method: (typeof MAILING_METHODS)[number];
  readonly trackingNumber: string | null;
  readonly receivedOn: CivilDate | null;
  readonly receivedHow: (typeof DELIVERY_PROOFS)[number] | null;
  readonly countedFrom: CivilDate;
  readonly overdueAfter: CivilDate;
}

/** Letters of a contact whose mailing is recorded and whose PDF is kept, the first mailed first. */
export async function listMailed(db: Db, contactId: string, limit: number): Promise<readonly MailedLetter[]> {
  const { rows } =
    await sql<MailedLetter>`select l.id, l.file_id as "fileId", l.round_number as "roundNumber", l.bureau, l.items, l.pages, m.mailed_on as "mailedOn", m.method,
      m.tracking_number as "trackingNumber", m.received_on as "receivedOn", m.received_how as "receivedHow", m.counted_from as "countedFrom", m.overdue_after as "overdueAfter"
    from letters l join dispute_mailing_days m on m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau
    where l.contact_id = ${contactId} and l.file_id is not null order by m.mailed_on, l.bureau, l.id limit ${limit}`.execute(db);
  return rows;
}
