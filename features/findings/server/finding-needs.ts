import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall } from '../../../platform/server/manifest.ts';
import { listCanceled } from '../../agreements/server/public.ts';
import { listWaitingAnswers } from './store/needs.ts';

/** Contacts are named one by one, since answers belong to a report. The list is capped; the rest shows when these are done. */
const MOST = 5;
/** More are read, since nothing is done with answers of those who canceled. */
const MOST_READ = 50;

/** Answers that came in by the portal and wait for staff: to be taken into a round, set aside, or talked over. */
export async function findingNeeds({ db, scope, now, zone }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('findings:view') || !scope.may('findings:work') || !scope.may('contacts:view') || !scope.may('credit-reports:view'))
    return [];
  const waits = await listWaitingAnswers(db, MOST_READ);
  const canceled = await listCanceled(
    db,
    waits.map(({ contactId }) => contactId),
    { now, zone },
  );
  return waits
    .filter(({ contactId }) => !canceled.has(contactId))
    .slice(0, MOST)
    .map(({ contactId, contactName, waiting }) => ({
      key: `findings.answered.${contactId}`,
      count: waiting,
      capped: false,
      href: `/contacts/${contactId}?tab=reports`,
      weight: 'open',
      words: {
        one: `answer of ${contactName} about the report waits for you`,
        many: `answers of ${contactName} about the report wait for you`,
      },
    }));
}
