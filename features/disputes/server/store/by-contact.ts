// The round status of many contacts, for lists of people.
import { sql } from 'kysely';
import type { JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

export interface RoundSummary {
  readonly rounds: number;
  /** The round with the highest number. */
  readonly number: number;
  readonly state: 'draft' | 'open' | 'closed';
  /** When the oldest round that still waits for answers was opened. */
  readonly waitingSince: Date | null;
  /** Items that wait for an answer, by bureau. */
  readonly openItems: Readonly<Record<Bureau, number>>;
}

type Row = {
  contactId: string;
  rounds: number;
  number: number;
  state: RoundSummary['state'];
  waitingSince: Date | null;
  EQ: number;
  EX: number;
  TU: number;
};

/** Contacts without a round are absent. */
export async function summarizeRounds(db: StaffDb | JobDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, RoundSummary>> {
  const found = await sql<Row>`
    select r.contact_id, r.rounds, r.number, r.state, r.waiting_since, i.* from (
      select contact_id, count(*) as rounds, max(number) as number, (array_agg(state order by number desc))[1] as state,
        min(opened_at) filter (where state = 'open') as waiting_since
      from dispute_rounds where contact_id = any(${contactIds}::uuid[]) group by contact_id
    ) r cross join lateral (
      select count(*) filter (where bureau = 'EQ') as "EQ", count(*) filter (where bureau = 'EX') as "EX", count(*) filter (where bureau = 'TU') as "TU"
      from dispute_items x join dispute_rounds o on o.contact_id = x.contact_id and o.id = x.round_id
      where x.contact_id = r.contact_id and o.state = 'open' and x.state = 'in-progress'
    ) i`.execute(db);
  return new Map(
    found.rows.map((r) => [
      r.contactId,
      { rounds: r.rounds, number: r.number, state: r.state, waitingSince: r.waitingSince, openItems: { EQ: r.EQ, EX: r.EX, TU: r.TU } },
    ]),
  );
}

/** How many disputed items a bureau took out, by accepted outcomes; contacts without any are absent. */
export async function countRemoved(db: StaffDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ contactId: string; n: number }>`select contact_id as "contactId", count(*) as n from dispute_outcomes
    where contact_id = any(${[...contactIds]}::uuid[]) and state = 'accepted' and result = 'removed' group by contact_id`.execute(db);
  return new Map(rows.map(({ contactId, n }) => [contactId, n]));
}
