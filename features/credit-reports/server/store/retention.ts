// Reports at the end of their keeping (16 CFR 314.4(c)(6)): what they say goes. The row stays with the hash of the file and the day of the
// report, because rounds name it, and goes with them.
import { sql } from 'kysely';
import { deleteRows, findHolders, type RetentionKind } from '../../../../platform/server/retention.ts';
import { deleteFilesById } from '../../../files/server/public.ts';

const ROWS = ['credit_report_parts', 'credit_reports'] as const;
const STILL_THERE = sql<boolean>`t.disposed_on is null`;

export const REPORTS_RETENTION: readonly RetentionKind[] = [
  {
    key: 'creditReports.register',
    name: 'Which credit reports there were, without what they said',
    tables: ROWS,
    group: 'records',
    onRequest: false,
    findHolders: (db, contactIds) => findHolders(db, ROWS, contactIds),
    destroy: async ({ db, contactId }) => ({ rows: await deleteRows(db, ROWS, contactId), blobs: [] }),
  },
  {
    key: 'creditReports.reports',
    name: 'Credit reports, as uploaded and as read',
    tables: ['credit_reports'],
    group: 'reports',
    onRequest: true,
    findHolders: (db, contactIds) => findHolders(db, ['credit_reports'], contactIds, STILL_THERE),
    destroy: async ({ db, contactId, now }) => {
      const { rows } = await sql<{ id: string; fileId: string | null }>`with before as (
          select id, file_id from credit_reports t where t.contact_id = ${contactId} and ${STILL_THERE} for update)
        update credit_reports r set file_id = null, file_name = 'Disposed report', document_sealed = null, manual_sealed = null,
          people_sealed = null, person = null, scores = '[]', doubts = '[]', compared = null, compared_key = null, refusal_code = null, refusal = null,
          accounts = null, negatives = null, warnings = null, possible_matches = null, confirmed_complete = '[]', person_confirmed_by = null,
          state = 'discarded', discarded_from = null, disposed_on = ${now}, version = r.version + 1
        from before where r.id = before.id returning r.id, before.file_id as "fileId"`.execute(db);
      const files = await deleteFilesById(
        db,
        rows.flatMap(({ fileId }) => fileId ?? []),
      );
      return { rows: rows.length + files.rows, blobs: files.blobs };
    },
  },
];
