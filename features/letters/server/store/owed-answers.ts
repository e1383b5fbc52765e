import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { OwedAnswer } from '../../../disputes/rules/response-clock.ts';

interface Row {
  readonly contactId: string;
  readonly countedFrom: CivilDate | null;
  readonly overdueAfter: CivilDate | null;
  readonly estimated: boolean | null;
}

/** The bureaus each of these contacts waits for, once for each open round; contacts that wait for none are absent. */
export async function listOwedAnswers(db: StaffDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, readonly OwedAnswer[]>> {
  const { rows } =
    await sql<Row>`select distinct r.contact_id as "contactId", r.id, i.bureau, m.counted_from as "countedFrom", m.overdue_after as "overdueAfter",
      m.received_on is null and m.method <> 'handed-over' as estimated
    from dispute_open_rounds r join dispute_items_in_progress i on i.contact_id = r.contact_id and i.round_id = r.id
    left join dispute_mailing_days m on m.contact_id = r.contact_id and m.round_id = r.id and m.bureau = i.bureau
    where r.contact_id = any(${[...contactIds]}::uuid[]) and r.opened_at is not null`.execute(db);
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ contactId }) => contactId),
      ([id, owed]) => [id, owed.map(clockOf)],
    ),
  );
}

function clockOf({ countedFrom, overdueAfter, estimated }: Row): OwedAnswer {
  return countedFrom === null || overdueAfter === null ? null : { countedFrom, overdueAfter, estimated: estimated === true };
}
