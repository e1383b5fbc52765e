import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { HISTORY_KINDS, type bulkContract, type HistoryKind } from '../../contract.ts';
import { listHistory } from '../store/history.ts';

const CURSOR = pageCursor('bulk.history', z.tuple([z.uuid()]));
/** What each kind needs beside seeing this page. */
const NEEDS = { bulk: 'bulk:view', list: 'contacts:view', import: 'imports:view', export: 'exports:view' } as const satisfies Record<
  HistoryKind,
  string
>;

export const history: Operation<typeof bulkContract.history> = async ({ db, scope, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const kinds = HISTORY_KINDS.filter((kind) => scope.may(NEEDS[kind]) && (input.kind === undefined || kind === input.kind));
  const found = await listHistory(db, { kinds, by: input.by, after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), next };
};
