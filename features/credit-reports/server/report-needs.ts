import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { listUnread } from './store/unread.ts';

/** Reports are named one by one; whoever has more of them sees the rest when these are done. */
const MOST = 5;
const DAY_MS = 24 * 3_600_000;
/** Reading takes seconds. */
const TOO_LONG_MS = 10 * 60_000;
const LOOK_BACK_DAYS = 60;

/** Reports somebody has to look after: each leads to the reports of its contact. */
export async function reportNeeds(db: Db, scope: StaffScope, { now }: { readonly now: Date }): Promise<NeedsAction[]> {
  if (!scope.may('credit-reports:view') || !scope.may('contacts:view')) return [];
  const at = now.getTime();
  const unread = await listUnread(db, scope, { since: new Date(at - LOOK_BACK_DAYS * DAY_MS), readingBefore: new Date(at - TOO_LONG_MS), limit: MOST });
  return unread.map(({ contactId, contactName, state }) => ({
    key: `creditReports.${state}.${contactId}`, count: 1, capped: false, href: `/contacts/${contactId}?tab=reports`, weight: state === 'refused' ? 'soon' : 'open',
    words: state === 'refused' ? named(`credit report of ${contactName} could not be read`) : named(`credit report of ${contactName} is still being read`),
  }));
}

function named(one: string): NeedsAction['words'] {
  return { one, many: one };
}
