import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { alreadySo } from '../rule-view.ts';
import { setPaused } from '../store/state.ts';

export const resumeAll: Operation<typeof automationContract.resumeAll> = async ({ db, record }) => {
  if (!(await setPaused(db, null))) return alreadySo('The rules are not paused.');
  record({
    contactId: null,
    subject: { type: 'automation', id: 'all' },
    summary: 'All automation rules resumed',
    before: { paused: true },
    after: { paused: false },
  });
  return { paused: false };
};
