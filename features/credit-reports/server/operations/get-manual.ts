import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';

export const getManual: Operation<typeof creditReportsContract.getManual> = async () => refuse('creditReports.notBuilt', 'This is not built yet.');
