// Tasks, with the name of the contact they are about.
import { sql, type Generated } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { DueSpan } from '../rules/due.ts';
import type { TaskKind } from '../rules/task-kinds.ts';

type Tables = {
  tasks: {
    id: string;
    version: number;
    contact_id: string | null;
    title: string;
    kind: TaskKind;
    note: string | null;
    due_on: CivilDate | null;
    due_order: Generated<string>;
    assignee_id: string | null;
    created_at: Date;
    created_by: string | null;
    created_by_name: string;
    done_at: Date | null;
    done_by_name: string | null;
    removed_at: Date | null;
  };
  contacts: { id: string; name: string; archived_at: Date | null };
};
const tables = (db: Db) => db.withTables<Tables>();

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
/** Sort key of the last row of the page before: the day or moment as the database writes it, and the id. */
export type TaskMarker = readonly [at: string, id: string];

/** A page of tasks: open ones by the day they are due, done ones latest first. */
export async function listTasks(
  db: Db,
  _scope: StaffScope,
  query: TaskQuery & { readonly after?: TaskMarker | undefined; readonly limit: number },
): Promise<{ rows: StoredTask[]; last: TaskMarker | undefined }> {
  const { after, done, limit } = query;
  const key = done ? sql<string>`tasks.done_at::text` : sql<string>`tasks.due_order::text`;
  let q = filtered(db, query).select(COLUMNS).select(key.as('marker')).limit(limit);
  q = done ? q.orderBy('done_at', 'desc').orderBy('tasks.id', 'desc') : q.orderBy('due_order').orderBy('tasks.id');
  if (after)
    q = q.where(
      done
        ? sql<boolean>`(tasks.done_at, tasks.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
        : sql<boolean>`(tasks.due_order, tasks.id) > (${after[0]}::date, ${after[1]}::uuid)`,
    );
  const found = await q.execute();
  const end = found.at(-1);
  return { rows: found.map(toTask), last: end && [end.marker, end.id] };
}

/** Matching tasks, counted up to `cap` and one more. */
export async function countTasks(db: Db, _scope: StaffScope, query: TaskQuery, cap: number): Promise<number> {
  const inner = filtered(db, query)
    .select(sql.lit(1).as('one'))
    .limit(cap + 1);
  const { n } = await tables(db)
    .selectFrom(inner.as('m'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

function filtered(db: Db, { contactId, assignee, due, done }: TaskQuery) {
  let q = tables(db)
    .selectFrom('tasks')
    .leftJoin('contacts', 'contacts.id', 'tasks.contact_id')
    .where('removed_at', 'is', null)
    .where('done_at', done ? 'is not' : 'is', null);
  q = contactId === undefined ? q.where('archived_at', 'is', null) : q.where('contact_id', '=', contactId);
  if (assignee !== undefined) q = assignee === 'none' ? q.where('assignee_id', 'is', null) : q.where('assignee_id', '=', assignee);
  if (due === null) return q.where('due_on', 'is', null);
  if (due?.from) q = q.where('due_order', '>=', due.from);
  return due?.until ? q.where('due_order', '<=', due.until) : q;
}

/** A task, removed ones too. */
export async function findTask(db: Db, _scope: StaffScope, id: string): Promise<StoredTask | undefined> {
  const row = await tables(db)
    .selectFrom('tasks')
    .leftJoin('contacts', 'contacts.id', 'tasks.contact_id')
    .select(COLUMNS)
    .where('tasks.id', '=', id)
    .executeTakeFirst();
  return row && toTask(row);
}

export async function insertTask(
  db: Db,
  task: { id: string; contactId: string | null; fields: TaskFields; byId: string; byName: string; at: Date },
): Promise<void> {
  await tables(db)
    .insertInto('tasks')
    .values({
      id: task.id,
      version: 1,
      contact_id: task.contactId,
      ...columns(task.fields),
      created_at: task.at,
      created_by: task.byId,
      created_by_name: task.byName,
      done_at: null,
      done_by_name: null,
      removed_at: null,
    })
    .execute();
}

/** What may change of a task; what is left out stays. */
export interface TaskChange {
  readonly fields?: TaskFields;
  readonly done?: { readonly at: Date; readonly by: string } | null;
  readonly removedAt?: Date | null;
}

/** Writes a change and counts the version up; false when the stored version is not `version` any more. */
export async function changeTask(db: Db, id: string, version: number, { fields, done, removedAt }: TaskChange): Promise<boolean> {
  const written = await tables(db)
    .updateTable('tasks')
    .set({
      version: version + 1,
      ...(fields && columns(fields)),
      ...(done !== undefined && { done_at: done?.at ?? null, done_by_name: done?.by ?? null }),
      ...(removedAt !== undefined && { removed_at: removedAt }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

const COLUMNS = [
  'tasks.id',
  'tasks.version',
  'contact_id',
  'contacts.name as contact_name',
  'archived_at',
  'title',
  'kind',
  'note',
  'due_on',
  'assignee_id',
  'tasks.created_at',
  'created_by_name',
  'done_at',
  'done_by_name',
  'removed_at',
] as const;

type Row = Omit<Tables['tasks'], 'due_order' | 'created_by'> & { readonly contact_name: string | null; readonly archived_at: Date | null };

function toTask(r: Row): StoredTask {
  return {
    id: r.id,
    version: r.version,
    contactId: r.contact_id,
    contactName: r.contact_name,
    contactArchived: r.archived_at !== null,
    title: r.title,
    kind: r.kind,
    note: r.note,
    dueOn: r.due_on,
    assigneeId: r.assignee_id,
    createdAt: r.created_at,
    createdBy: r.created_by_name,
    doneAt: r.done_at,
    doneBy: r.done_by_name,
    removedAt: r.removed_at,
  };
}

function columns({ title, kind, note, dueOn, assigneeId }: TaskFields) {
  return { title, kind, note, due_on: dueOn, assignee_id: assigneeId };
}
