// Letters and the print batches they are in. A batch is one file of several clients, so it goes as a whole; its letters can be printed again.
import { sql } from 'kysely';
import { deleteRows, findHolders, type RetentionKind } from '../../../../platform/server/retention.ts';
import { deleteFilesById } from '../../../files/server/public.ts';

export const LETTERS_RETENTION: RetentionKind = {
  key: 'letters.letters',
  name: 'Letters, what the client decided about them, how they went, and print batches that contain them',
  tables: ['letters', 'letter_approvals', 'letter_versions', 'letter_mailings', 'letter_returns'],
  group: 'records',
  onRequest: false,
  findHolders: (db, contactIds) => findHolders(db, ['letters', 'letter_approvals'], contactIds),
  destroy: async ({ db, contactId }) => {
    const { rows: batches } = await sql<{ fileId: string }>`with held as (select distinct b.id, b.file_id from print_batches b
          join print_batch_letters p on p.batch_id = b.id join letters l on l.id = p.letter_id where l.contact_id = ${contactId} and b.file_id is not null)
      update print_batches b set file_id = null, state = 'failed' from held where b.id = held.id returning held.file_id as "fileId"`.execute(
      db,
    );
    await sql`delete from print_batch_letters where letter_id in (select id from letters where contact_id = ${contactId})`.execute(db);
    const { rows: own } = await sql<{
      fileId: string;
    }>`select file_id as "fileId" from letters where contact_id = ${contactId} and file_id is not null`.execute(db);
    const rows = await deleteRows(db, ['letter_approvals', 'letter_versions', 'letter_mailings', 'letter_returns', 'letters'], contactId);
    const files = await deleteFilesById(
      db,
      [...batches, ...own].map(({ fileId }) => fileId),
    );
    return { rows: rows + files.rows, blobs: files.blobs };
  },
};
