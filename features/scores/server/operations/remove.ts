import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { removeRecord } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { SCORES } from '../score-view.ts';

export const remove: Operation<typeof scoresContract.remove> = (call) =>
  removeRecord(call, SCORES, {
    ...call.input,
    what: 'removed',
    check: ({ source }) =>
      source === 'report' ? refuse('scores.fromReport', 'This score comes from a report. Set the report aside to remove it.') : undefined,
  });
