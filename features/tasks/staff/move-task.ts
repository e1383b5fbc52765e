import type { MovedDate } from '../../../platform/web/screens.ts';
import { api } from './queries.ts';

/** Sets the day a task is due; refused when someone changed it since it was read. */
export async function moveTask({ id, version, to }: MovedDate): Promise<void> {
  const { title, kind, note, assigneeId } = await api.get({ id });
  await api.update({ id, version, title, kind, note, assigneeId, dueOn: to });
}
