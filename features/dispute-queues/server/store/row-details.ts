// What rows of the queues show, for one page of them.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { approvalState, LAST_DECISION } from '../../../letters/server/public.ts';
import type { ApprovalState } from '../../../letters/rules/approval.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

export type RowContact = Pick<
  Row<'contactHeads'>,
  'id' | 'name' | 'version' | 'ownerId' | 'stage' | 'holdKind' | 'holdReason' | 'holdUntil'
>;

export async function listRowContacts(db: StaffDb, ids: readonly string[]): Promise<ReadonlyMap<string, RowContact>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contactHeads')
    .where('id', 'in', [...ids])
    .select(['id', 'name', 'version', 'ownerId', 'stage', 'holdKind', 'holdReason', 'holdUntil'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type RowRound = Pick<Row<'disputeRoundTimes'>, 'id' | 'number' | 'state'>;

export async function listRowRounds(db: StaffDb, ids: readonly string[]): Promise<ReadonlyMap<string, RowRound>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('disputeRoundTimes')
    .where('id', 'in', [...ids])
    .select(['id', 'number', 'state'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A round at one bureau: its items, its letter, and the way of that. */
export interface RoundAtBureau {
  readonly roundId: string;
  readonly bureau: Bureau;
  readonly items: number;
  readonly open: number;
  readonly letterState: Row<'letterWays'>['state'] | null;
  readonly approval: ApprovalState | null;
  readonly printedAt: Date | null;
  readonly mailedOn: CivilDate | null;
  readonly trackingNumber: string | null;
  readonly receivedOn: CivilDate | null;
  readonly receivedHow: Row<'disputeMailingDays'>['receivedHow'];
  readonly countedFrom: CivilDate | null;
  readonly overdueAfter: CivilDate | null;
  readonly estimated: boolean | null;
}

export async function listRoundsAtBureaus(
  db: StaffDb,
  today: CivilDate,
  rounds: { readonly contactIds: readonly string[]; readonly roundIds: readonly string[] },
): Promise<readonly RoundAtBureau[]> {
  const { rows } = await sql<RoundAtBureau>`select i.round_id as "roundId", i.bureau, i.items, i.open, l.state as "letterState",
      case when l.id is not null then ${approvalState(today)} end as approval, l.printed_at as "printedAt", m.mailed_on as "mailedOn",
      m.tracking_number as "trackingNumber", m.received_on as "receivedOn", m.received_how as "receivedHow", m.counted_from as "countedFrom",
      m.overdue_after as "overdueAfter", m.received_on is null and m.method <> 'handed-over' as estimated
    from (select contact_id, round_id, bureau, count(*)::int as items, count(*) filter (where state = 'in-progress')::int as open
      from dispute_item_records where contact_id = any(${[...rounds.contactIds]}::uuid[]) and round_id = any(${[...rounds.roundIds]}::uuid[])
        and state <> 'withdrawn' group by contact_id, round_id, bureau) i
    left join letter_ways l on l.contact_id = i.contact_id and l.round_id = i.round_id and l.bureau = i.bureau
    left join dispute_mailing_days m on m.contact_id = i.contact_id and m.round_id = i.round_id and m.bureau = i.bureau ${LAST_DECISION}
    order by i.round_id, i.bureau`.execute(db);
  return rows;
}
