import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';
import { listCorrectLines } from '../store/correct-lines.ts';

export const listMyCorrect: Operation<typeof disputesContract.listMyCorrect> = async ({ db, scope, services }) => ({
  rows: await listCorrectLines(db, services.sealer, scope.contactId),
});
