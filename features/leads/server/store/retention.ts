// Calls and web forms: records of who asked to be called, and was (16 CFR 310.5).
import { sql } from 'kysely';
import { addYears, civilDateAt } from '../../../../platform/base/civil-date.ts';
import { deleteRows, findHolders, type RetentionKind } from '../../../../platform/server/retention.ts';

const TABLES = ['lead_calls', 'lead_form_entries'] as const;
/** 16 CFR 310.5(a), since 2024-10-15. */
const YEARS = 5;

export const CALLS_RETENTION: RetentionKind = {
  key: 'leads.calls',
  name: 'Calls, and web forms the client sent',
  tables: TABLES,
  group: 'records',
  onRequest: true,
  mustKeep: async (db, people, zone) => {
    const { rows } = await sql<{ id: string; at: Date }>`select contact_id as id, max(at) as at from (
        select contact_id, at from lead_calls union all select contact_id, at from lead_form_entries) x
      where contact_id = any(${people.map(({ contactId }) => contactId)}::uuid[]) group by contact_id`.execute(db);
    return new Map(rows.map(({ id, at }) => [id, { until: addYears(civilDateAt(at, zone), YEARS), source: '16 CFR 310.5' }]));
  },
  findHolders: (db, contactIds) => findHolders(db, TABLES, contactIds),
  destroy: async ({ db, contactId }) => ({ rows: await deleteRows(db, TABLES, contactId), blobs: [] }),
};
