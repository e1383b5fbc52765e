import type { Operation } from '../../../../platform/server/feature.ts';
import { restoreRecord } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { SCORES } from '../score-view.ts';

/** A score of the same day may have come in the meantime; then the later entry counts, and this one again when that goes. */
export const restore: Operation<typeof scoresContract.restore> = (call) => restoreRecord(call, SCORES, { ...call.input, what: 'restored' });
