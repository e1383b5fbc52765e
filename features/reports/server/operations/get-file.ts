import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { FILE_NOT_FOUND, viewFile } from '../file-view.ts';
import { findOwnFile } from '../store.ts';

export const getFile: Operation<typeof reportsContract.getFile> = async ({ db, scope, input, now }) => {
  const one = await findOwnFile(db, scope, input.id);
  return one ? viewFile(one, { sessionId: scope.sessionId, now }) : FILE_NOT_FOUND;
};
