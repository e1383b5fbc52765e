// The last faults, without what anyone typed.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Fault } from '../../../../platform/server/faults.ts';

const MOST_KEPT = 1000;

/** Keeps a fault and forgets those before the newest thousand. */
export async function keepFault(db: Kysely<Tables>, fault: Fault): Promise<void> {
  await sql`insert into system_faults (reference, at, place, class, code, stack)
    values (${fault.reference}, ${fault.at}, ${fault.place}, ${fault.class}, ${fault.code}, ${[...fault.stack]}::text[]) on conflict do nothing`.execute(
    db,
  );
  await sql`delete from system_faults where reference in (select reference from system_faults order by at desc, reference offset ${MOST_KEPT})`.execute(
    db,
  );
}

/** Faults, the latest first; those whose reference begins with `reference` when given. */
export async function listFaults(
  db: StaffDb,
  { reference, limit }: { readonly reference?: string | undefined; readonly limit: number },
): Promise<readonly Fault[]> {
  let query = db
    .selectFrom('systemFaults')
    .select(['reference', 'at', 'place', 'class', 'code', 'stack'])
    .orderBy('at', 'desc')
    .limit(limit);
  if (reference !== undefined) query = query.where('reference', 'like', `${reference}%`);
  return query.execute();
}
