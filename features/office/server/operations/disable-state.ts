import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { stateName } from '../../rules/state-permits.ts';
import { findState, lockStates, saveState } from '../states/state-store.ts';
import { viewStates } from '../states/state-view.ts';

export const disableState: Operation<typeof officeContract.disableState> = async ({ db, scope, input, now, zone, record }) => {
  await lockStates(db);
  const before = await findState(db, input.state);
  if (!before?.enabled) return refuse('office.stateOff', `${stateName(input.state)} is not switched on.`);
  if (before.version !== input.version) return changedMeanwhile.refuse();
  await saveState(db, { ...before, enabled: false }, now, scope);
  record({
    contactId: null,
    subject: { type: 'state', id: input.state },
    summary: `${stateName(input.state)} switched off: ${input.reason}`,
    before: { enabled: true },
    after: { enabled: false, reason: input.reason },
  });
  return { states: await viewStates(db, { now, zone }) };
};
