// Offers with their papers and evidence are kept like the agreement that came of them (15 U.S.C. 1679c(c)); those never signed as long as the records.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { deleteRows, findHolders, type MustKeep, type RetentionKind } from '../../../../platform/server/retention.ts';
import { keepSignedUntil } from '../../../agreements/rules/keep-signed.ts';
import { deleteFilesById } from '../../../files/server/public.ts';

const TABLES = ['offer_handovers', 'offer_steps', 'offers'] as const;

export const OFFERS_RETENTION: RetentionKind = {
  key: 'offers.offers',
  name: 'Offers of agreements, the signed papers and how they were signed',
  tables: TABLES,
  group: 'records',
  onRequest: false,
  mustKeep: async (db, people) => {
    const { rows } = await sql<{
      id: string;
      signedOn: CivilDate;
      california: boolean;
    }>`select contact_id as id, max(ended_at at time zone 'UTC')::date as "signedOn", bool_or(residence = 'CA') as california
      from offers where state = 'signed' and contact_id = any(${people.map(({ contactId }) => contactId)}::uuid[]) group by contact_id`.execute(
      db,
    );
    const since = new Map(people.map((person) => [person.contactId, person.since]));
    return new Map<string, MustKeep>(
      rows.map(({ id, signedOn, california }) => [
        id,
        keepSignedUntil({ signedOn, closedOn: california ? (since.get(id) ?? null) : null }),
      ]),
    );
  },
  findHolders: (db, contactIds) => findHolders(db, TABLES, contactIds),
  destroy: async ({ db, contactId }) => {
    const { rows: own } = await sql<{
      fileId: string;
    }>`select file_id as "fileId" from offers where contact_id = ${contactId} and file_id is not null`.execute(db);
    const rows = await deleteRows(db, TABLES, contactId);
    const files = await deleteFilesById(
      db,
      own.map(({ fileId }) => fileId),
    );
    return { rows: rows + files.rows, blobs: files.blobs };
  },
};
