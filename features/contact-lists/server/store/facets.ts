// By which values of other features lists find a contact. The features decide them; here they are kept so that an index answers.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Category } from '../../../contacts/rules/stages.ts';

/** The values of one facet (platform/server/manifest.ts) under which a contact is found. */
export interface FacetValues {
  readonly key: string;
  /** Each is one of the facet's `filter`. */
  readonly values: readonly string[];
  /** The category a contact must have for the values to count. */
  readonly category: Category;
}

/**
 * Stores the filter values of a facet for a contact and removes all others. Call it in the transaction that changes their source, also
 * when two contacts are merged. The contact's version does not change, because reading a contact does not show these values.
 */
export async function writeFacet(db: Db, contactId: string, { key, values, category }: FacetValues): Promise<void> {
  await sql`delete from contact_facets where contact_id = ${contactId} and facet = ${key} and value <> all(${[...values]}::text[])`.execute(
    db,
  );
  if (values.length === 0) return;
  await sql`insert into contact_facets (contact_id, facet, value, category, created_at)
    select c.id, ${key}, v.value, ${category}, c.created_at from contact_heads c cross join unnest(${[...values]}::text[]) v (value)
    where c.id = ${contactId} on conflict do nothing`.execute(db);
}
