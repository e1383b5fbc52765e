import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { countContacts } from '../../contact-lists/server/public.ts';

const CAP = 999;
const WORDS = {
  'payment-failed': { one: 'client has a failed payment', many: 'clients have a failed payment' },
  'past-due': { one: 'client is past due', many: 'clients are past due' },
} as const;

/** Clients whose payments want looking after, a row for each reason with the list of exactly these; for who may see billing and that list. */
export async function billingNeeds(db: Db, scope: StaffScope): Promise<NeedsAction[]> {
  if (!scope.may('billing:view') || !scope.may('cases:view')) return [];
  const needs: NeedsAction[] = [];
  for (const billing of ['payment-failed', 'past-due'] as const) {
    const count = await countContacts(db, scope, { category: 'client', billing }, CAP);
    if (count > 0)
      needs.push({
        key: `billing.${billing}`,
        count: Math.min(count, CAP),
        capped: count > CAP,
        words: WORDS[billing],
        href: `/client-management?billing=${billing}`,
        weight: 'late',
      });
  }
  return needs;
}
