// What gates allowed. Rows are only added, and go with the record of the contact.
import { sql } from 'kysely';
import type { Verdict } from '../../../../platform/base/gate.ts';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';

/** Adds what one change was allowed. */
export async function insertVerdicts(
  db: Db,
  verdicts: readonly Verdict[],
  { activity, at, byName }: { readonly activity: string; readonly at: Date; readonly byName: string },
): Promise<void> {
  await db
    .insertInto('gateVerdicts')
    .values(
      verdicts.map(({ contactId, gates, version, asked, facts }) => ({
        contactId,
        gates: [...gates],
        ruleVersion: version,
        asked,
        activity,
        facts: JSON.stringify(facts),
        at,
        byName,
      })),
    )
    .execute();
}

export type KeptVerdict = Pick<Row<'gateVerdicts'>, 'id' | 'gates' | 'ruleVersion' | 'asked' | 'activity' | 'facts' | 'at' | 'byName'>;

/** What was allowed of a contact, and of those merged into it, newest first. */
export async function listVerdicts(
  db: Db,
  contactId: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<readonly KeptVerdict[]> {
  const older = before === undefined ? sql`true` : sql`v.id < ${before}`;
  const { rows } = await sql<KeptVerdict>`
    with recursive same (id) as (
      select ${contactId}::uuid union select c.id from contact_heads c join same s on c.merged_into = s.id
    ) select v.id, v.gates, v.rule_version as "ruleVersion", v.asked, v.activity, v.facts, v.at, v.by_name as "byName"
    from gate_verdicts v where v.contact_id in (select id from same) and ${older} order by v.id desc limit ${limit}`.execute(db);
  return rows;
}
