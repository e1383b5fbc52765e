// The agreement a client signed, with the disclosure before it: the office must be able to show both.
import { sql } from 'kysely';
import { deleteRows, findHolders, type MustKeep, type RetentionKind } from '../../../../platform/server/retention.ts';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { keepSignedUntil } from '../../rules/keep-signed.ts';

const TABLES = ['agreements', 'gate_verdicts'] as const;

export const AGREEMENTS_RETENTION: RetentionKind = {
  key: 'agreements.agreements',
  name: 'Signed agreements and disclosures, and what gates of the law allowed',
  tables: TABLES,
  group: 'records',
  onRequest: false,
  mustKeep: async (db, people) => {
    const { rows } = await sql<{
      id: string;
      signedOn: CivilDate;
      california: boolean;
    }>`select contact_id as id, max(signed_on) as "signedOn",
        coalesce(bool_or(state = 'CA'), false) as california
      from agreements where contact_id = any(${people.map(({ contactId }) => contactId)}::uuid[]) group by contact_id`.execute(db);
    const since = new Map(people.map((person) => [person.contactId, person.since]));
    return new Map<string, MustKeep>(
      rows.map(({ id, signedOn, california }) => [
        id,
        keepSignedUntil({ signedOn, closedOn: california ? (since.get(id) ?? null) : null }),
      ]),
    );
  },
  findHolders: (db, contactIds) => findHolders(db, TABLES, contactIds),
  destroy: async ({ db, contactId }) => ({ rows: await deleteRows(db, TABLES, contactId), blobs: [] }),
};
