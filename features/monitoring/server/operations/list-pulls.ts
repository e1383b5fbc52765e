import type { Operation } from '../../../../platform/server/feature.ts';
import type { monitoringContract } from '../../contract.ts';
import { connectionNotFound } from '../connection-view.ts';
import { findConnection } from '../store.ts';
import { listPulls as listStored } from '../store/pulls.ts';

export const listPulls: Operation<typeof monitoringContract.listPulls> = async ({ db, input }) => {
  const connection = await findConnection(db, input.id);
  if (!connection) return connectionNotFound();
  const found = await listStored(db, connection.id, { after: input.after, limit: input.limit });
  const rows = found
    .slice(0, input.limit)
    .map(({ begunAt, endedAt, ...pull }) => ({ ...pull, begunAt: begunAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }));
  return { rows, next: found.length > input.limit ? (rows.at(-1)?.id ?? null) : null };
};
