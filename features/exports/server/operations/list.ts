import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { exportsContract } from '../../contract.ts';
import { viewExport } from '../export-view.ts';
import { listOwnExports } from '../store.ts';

const CURSOR = idCursor('exports');

export const list: Operation<typeof exportsContract.list> = async ({ db, scope, input, now }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listOwnExports(db, scope, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return {
    rows: rows.map((one) => viewExport(one, { sessionId: scope.sessionId, now })),
    next,
  };
};
