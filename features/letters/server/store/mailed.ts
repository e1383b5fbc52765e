// Letters and what is recorded of their mailing (dispute_mailing_days of features/disputes).
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
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
