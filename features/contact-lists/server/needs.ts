// The dashboard counts of contacts. Owners of contacts see their own, everyone else sees all.
import { addDays } from '../../../platform/base/civil-date.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import { capCount, MOST_COUNTED, type NeedsCall } from '../../../platform/server/manifest.ts';
import { SOON_DAYS } from '../rules/follow-up.ts';
import { countFollowUps, countIncomplete, ownsContacts } from './store/needs.ts';

export async function contactNeeds({ db, scope, today }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('contacts:view')) return [];
  const ownerId = (await ownsContacts(db, scope)) ? scope.userId : null;
  const overdue = await countFollowUps(db, ownerId, { from: null, until: addDays(today, -1) }, MOST_COUNTED + 1);
  const soon = await countFollowUps(db, ownerId, { from: today, until: addDays(today, SOON_DAYS) }, MOST_COUNTED + 1);
  const incomplete = await countIncomplete(db, ownerId, MOST_COUNTED + 1);
  const of = ownerId === null ? '' : `&owner=${ownerId}`;
  const needs: NeedsAction[] = [
    {
      key: 'contacts.followUpsOverdue',
      ...capCount(overdue),
      words: { one: 'follow-up is overdue', many: 'follow-ups are overdue' },
      href: `/contacts?followUp=overdue${of}`,
      weight: 'late',
    },
    {
      key: 'contacts.followUpsDue',
      ...capCount(soon),
      words: { one: 'follow-up is due within two days', many: 'follow-ups are due within two days' },
      href: `/contacts?followUp=soon${of}`,
      weight: 'soon',
    },
    {
      key: 'contacts.incomplete',
      ...capCount(incomplete),
      weight: 'open',
      href: `/contacts?incomplete=yes${of}`,
      words: { one: 'client is missing data for letters', many: 'clients are missing data for letters' },
    },
  ];
  return needs.filter(({ count }) => count > 0);
}
