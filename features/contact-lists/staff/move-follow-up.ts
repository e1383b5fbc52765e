import type { MovedDate } from '../../../platform/web/screens.ts';
import { api } from './queries.ts';

/** Sets the day a contact is followed up; refused when someone changed the contact since it was read. */
export async function moveFollowUp({ id, version, to }: MovedDate): Promise<void> {
  await api.quickUpdate({ id, version, set: { followUpOn: to } });
}
