import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { scoresContract } from '../../contract.ts';

export const setGoal: Operation<typeof scoresContract.setGoal> = async () => refuse('scores.notBuilt', 'This is not built yet.');
