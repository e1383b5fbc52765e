import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';

export const decideOutcomes: Operation<typeof disputesContract.decideOutcomes> = async () => refuse('disputes.notBuilt', 'This is not built yet.');
