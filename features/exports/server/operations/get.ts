import type { Operation } from '../../../../platform/server/feature.ts';
import type { exportsContract } from '../../contract.ts';
import { viewExport } from '../export-view.ts';
import { NOT_FOUND } from '../refusals.ts';
import { findOwnExport } from '../store.ts';

export const get: Operation<typeof exportsContract.get> = async ({ db, scope, input, now }) => {
  const one = await findOwnExport(db, scope, input.id);
  return one ? viewExport(one, { sessionId: scope.sessionId, now }) : NOT_FOUND;
};
