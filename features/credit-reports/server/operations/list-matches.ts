import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';

export const listMatches: Operation<typeof creditReportsContract.listMatches> = async () => refuse('creditReports.notBuilt', 'This is not built yet.');
