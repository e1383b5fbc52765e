import type { DeadlineKind } from '../../../platform/server/manifest.ts';
import { ANSWER_STEP_WORDS, STEP_BUSINESS_DAYS } from '../rules/next-step.ts';
import { listSteps } from './store/waiting.ts';

/** What the office does next after an answer that settles nothing. */
export const stepDeadlines: DeadlineKind = {
  key: 'answers.stepDue',
  name: 'Next steps after answers',
  permissions: ['disputes:view'],
  locked: {
    reason: `The day is chosen when the answer is entered: ${STEP_BUSINESS_DAYS} business days after it came, unless someone chooses another. To change it, undo the entry and enter the answer again.`,
  },
  read: async ({ db }, range) =>
    (await listSteps(db, range)).map(({ id, step, on, contactId, name, ownerId }) => ({
      id,
      version: null,
      on,
      title: `${ANSWER_STEP_WORDS[step]}: ${name}`,
      contact: { id: contactId, name },
      personId: ownerId,
      href: `/dispute-letters/answers?answer=${id}`,
    })),
};
