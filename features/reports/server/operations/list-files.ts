import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { viewFile } from '../file-view.ts';
import { listOwnFiles } from '../store.ts';

export const listFiles: Operation<typeof reportsContract.listFiles> = async ({ db, scope, input, now }) => {
  const found = await listOwnFiles(db, scope, input);
  return {
    rows: found.map((one) => viewFile(one, { sessionId: scope.sessionId, now })),
    next: found.length === input.limit ? (found.at(-1)?.id ?? null) : null,
  };
};
