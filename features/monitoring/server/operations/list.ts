import { z } from 'zod';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { monitoringContract } from '../../contract.ts';
import { viewConnection } from '../connection-view.ts';
import { listConnections, type ConnectionMarker } from '../store/list.ts';

export const list: Operation<typeof monitoringContract.list> = async ({ db, input, services, now }) => {
  const { status, provider, contactId, search, limit } = input;
  const after = input.after === undefined ? undefined : readMarker(input.after);
  if (after === null) return refuse('monitoring.cursorUnknown', 'This page marker does not belong to this list.');
  const { rows, markers } = await listConnections(db, { status, provider, contactId, search, after, limit });
  const end = rows.length > limit ? markers[limit - 1] : undefined;
  return {
    rows: rows.slice(0, limit).map((row) => viewConnection(row, services, now)),
    next: end ? Buffer.from(JSON.stringify(end)).toString('base64url') : null,
  };
};

const marker = z.strictObject({
  need: z.int().min(0).max(9),
  on: z.string().refine((day) => day === 'infinity' || parseCivilDate(day) !== undefined),
  id: z.uuid(),
});

/** The sort key inside a page marker; null when this list did not make it. */
function readMarker(text: string): ConnectionMarker | null {
  try {
    return marker.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}
