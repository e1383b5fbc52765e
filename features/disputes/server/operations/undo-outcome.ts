import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';

export const undoOutcome: Operation<typeof disputesContract.undoOutcome> = async () => refuse('disputes.notBuilt', 'This is not built yet.');
