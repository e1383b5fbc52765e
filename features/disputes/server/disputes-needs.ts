import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall } from '../../../platform/server/manifest.ts';
import { listWaitingOutcomes } from './store/needs.ts';

/** Contacts are named one by one; anyone who has more of them sees the rest when these are done. */
const MOST = 5;

/** Outcomes of disputes that were proposed and wait for a decision: each leads to the disputes of its contact. */
export async function disputesNeeds({ db, scope }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('disputes:view') || !scope.may('disputes:prepare') || !scope.may('contacts:view')) return [];
  return (await listWaitingOutcomes(db, MOST)).map(({ contactId, contactName, waiting }) => ({
    key: `disputes.outcomes.${contactId}`,
    count: waiting,
    capped: false,
    href: `/contacts/${contactId}?tab=disputes`,
    weight: 'open',
    words: {
      one: `proposed outcome of ${contactName} waits for a decision`,
      many: `proposed outcomes of ${contactName} wait for a decision`,
    },
  }));
}
