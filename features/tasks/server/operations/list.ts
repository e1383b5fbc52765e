import { civilDateAt, parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { isInstant } from '../../../../platform/base/instant.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { tasksContract } from '../../contract.ts';
import { spanOf } from '../../rules/due.ts';
import { listTasks, type TaskMarker } from '../store.ts';
import { viewTask } from '../task-view.ts';

export const list: Operation<typeof tasksContract.list> = async ({ db, input, now }) => {
  const { contactId, assignee, limit } = input;
  const done = input.done === 'yes';
  const after = input.after === undefined ? undefined : readMarker(input.after, done);
  if (after === null) return refuse('tasks.cursorUnknown', 'This page marker does not belong to this list.');
  const due = input.due && (spanOf(input.due, input.today ?? civilDateAt(now, OFFICE_ZONE)) ?? null);
  const { rows, last } = await listTasks(db, { contactId, assignee, due, done, after, limit });
  return {
    rows: rows.map(viewTask),
    next: last && rows.length === limit ? Buffer.from(JSON.stringify([done, ...last])).toString('base64url') : null,
  };
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The sort key inside a page marker; null when this list did not make it. */
function readMarker(marker: string, done: boolean): TaskMarker | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(marker, 'base64url').toString('utf8'));
    if (!Array.isArray(value) || value.length !== 3) return null;
    const [ofDone, at, id]: readonly unknown[] = value;
    if (ofDone !== done || typeof at !== 'string' || typeof id !== 'string' || !ID.test(id)) return null;
    const exists = done ? isInstant(at) : at === 'infinity' || parseCivilDate(at) !== undefined;
    return exists ? [at, id] : null;
  } catch {
    return null;
  }
}
