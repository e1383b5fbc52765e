// Tasks, with the name of the contact they are about.
import { sql } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db, Row, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { DueSpan } from '../rules/due.ts';
import type { TaskKind } from '../rules/task-kinds.ts';

export interface TaskFields {
  readonly title: string;
  readonly kind: TaskKind;
  readonly note: string | null;
  readonly dueOn: CivilDate | null;
  readonly assigneeId: string | null;
}
export interface StoredTask extends TaskFields {
  readonly id: string;
  readonly version: number;
  readonly contactId: string | null;
  readonly contactName: string | null;
  readonly contactArchived: boolean;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly doneAt: Date | null;
  readonly doneBy: string | null;
  readonly removedAt: Date | null;
}

export interface TaskQuery {
  readonly contactId?: string | undefined;
  /** A user id, or 'none'. */
  readonly assignee?: string | undefined;
  /** null: without a date. */
  readonly due?: DueSpan | null | undefined;
  readonly done: boolean;
}
/** Tasks from `after` on, open ones by the day they are due, done ones latest first; `place` is that day or moment as the database writes it. */
export async function listTasks(
  db: StaffDb,
  query: TaskQuery & { readonly after?: readonly [place: string, id: string] | undefined; readonly limit: number },
): Promise<{ task: StoredTask; place: string }[]> {
  const { after, done, limit } = query;
  const key = done ? sql<string>`tasks.done_at::text` : sql<string>`tasks.due_order::text`;
  let q = filtered(db, query).select(COLUMNS).select(key.as('place')).limit(limit);
  q = done ? q.orderBy('doneAt', 'desc').orderBy('tasks.id', 'desc') : q.orderBy('dueOrder').orderBy('tasks.id');
  if (after)
    q = q.where(
      done
        ? sql<boolean>`(tasks.done_at, tasks.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
        : sql<boolean>`(tasks.due_order, tasks.id) > (${after[0]}::date, ${after[1]}::uuid)`,
    );
  return (await q.execute()).map((row) => ({ task: toTask(row), place: row.place }));
}

/** Matching tasks, counted up to `cap` and one more. */
export async function countTasks(db: StaffDb, query: TaskQuery, cap: number): Promise<number> {
  const inner = filtered(db, query)
    .select(sql.lit(1).as('one'))
    .limit(cap + 1);
  const { n } = await db
    .selectFrom(inner.as('m'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

function filtered(db: Db, { contactId, assignee, due, done }: TaskQuery) {
  let q = db
    .selectFrom('tasks')
    .leftJoin('contactNames as contacts', 'contacts.id', 'tasks.contactId')
    .where('removedAt', 'is', null)
    .where('doneAt', done ? 'is not' : 'is', null);
  q = contactId === undefined ? q.where('archivedAt', 'is', null) : q.where('contactId', '=', contactId);
  if (assignee !== undefined) q = assignee === 'none' ? q.where('assigneeId', 'is', null) : q.where('assigneeId', '=', assignee);
  if (due === null) return q.where('dueOn', 'is', null);
  if (due?.from) q = q.where('dueOrder', '>=', due.from);
  return due?.until ? q.where('dueOrder', '<=', due.until) : q;
}

/** Open tasks due on a day of the range, earliest first; of one person when given. */
export async function listDueTasks(
  db: StaffDb,
  range: { readonly from: CivilDate; readonly until: CivilDate; readonly personId: string | null; readonly most: number },
): Promise<readonly StoredTask[]> {
  const rows = await filtered(db, { due: { from: range.from, until: range.until }, assignee: range.personId ?? undefined, done: false })
    .select(COLUMNS)
    .orderBy('dueOrder')
    .orderBy('tasks.id')
    .limit(range.most)
    .execute();
  return rows.map(toTask);
}

/** A task, removed ones too. */
export async function findTask(db: StaffDb, id: string): Promise<StoredTask | undefined> {
  const row = await db
    .selectFrom('tasks')
    .leftJoin('contactNames as contacts', 'contacts.id', 'tasks.contactId')
    .select(COLUMNS)
    .where('tasks.id', '=', id)
    .executeTakeFirst();
  return row && toTask(row);
}

export async function insertTask(
  db: Db,
  task: {
    readonly id: string;
    readonly contact: { readonly id: string; readonly name: string } | undefined;
    readonly fields: TaskFields;
    readonly by: { readonly userId: string; readonly name: string };
    readonly at: Date;
  },
): Promise<StoredTask> {
  const row = await db
    .insertInto('tasks')
    .values({
      id: task.id,
      version: 1,
      contactId: task.contact?.id ?? null,
      ...columns(task.fields),
      createdAt: task.at,
      createdBy: task.by.userId,
      createdByName: task.by.name,
      doneAt: null,
      doneByName: null,
      removedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTask({ ...row, contactName: task.contact?.name ?? null, archivedAt: null });
}

/** What may change of a task; what is left out stays. */
export interface TaskChange {
  readonly fields?: TaskFields;
  readonly done?: { readonly at: Date; readonly by: string } | null;
  readonly removedAt?: Date | null;
}

/** Writes a change and counts the version up; undefined when the stored version is no longer `version`. */
export async function changeTask(
  db: Db,
  task: StoredTask,
  version: number,
  { fields, done, removedAt }: TaskChange,
): Promise<StoredTask | undefined> {
  const row = await db
    .updateTable('tasks')
    .set({
      version: version + 1,
      ...(fields && columns(fields)),
      ...(done !== undefined && { doneAt: done?.at ?? null, doneByName: done?.by ?? null }),
      ...(removedAt !== undefined && { removedAt }),
    })
    .where('id', '=', task.id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row && { ...toTask({ ...row, contactName: task.contactName, archivedAt: null }), contactArchived: task.contactArchived };
}

const COLUMNS = [
  'tasks.id',
  'tasks.version',
  'contactId',
  'contacts.name as contactName',
  'archivedAt',
  'title',
  'kind',
  'note',
  'dueOn',
  'assigneeId',
  'tasks.createdAt',
  'createdByName',
  'doneAt',
  'doneByName',
  'removedAt',
] as const;

type TaskRow = Omit<Row<'tasks'>, 'dueOrder' | 'createdBy'> & { readonly contactName: string | null; readonly archivedAt: Date | null };

function toTask(r: TaskRow): StoredTask {
  return {
    id: r.id,
    version: r.version,
    contactId: r.contactId,
    contactName: r.contactName,
    contactArchived: r.archivedAt !== null,
    title: r.title,
    kind: r.kind,
    note: r.note,
    dueOn: r.dueOn,
    assigneeId: r.assigneeId,
    createdAt: r.createdAt,
    createdBy: r.createdByName,
    doneAt: r.doneAt,
    doneBy: r.doneByName,
    removedAt: r.removedAt,
  };
}

function columns({ title, kind, note, dueOn, assigneeId }: TaskFields) {
  return { title, kind, note, dueOn, assigneeId };
}
