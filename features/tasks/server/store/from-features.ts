// Tasks that other features open inside their own changes, unassigned.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import type { TaskKind } from '../../rules/task-kinds.ts';

export interface OpenedTask {
  readonly contactId: string;
  readonly title: string;
  readonly kind: TaskKind;
  readonly note: string | null;
  readonly dueOn: CivilDate | null;
  readonly at: Date;
  /** Who or what opens it, as the task shows it. */
  readonly byName: string;
}

/**
 * Opens a task and answers its id. A task of the contact with the very same title that was not removed, done or not, is answered
 * instead: what opened it once does not open it twice.
 */
export async function openTask(db: Db, { contactId, kind, note, dueOn, at, byName, ...given }: OpenedTask): Promise<string> {
  const title = given.title.slice(0, 160);
  const known = await db
    .selectFrom('tasks')
    .select('id')
    .where('contactId', '=', contactId)
    .where('title', '=', title)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (known) return known.id;
  const id = newId(at);
  await db
    .insertInto('tasks')
    .values({
      id,
      version: 1,
      contactId,
      title,
      kind,
      note,
      dueOn,
      assigneeId: null,
      createdAt: at,
      createdBy: null,
      createdByName: byName,
    })
    .execute();
  return id;
}

/** Takes tasks out whose reason is gone; those that are done stay as they are. */
export async function withdrawTasks(db: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await sql`update tasks set removed_at = ${at}, version = version + 1 where id = any(${[...ids]}::uuid[]) and done_at is null and removed_at is null`.execute(
      db,
    );
}

/** Those of these tasks that wait to be done. */
export async function listWaiting(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<
    Pick<Row<'tasks'>, 'id'>
  >`select id from tasks where id = any(${[...ids]}::uuid[]) and done_at is null and removed_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
