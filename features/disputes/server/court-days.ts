// Days by which clients answer a court. The office answers no court; it sees to it that the client knows the day and talks to an attorney.
import { addDays } from '../../../platform/base/civil-date.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { DeadlineKind, NeedsCall } from '../../../platform/server/manifest.ts';
import { listCourtDays } from './store/summonses.ts';

export const courtDeadlines: DeadlineKind = {
  key: 'disputes.courtAnswerDue',
  name: 'Answers due in court',
  permissions: ['disputes:view'],
  locked: { reason: 'The court sets the day. Only the client and an attorney can ask the court for another one.' },
  read: async ({ db }, range) =>
    (await listCourtDays(db, range)).map(({ id, on, contactId, name, ownerId }) => ({
      id,
      version: null,
      on,
      title: `Answer due in court: ${name}`,
      contact: { id: contactId, name },
      personId: ownerId,
      href: `/contacts/${contactId}?tab=disputes`,
    })),
};

/** So many days ahead there is still time to find an attorney. */
const AHEAD_DAYS = 14;
/** Clients are named one by one; anyone who has more of them sees the rest when these are done. */
const MOST = 5;

export async function courtNeeds({ db, scope, today }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('disputes:view') || !scope.may('disputes:prepare') || !scope.may('contacts:view')) return [];
  const days = await listCourtDays(db, { from: today, until: addDays(today, AHEAD_DAYS), personId: null, most: MOST });
  return days.map(({ id, contactId, name, on }) => ({
    key: `disputes.court.${id}`,
    count: 1,
    capped: false,
    href: `/contacts/${contactId}?tab=disputes`,
    weight: on <= addDays(today, AHEAD_DAYS / 2) ? 'late' : 'soon',
    words: { one: `court waits for an answer of ${name}`, many: `courts wait for an answer of ${name}` },
  }));
}
