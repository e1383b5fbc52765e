import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall } from '../../../platform/server/manifest.ts';
import { listDoubtful, listQuestioned } from './store/asking.ts';
import { listUnread } from './store/unread.ts';

/** Reports are named one by one; anyone who has more of them sees the rest when these are done. */
const MOST = 5;
const DAY_MS = 24 * 3_600_000;
/** Reading takes seconds. */
const TOO_LONG_MS = 10 * 60_000;
const LOOK_BACK_DAYS = 60;

/** Reports someone has to look after, for those who can: each leads to the reports of its contact. */
export async function reportNeeds({ db, scope, now }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('credit-reports:view') || !scope.may('contacts:view')) return [];
  const at = now.getTime();
  const since = new Date(at - LOOK_BACK_DAYS * DAY_MS);
  const mayAdd = scope.may('credit-reports:add');
  const unread = mayAdd ? await listUnread(db, { since, readingBefore: new Date(at - TOO_LONG_MS), limit: MOST }) : [];
  const questioned = mayAdd ? await listQuestioned(db, MOST) : [];
  const doubtful = mayAdd ? await listDoubtful(db, MOST) : [];
  return [
    ...questioned.map(({ contactId, contactName, count }) => ({
      key: `creditReports.questioned.${contactId}` as const,
      count,
      capped: false,
      href: `/contacts/${contactId}?tab=reports`,
      weight: 'soon' as const,
      words: {
        one: `credit report of ${contactName} needs confirmation before it is used`,
        many: `credit reports of ${contactName} need confirmation before they are used`,
      },
    })),
    ...unread.map(({ contactId, contactName, state }) => ({
      key: `creditReports.${state}.${contactId}` as const,
      count: 1,
      capped: false,
      href: `/contacts/${contactId}?tab=reports`,
      weight: state === 'refused' ? ('soon' as const) : ('open' as const),
      words:
        state === 'refused'
          ? named(`credit report of ${contactName} could not be read`)
          : named(`credit report of ${contactName} is still being read`),
    })),
    ...doubtful.map(({ contactId, contactName, count }) => ({
      key: `creditReports.matches.${contactId}` as const,
      count,
      capped: false,
      href: `/contacts/${contactId}?tab=reports`,
      weight: 'open' as const,
      words: { one: `pair of lines of ${contactName} may be one account`, many: `pairs of lines of ${contactName} may be one account` },
    })),
  ];
}

function named(one: string): NeedsAction['words'] {
  return { one, many: one };
}
