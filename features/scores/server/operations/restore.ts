import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { scoresContract } from '../../contract.ts';

export const restore: Operation<typeof scoresContract.restore> = async () => refuse('scores.notBuilt', 'This is not built yet.');
