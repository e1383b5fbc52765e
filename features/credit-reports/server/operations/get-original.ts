import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { readFile } from '../../../files/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { findReport } from '../store.ts';

export const getOriginal: Operation<typeof creditReportsContract.getOriginal> = async ({ db, scope, input, services }) => {
  const found = await findReport(db, scope, input.id);
  return found ? readFile(db, services, found.fileId) : refuse('creditReports.notFound', 'There is no such report.');
};
