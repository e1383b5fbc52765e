import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';

export const undoMatch: Operation<typeof creditReportsContract.undoMatch> = async () => refuse('creditReports.notBuilt', 'This is not built yet.');
