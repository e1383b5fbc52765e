import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { ShippedTemplate } from '../../rules/shipped-templates.ts';

/** Adds a template with its first version, unless it is there. */
export async function insertShipped(db: Db, { id, pairId, versionId, name, language, content }: ShippedTemplate): Promise<void> {
  await sql`insert into agreement_templates (id, pair_id, name, language, created_at, updated_at)
    values (${id}, ${pairId}, ${name}, ${language}, now(), now()) on conflict (id) do nothing`.execute(db);
  await sql`insert into agreement_template_versions (id, template_id, number, name, language, states, content, published_at)
    values (${versionId}, ${id}, 1, ${name}, ${language}, '{}', ${JSON.stringify(content)}, now()) on conflict do nothing`.execute(db);
}
