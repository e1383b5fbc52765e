import type { Operation } from '../../../../platform/server/feature.ts';
import type { importsContract } from '../../contract.ts';
import { viewImport } from '../import-view.ts';
import { NOT_FOUND } from '../refusals.ts';
import { findImport } from '../store.ts';

export const get: Operation<typeof importsContract.get> = async ({ db, scope, input, services, now }) => {
  const one = await findImport(db, input.id);
  return one ? viewImport(one, { userId: scope.userId, sealer: services.sealer, now }) : NOT_FOUND;
};
