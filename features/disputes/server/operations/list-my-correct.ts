import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';
import { listCorrectLines } from '../store/correct-lines.ts';

export const listMyCorrect: Operation<typeof disputesContract.listMyCorrect> = async ({ db, scope, zone, services }) => ({
  rows: await listCorrectLines(db, services.sealer, scope.contactId, zone),
});
