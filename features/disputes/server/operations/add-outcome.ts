import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';

export const addOutcome: Operation<typeof disputesContract.addOutcome> = async () => refuse('disputes.notBuilt', 'This is not built yet.');
