// What is kept of two records that are one person, at the end of one of them.
import { sql } from 'kysely';
import { findHolders, type RetentionKind } from '../../../../platform/server/retention.ts';

export const DUPLICATES_RETENTION: RetentionKind = {
  key: 'duplicates.pairs',
  name: 'Possible duplicates, and what merges replaced',
  tables: ['duplicate_pairs'],
  group: 'records',
  onRequest: true,
  findHolders: (db, contactIds) => findHolders(db, ['duplicate_pairs'], contactIds),
  destroy: async ({ db, contactId }) => {
    const pairs = await sql`delete from duplicate_pairs where contact_id = ${contactId} or other_id = ${contactId}`.execute(db);
    const merges = await sql`delete from duplicate_merges where kept_id = ${contactId} or merged_id = ${contactId}`.execute(db);
    return { rows: Number(pairs.numAffectedRows ?? 0n) + Number(merges.numAffectedRows ?? 0n), blobs: [] };
  },
};
