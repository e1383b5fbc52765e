// Rows for the live feed, in the order of the transactions that wrote them.
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import type { CommittedRows } from '../../../../platform/server/live/journal.ts';
import type { Happening } from '../../rules/activity-visibility.ts';

type Written = Pick<Row<'activity'>, 'writtenBy' | 'kind' | 'actorId' | 'contactId' | 'subjectType' | 'subjectId'>;
type FeedRow = { readonly snapshot: string } & (Written | Readonly<Record<keyof Written, null>>);

const COLUMNS = sql`a.id, a.written_by, a.kind, a.actor_id, a.contact_id, a.subject_type, a.subject_id`;

// Rows restored from another cluster carry transaction numbers of the future. Without this they would look new for ever.
const OF_THIS_CLUSTER = sql`a.written_by < pg_snapshot_xmax(pg_current_snapshot())`;

/** The last rows, at most `limit`, oldest first. */
export async function readLastRows(db: Db, limit: number): Promise<CommittedRows<Happening>> {
  return toRows(
    await sql<FeedRow>`select s.snapshot::text, r.* from (select pg_current_snapshot() as snapshot) s
    left join (select ${COLUMNS} from activity a where ${OF_THIS_CLUSTER} order by a.written_by desc, a.id desc limit ${limit}) r on true order by r.written_by, r.id`.execute(
      db,
    ),
  );
}

/** Rows committed since the snapshot `seen`, at most `limit`, oldest transaction first. */
export async function readRowsSince(db: Db, seen: string, limit: number): Promise<CommittedRows<Happening>> {
  return toRows(
    await sql<FeedRow>`select s.snapshot::text, r.* from (select pg_current_snapshot() as snapshot) s
    left join (select ${COLUMNS} from activity a where ${OF_THIS_CLUSTER} and a.written_by >= pg_snapshot_xmin(${seen}::pg_snapshot)
      and not pg_visible_in_snapshot(a.written_by, ${seen}::pg_snapshot) order by a.written_by, a.id limit ${limit}) r on true order by r.written_by, r.id`.execute(
      db,
    ),
  );
}

/** When there are no rows, one row still carries the snapshot. */
function toRows({ rows }: { readonly rows: readonly FeedRow[] }): CommittedRows<Happening> {
  return {
    snapshot: rows[0]?.snapshot ?? '',
    rows: rows.flatMap((r) =>
      r.writtenBy === null
        ? []
        : [
            {
              transaction: Number(r.writtenBy),
              event: { kind: r.kind, contactId: r.contactId, subject: { type: r.subjectType, id: r.subjectId }, actorId: r.actorId },
            },
          ],
    ),
  };
}
