import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import type { DeadlineKind } from '../../../platform/server/manifest.ts';
import { RESPONSE_DAYS } from '../../disputes/rules/response-clock.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { listResponsesDue } from './store/responses-due.ts';

/** Answers that bureaus owe, on the last of their 30 days; here because the days count from the printing of the letter. */
export const responseDeadlines: DeadlineKind = {
  key: 'letters.responseDue',
  name: 'Responses due',
  permissions: ['disputes:view'],
  locked: {
    reason: `The bureau has ${RESPONSE_DAYS} days from the day it receives the dispute. They are counted from the day the letter was printed.`,
    citation: '15 U.S.C. 1681i(a)(1)(A)',
  },
  read: async ({ db }, range) =>
    (await listResponsesDue(db, { ...range, days: RESPONSE_DAYS, zone: OFFICE_ZONE })).map((one) => ({
      id: one.letterId,
      version: null,
      on: one.on,
      title: `${BUREAU_NAMES[one.bureau]} answer due: ${one.name}`,
      contact: { id: one.contactId, name: one.name },
      personId: one.ownerId,
      href: `/contacts/${one.contactId}?tab=disputes`,
    })),
};
