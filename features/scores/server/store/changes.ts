// How scores changed since the first, for reports: of one contact by model, of many at each bureau.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { ScorePoint } from '../../contract.ts';
import { DROP } from '../store.ts';
import { byBureau, counted, standing, type Standings } from './counted.ts';

export interface ScoreSpan {
  readonly bureau: Bureau;
  readonly model: ScorePoint['model'];
  readonly modelPrinted: string;
  readonly firstOn: string;
  readonly firstValue: number;
  readonly newestOn: string;
  readonly newestValue: number;
}

/** The first and the newest score at each bureau of each model; models are never compared with each other. */
export async function listScoreSpans(db: StaffDb, contactId: string): Promise<ScoreSpan[]> {
  const { rows } = await sql<ScoreSpan>`select s.bureau, min(s.model) as model, min(s.model_printed) as "modelPrinted",
      (array_agg(s.scored_on order by s.scored_on, s.id))[1] as "firstOn", (array_agg(s.value order by s.scored_on, s.id))[1] as "firstValue",
      (array_agg(s.scored_on order by s.scored_on desc, s.id desc))[1] as "newestOn", (array_agg(s.value order by s.scored_on desc, s.id desc))[1] as "newestValue"
    from ${counted(sql`${contactId}::uuid`)} s group by s.bureau, s.kind order by min(s.model), min(s.model_printed), s.bureau`.execute(db);
  return rows;
}

/** The newest scores of these contacts, each with its change since the first of its model; contacts without any are absent. */
export async function listStandings(db: StaffDb, contactIds: readonly string[]): Promise<ReadonlyMap<string, Standings>> {
  const { rows } = await sql<{ contactId: string; standings: Partial<Standings> | null }>`select i.id as "contactId", n.standings
    from unnest(${[...contactIds]}::uuid[]) i(id) cross join lateral ${standing(sql`i.id`, { model: undefined, drop: DROP })} n`.execute(
    db,
  );
  return new Map(rows.flatMap(({ contactId, standings }) => (standings === null ? [] : [[contactId, byBureau(standings)] as const])));
}
