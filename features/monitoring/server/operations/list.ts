import { z } from 'zod';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { monitoringContract } from '../../contract.ts';
import { viewConnection } from '../connection-view.ts';
import { listConnections } from '../store/list.ts';

const refreshDay = z.string().refine((day) => day === 'infinity' || parseCivilDate(day) !== undefined);
const CURSOR = pageCursor('monitoring', z.tuple([z.int().min(0).max(9), refreshDay, z.uuid()]));

export const list: Operation<typeof monitoringContract.list> = async ({ db, input, services, now }) => {
  const { status, provider, contactId, search, limit } = input;
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listConnections(db, { status, provider, contactId, search, after, limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ need, refreshes, id }) => [need, refreshes, id]);
  return { rows: rows.map(({ need: _need, refreshes: _refreshes, ...row }) => viewConnection(row, services, now)), next };
};
