import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { CLIENT_STAGES, type ClientStage } from '../../../contacts/rules/stages.ts';

/** How many clients are in each stage, counted up to `cap` and one more. */
export async function countByStage(db: StaffDb, cap: number): Promise<Readonly<Record<ClientStage, number>>> {
  // Each stage by name, so that it is counted in the index of the board and no row is fetched.
  const counts = CLIENT_STAGES.map(
    (stage) => sql`select ${sql.lit(stage)} as stage,
    (select count(*) from (select 1 from contact_heads where category = 'client' and archived_at is null and stage = ${sql.lit(stage)} limit ${sql.lit(cap + 1)}) found)::int as n`,
  );
  const { rows } = await sql<{ stage: ClientStage; n: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  const known = new Map(rows.map(({ stage, n }) => [stage, n]));
  return Object.fromEntries(CLIENT_STAGES.map((stage) => [stage, known.get(stage) ?? 0])) as Record<ClientStage, number>;
}
