import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { reportsContract } from '../../contract.ts';
import { viewFile } from '../file-view.ts';
import { listOwnFiles } from '../store.ts';

const CURSOR = idCursor('reports.files');

export const listFiles: Operation<typeof reportsContract.listFiles> = async ({ db, scope, input, now }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listOwnFiles(db, scope, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return {
    rows: rows.map((one) => viewFile(one, { sessionId: scope.sessionId, now })),
    next,
  };
};
