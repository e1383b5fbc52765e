// Contacts as a rule looks at them: what decides whether it acts, and whether its filter finds them.
import { sql } from 'kysely';
import type { OfficeTime } from '../../../../platform/base/office-zone.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { allOf, conditionsOf, withToday } from '../../../contact-lists/server/public.ts';
import type { ContactFilter } from '../../../contact-lists/rules/contact-filter.ts';
import type { ContactFacts } from '../../rules/judge-event.ts';

export interface LookedAt extends ContactFacts {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export async function lookAt(
  db: Db,
  ids: readonly string[],
  filter: ContactFilter,
  time: OfficeTime,
): Promise<ReadonlyMap<string, LookedAt>> {
  const conditions = conditionsOf(withToday(filter, time), time.zone);
  const all = [...conditions].filter(([name]) => name !== 'archived').map(([, condition]) => condition);
  const { rows } =
    await sql<LookedAt>`select c.id, c.name, c.version, c.owner_id, c.tags, c.follow_up_on, c.archived_at is not null as is_archived,
      c.on_hold_since is not null as is_on_hold, (${all.length === 0 ? sql`true` : allOf(all)}) as matches
    from contact_records c where c.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
