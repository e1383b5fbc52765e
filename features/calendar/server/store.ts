// Appointments. Their title, place and note are sealed together.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../platform/server/sealed-json.ts';
import { LONGEST_DAYS } from '../rules/times.ts';

const content = z.object({ title: z.string(), place: z.string().nullable(), note: z.string().nullable() });
export interface AppointmentFields extends z.output<typeof content> {
  readonly contactId: string | null;
  readonly assigneeId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}
export interface StoredAppointment extends AppointmentFields {
  readonly id: string;
  readonly version: number;
  readonly contactName: string | null;
  readonly contactArchived: boolean;
  readonly createdBy: string;
  readonly removedAt: Date | null;
}

const COLUMNS = [
  'a.id',
  'a.version',
  'a.contactId',
  'c.name as contactName',
  'c.archivedAt',
  'a.assigneeId',
  'a.startsAt',
  'a.endsAt',
  'a.contentSealed',
  'a.createdByName',
  'a.removedAt',
] as const;

const select = (db: Db) => db.selectFrom('appointments as a').leftJoin('contactNames as c', 'c.id', 'a.contactId').select(COLUMNS);
type AppointmentRow = Omit<Row<'appointments'>, 'createdAt' | 'createdBy'> & {
  readonly contactName: string | null;
  readonly archivedAt: Date | null;
};
const placeOf = (id: string) => `appointments:${id}:content` as const;

function toAppointment(sealer: Sealer, { archivedAt, contentSealed, createdByName, ...row }: AppointmentRow): StoredAppointment {
  return {
    ...row,
    ...openJson(sealer, placeOf(row.id), contentSealed, content),
    contactArchived: archivedAt !== null,
    createdBy: createdByName,
  };
}

/** Appointments that share a moment with the span, earliest first; of one person when given. Those of archived contacts are left out. */
export async function listAppointments(
  db: StaffDb,
  sealer: Sealer,
  query: { readonly start: Date; readonly end: Date; readonly personId: string | null; readonly most: number },
): Promise<readonly StoredAppointment[]> {
  let q = select(db)
    .where('a.removedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('a.startsAt', '>=', earliestStart(query.start))
    .where('a.startsAt', '<', query.end)
    .where('a.endsAt', '>', query.start)
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .limit(query.most);
  if (query.personId !== null) q = q.where('a.assigneeId', '=', query.personId);
  return (await q.execute()).map((row) => toAppointment(sealer, row));
}

/** What overlaps the span of those that have the same person or contact; at most ten. */
export async function listOverlaps(
  db: StaffDb,
  sealer: Sealer,
  one: Pick<AppointmentFields, 'startsAt' | 'endsAt' | 'assigneeId' | 'contactId'> & { readonly except: string | null },
): Promise<readonly StoredAppointment[]> {
  const { assigneeId, contactId, except } = one;
  if (assigneeId === null && contactId === null) return [];
  let q = select(db)
    .where('a.removedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('a.startsAt', '>=', earliestStart(one.startsAt))
    .where('a.startsAt', '<', one.endsAt)
    .where('a.endsAt', '>', one.startsAt)
    .where(sql<boolean>`(a.assignee_id = ${assigneeId}::uuid or a.contact_id = ${contactId}::uuid)`)
    .orderBy('a.startsAt')
    .limit(10);
  if (except !== null) q = q.where('a.id', '<>', except);
  return (await q.execute()).map((row) => toAppointment(sealer, row));
}

/** How many appointments of this person begin in the span, counted up to `cap`. */
export async function countAppointments(
  db: StaffDb,
  { start, end, personId }: { readonly start: Date; readonly end: Date; readonly personId: string },
  cap: number,
): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from appointments a left join contact_names c on c.id = a.contact_id
    where a.removed_at is null and c.archived_at is null and a.assignee_id = ${personId} and a.starts_at >= ${start} and a.starts_at < ${end}
    limit ${cap}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A page of a contact's appointments, latest first; `after` is the start and id of the last row of the page before. */
export async function listOfContact(
  db: StaffDb,
  sealer: Sealer,
  contactId: string,
  page: { readonly after: readonly [startsAt: string, id: string] | undefined; readonly limit: number },
): Promise<readonly StoredAppointment[]> {
  let q = select(db)
    .where('a.contactId', '=', contactId)
    .where('a.removedAt', 'is', null)
    .orderBy('a.startsAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.limit);
  if (page.after) q = q.where(sql<boolean>`(a.starts_at, a.id) < (${page.after[0]}::timestamptz, ${page.after[1]}::uuid)`);
  return (await q.execute()).map((row) => toAppointment(sealer, row));
}

/** An appointment, removed ones too. */
export async function findAppointment(db: StaffDb, sealer: Sealer, id: string): Promise<StoredAppointment | undefined> {
  const row = await select(db).where('a.id', '=', id).executeTakeFirst();
  return row && toAppointment(sealer, row);
}

export async function insertAppointment(
  db: StaffDb,
  sealer: Sealer,
  one: {
    readonly id: string;
    readonly fields: AppointmentFields;
    readonly by: { readonly userId: string; readonly name: string };
    readonly at: Date;
  },
): Promise<StoredAppointment> {
  await db
    .insertInto('appointments')
    .values({
      id: one.id,
      version: 1,
      ...columns(sealer, one.id, one.fields),
      createdAt: one.at,
      createdBy: one.by.userId,
      createdByName: one.by.name,
      removedAt: null,
    })
    .execute();
  return stored(await findAppointment(db, sealer, one.id));
}

/** Writes a change and counts the version up; undefined when the stored version is no longer that of `before`. */
export async function changeAppointment(
  db: StaffDb,
  sealer: Sealer,
  before: { readonly id: string; readonly version: number },
  { fields, removedAt }: { readonly fields?: AppointmentFields; readonly removedAt?: Date | null },
): Promise<StoredAppointment | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set({
      version: before.version + 1,
      ...(fields && columns(sealer, before.id, fields)),
      ...(removedAt !== undefined && { removedAt }),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? stored(await findAppointment(db, sealer, before.id)) : undefined;
}

function columns(sealer: Sealer, id: string, { title, place, note, contactId, assigneeId, startsAt, endsAt }: AppointmentFields) {
  return { contactId, assigneeId, startsAt, endsAt, contentSealed: sealJson(sealer, placeOf(id), { title, place, note }) };
}

/** What still runs at `at` began no earlier than this. */
function earliestStart(at: Date): Date {
  return new Date(at.getTime() - LONGEST_DAYS * 86_400_000);
}

function stored(one: StoredAppointment | undefined): StoredAppointment {
  if (!one) throw new Error('An appointment that was just written is not there.');
  return one;
}
