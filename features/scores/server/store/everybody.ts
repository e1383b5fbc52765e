// The scores of all clients, a page at a time, by name.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf } from '../../../contact-lists/server/public.ts';
import type { SCORE_FILTERS, ScorePoint } from '../../contract.ts';
import { DROP, type Goal } from '../store.ts';
import { byBureau, standing, type Standings } from './counted.ts';

/** A score of more days ago is old: monitoring refreshes every month. */
const STALE_DAYS = 35;

export interface EverybodyQuery {
  readonly filter: (typeof SCORE_FILTERS)[number];
  readonly search: string | undefined;
  readonly model: ScorePoint['model'] | undefined;
  readonly today: CivilDate;

  /** The contact the page before ended with. */
  readonly after: string | undefined;
  readonly limit: number;
}
export interface ContactStanding {
  readonly contactId: string;
  readonly contactName: string;
  readonly scores: Standings;
  readonly goal: Goal | null;
  readonly newestOn: string | null;
  readonly isStale: boolean;
  readonly hasDropped: boolean;
  readonly hasReachedGoal: boolean;
}

const FITS = { all: sql`true`, stale: sql`r."isStale"`, dropped: sql`r."hasDropped"`, reached: sql`r."hasReachedGoal"` };

/** Clients, and others who have a score; one more than `limit` when there are more. Archived contacts are left out. */
export async function listEverybody(
  db: StaffDb,
  { filter, search, model, today, after, limit }: EverybodyQuery,
): Promise<ContactStanding[]> {
  const conditions = allOf(conditionsOf(search === undefined || search === '' ? {} : { search }).values());
  const beyond = after
    ? sql`(c.sort_name, c.id) > (select l.sort_name, l.id from contact_records l where l.id = ${after}::uuid)`
    : sql`true`;
  const { rows } = await sql<Omit<ContactStanding, 'scores'> & { sortName: string; scores: Partial<Standings> | null }>`select * from (
      select c.id as "contactId", c.name as "contactName", c.sort_name as "sortName", n.standings as scores, n.newest_on as "newestOn",
        case when g.value is not null then json_build_object('value', g.value, 'version', g.version) end as goal,
        coalesce(n.newest_on < ${today}::date - ${sql.lit(STALE_DAYS - 1)}, true) as "isStale", n.dropped as "hasDropped", coalesce(n.best >= g.value, false) as "hasReachedGoal"
      from contact_records c cross join lateral ${standing(sql`c.id`, { model, drop: DROP })} n left join score_goals g on g.contact_id = c.id
      where ${conditions} and (c.category = 'client' or exists (select 1 from credit_scores s where s.contact_id = c.id and s.removed_at is null)) and ${beyond}
    ) r where ${FITS[filter]} order by r."sortName", r."contactId" limit ${limit + 1}`.execute(db);
  return rows.map(({ sortName: _name, ...row }) => ({ ...row, scores: byBureau(row.scores) }));
}
