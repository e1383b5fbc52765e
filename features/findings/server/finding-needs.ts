import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall } from '../../../platform/server/manifest.ts';
import { listWaitingAnswers } from './store/needs.ts';

/** Contacts are named one by one, since answers belong to a report. The list is capped; the rest shows when these are done. */
const MOST = 5;

/** Answers that came in by the portal and wait for staff: to be taken into a round, set aside, or talked over. */
export async function findingNeeds({ db, scope }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('findings:view') || !scope.may('findings:work') || !scope.may('contacts:view') || !scope.may('credit-reports:view'))
    return [];
  return (await listWaitingAnswers(db, MOST)).map(({ contactId, contactName, waiting }) => ({
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
