import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall } from '../../../platform/server/manifest.ts';
import { countConnections } from './store/by-contact.ts';

const CAP = 999;
/** What no report comes in with until somebody sees to it. */
const WORDS = {
  'sign-in-failed': { one: 'monitoring sign-in fails', many: 'monitoring sign-ins fail' },
  unpaid: { one: 'monitoring membership is not paid', many: 'monitoring memberships are not paid' },
  'needs-client': { one: 'monitoring connection needs the client', many: 'monitoring connections need the client' },
} as const;
const STATUSES = ['sign-in-failed', 'unpaid', 'needs-client'] as const satisfies readonly (keyof typeof WORDS)[];

/** Connections that do not work, a row for each reason, with the list of exactly these. */
export async function monitoringNeeds({ db, scope }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('monitoring:view')) return [];
  const counts = await countConnections(db, STATUSES, CAP);
  return STATUSES.flatMap((status) => {
    const count = counts.get(status) ?? 0;
    return count === 0
      ? []
      : [
          {
            key: `monitoring.${status}` as const,
            count: Math.min(count, CAP),
            capped: count > CAP,
            words: WORDS[status],
            href: `/idiq?status=${status}`,
            weight: 'soon' as const,
          },
        ];
  });
}
