// Staged rows made contacts.
import { sql } from 'kysely';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { ImportedAgreement } from '../../rules/read-row.ts';
import { insertContacts } from '../../../contacts/server/public.ts';

export interface RowRange {
  readonly after: number;
  /** The last row of the range. */
  readonly last: number;
}

/** Lets one import write at a time until the transaction ends, so that each sees whom the others added. */
export async function lockWriting(db: Db): Promise<void> {
  await lockOn(db, 'import_rows');
}

export interface StagedAgreement extends ImportedAgreement {
  readonly contactId: string;
  /** Set where the contact was here before the file. */
  readonly isKnown: boolean;
}

/** The agreements that the file attests for these rows. */
export async function listStagedAgreements(db: Db, importId: string, { after, last }: RowRange): Promise<StagedAgreement[]> {
  const { rows } = await sql<StagedAgreement>`select contact_id as "contactId", (fields->>'agreement_signed_on')::date as "signedOn",
      fields->>'agreement_seen_by' as "seenBy", fields#>>'{agreement_more,state}' as state, fields#>>'{agreement_more,found}' as found,
      fields#>>'{agreement_more,scanName}' as "scanName", fields ? 'known_contact' as "isKnown"
    from import_rows where import_id = ${importId} and row_no > ${after} and row_no <= ${last} and fields ? 'agreement_signed_on'`.execute(
    db,
  );
  return rows;
}

/** Writes staged rows as contacts and answers how many. Ids were drawn when the rows were staged, so no row is written twice. */
export async function writeContacts(
  db: Db,
  importId: string,
  { after, last }: RowRange,
  by: { readonly userId: string; readonly at: Date },
): Promise<number> {
  const staged = sql`select contact_id, import_id, fields, ssn_sealed, ssn_last4, ssn_index, birth_sealed, birth_year
    from import_rows where import_id = ${importId} and row_no > ${after} and row_no <= ${last} and not fields ? 'known_contact'`;
  return insertContacts(db, staged, by);
}
