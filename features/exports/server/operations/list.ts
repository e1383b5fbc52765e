import type { Operation } from '../../../../platform/server/feature.ts';
import type { exportsContract } from '../../contract.ts';
import { viewExport } from '../export-view.ts';
import { listOwnExports } from '../store.ts';

export const list: Operation<typeof exportsContract.list> = async ({ db, scope, input, now }) => {
  const found = await listOwnExports(db, scope, input);
  return {
    rows: found.map((one) => viewExport(one, { sessionId: scope.sessionId, now })),
    next: found.length === input.limit ? (found.at(-1)?.id ?? null) : null,
  };
};
