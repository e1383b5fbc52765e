// Notes on how a client pays: records of what was sold (16 CFR 310.5).
import { sql } from 'kysely';
import { addYears, civilDateAt } from '../../../../platform/base/civil-date.ts';
import { deleteRows, findHolders, type RetentionKind } from '../../../../platform/server/retention.ts';

const TABLES = ['billing_standings'] as const;
/** 16 CFR 310.5(a), since 2024-10-15. */
const YEARS = 5;

export const BILLING_RETENTION: RetentionKind = {
  key: 'billing.standings',
  name: 'Plans and payment statuses',
  tables: TABLES,
  group: 'records',
  onRequest: false,
  mustKeep: async (db, people, zone) => {
    const { rows } = await sql<{ id: string; at: Date }>`select contact_id as id, max(recorded_at) as at from billing_standings
      where contact_id = any(${people.map(({ contactId }) => contactId)}::uuid[]) group by contact_id`.execute(db);
    return new Map(rows.map(({ id, at }) => [id, { until: addYears(civilDateAt(at, zone), YEARS), source: '16 CFR 310.5' }]));
  },
  findHolders: (db, contactIds) => findHolders(db, TABLES, contactIds),
  destroy: async ({ db, contactId }) => ({ rows: await deleteRows(db, TABLES, contactId), blobs: [] }),
};
