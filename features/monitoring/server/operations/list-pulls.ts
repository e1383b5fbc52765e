import { z } from 'zod';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { monitoringContract } from '../../contract.ts';
import { connectionNotFound } from '../connection-view.ts';
import { findConnection } from '../store.ts';
import { listPulls as listStored } from '../store/pulls.ts';

/** When it began, as the database writes it, and its id. */
const CURSOR = pageCursor('monitoring.pulls', z.tuple([z.string().refine(isInstant), z.uuid()]));

export const listPulls: Operation<typeof monitoringContract.listPulls> = async ({ db, input }) => {
  const connection = await findConnection(db, input.id);
  if (!connection) return connectionNotFound();
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listStored(db, connection.id, { after, limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ place, id }) => [place, id]);
  return {
    rows: rows.map(({ place: _place, begunAt, endedAt, ...pull }) => ({
      ...pull,
      begunAt: begunAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    next,
  };
};
