import type { DeadlineKind } from '../../../platform/server/manifest.ts';
import { RESPONSE_DAYS, RESPONSE_LAW } from '../../disputes/rules/response-clock.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { listResponsesDue } from './store/responses-due.ts';

/** Answers that bureaus owe, on the last day of their time. */
export const responseDeadlines: DeadlineKind = {
  key: 'letters.responseDue',
  name: 'Responses due',
  permissions: ['disputes:view'],
  locked: {
    reason: `The bureau has ${RESPONSE_DAYS} days from the day it receives the dispute, and more in some cases. To change the day, record the delivery of the letter.`,
    citation: RESPONSE_LAW,
  },
  read: async ({ db }, range) =>
    (await listResponsesDue(db, range)).map((one) => ({
      id: one.letterId,
      version: null,
      on: one.on,
      title: `${BUREAU_NAMES[one.bureau]} answer due${one.estimated ? ' (estimated)' : ''}: ${one.name}`,
      contact: { id: one.contactId, name: one.name },
      personId: one.ownerId,
      href: `/contacts/${one.contactId}?tab=disputes`,
    })),
};
