import { civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { officeContract } from '../../contract.ts';
import { BLOCKED_STATES, stateName } from '../../rules/state-permits.ts';
import { findState, lockStates, saveState } from '../states/state-store.ts';
import { viewStates } from '../states/state-view.ts';

export const enableState: Operation<typeof officeContract.enableState> = async ({ db, scope, input, now, zone, record }) => {
  const { state, version, ...review } = input;
  const law = BLOCKED_STATES[state];
  if (law !== undefined)
    return refuse('office.stateBlocked', `In ${stateName(state)} this business is an offense. It cannot be switched on.`, {
      citation: law,
    });
  const today = civilDateAt(now, zone);
  if (daysBetween(today, review.reviewedOn) > 0) return atField('reviewedOn', 'This day lies in the future.');
  if (review.validUntil !== null && daysBetween(review.validUntil, today) > 0) return atField('validUntil', 'This day has passed.');
  await lockStates(db);
  const before = await findState(db, state);
  if ((before?.version ?? 0) !== version) return changedMeanwhile.refuse();
  await saveState(db, { state, version, enabled: true, ...review }, now, scope);
  record({
    contactId: null,
    subject: { type: 'state', id: state },
    summary: `${stateName(state)} switched on: reviewed by ${review.reviewedBy}`,
    before: { enabled: before?.enabled ?? false },
    after: { enabled: true, ...review },
  });
  return { states: await viewStates(db, { now, zone }) };
};

function atField(field: string, sentence: string) {
  return refuse('office.stateDayWrong', sentence, { fields: { [field]: sentence } });
}
