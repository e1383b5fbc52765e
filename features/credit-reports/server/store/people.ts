// Files about several people: who they are, and who of them was chosen as the client.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import type { ReportPerson } from '../../../report-files/rules/model.ts';
import type { CreditReportRow } from '../../contract.ts';

const person = z.object({ id: z.string(), name: z.string().nullable(), ssnLast4: z.string().optional(), birthYear: z.string().optional() });
const people = z.array(person);
/** A person of the file as far as it takes to tell them apart. */
export type ListedPerson = z.output<typeof person>;
const place = (id: string): Place => `credit_reports:${id}:people`;

/** Has someone say which person the client is; nothing of the file is kept until then. False when the report is no longer being read. */
export async function setUndecided(
  db: Db,
  sealer: Sealer,
  id: string,
  { which, doubt }: { readonly which: readonly ReportPerson[]; readonly doubt: CreditReportRow['doubts'][number] },
): Promise<boolean> {
  const listed: ListedPerson[] = which.map(({ id: key, name, ssnLast4, birth }) => ({
    id: key,
    name,
    ...(ssnLast4 !== undefined && { ssnLast4 }),
    ...(birth !== undefined && { birthYear: birth.iso.slice(0, 4) }),
  }));
  const done = await db
    .updateTable('creditReports')
    .set({
      state: 'questioned',
      progress: 100,
      doubts: sql`${JSON.stringify([doubt])}::jsonb`,
      peopleSealed: sealJson(sealer, place(id), listed),
      documentSealed: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** The people a person has to choose from; undefined when there is nothing to choose. */
export async function openPeople(db: Db, sealer: Sealer, id: string): Promise<readonly ListedPerson[] | undefined> {
  const row = await db.selectFrom('creditReports').select('peopleSealed').where('id', '=', id).executeTakeFirst();
  return row?.peopleSealed ? openJson(sealer, place(id), row.peopleSealed, people) : undefined;
}

/** The person who was chosen as the client; null when no one had to choose. */
export async function findChosenPerson(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('creditReports').select('person').where('id', '=', id).executeTakeFirst();
  return row?.person ?? null;
}

/** Keeps who the client is and has the file read again for that person; false when the stored version is another. */
export async function choosePersonOf(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
  chosen: string,
): Promise<boolean> {
  const done = await db
    .updateTable('creditReports')
    // Above 0: its job is queued with this change, so none has to look for it (listInterrupted).
    .set({ state: 'reading', progress: 5, version: version + 1, person: chosen, doubts: sql`'[]'::jsonb`, personConfirmedBy: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'questioned')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
