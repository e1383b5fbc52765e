import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { alreadySo } from '../rule-view.ts';
import { setPaused } from '../store/state.ts';

export const pauseAll: Operation<typeof automationContract.pauseAll> = async ({ db, scope, now, record }) => {
  if (!(await setPaused(db, { at: now, by: scope.name }))) return alreadySo('All rules are paused already.');
  record({
    contactId: null,
    subject: { type: 'automation', id: 'all' },
    summary: 'All automation rules paused',
    before: { paused: false },
    after: { paused: true },
  });
  return { paused: true };
};
