// Connections that no report comes in with until someone sees to it: one line per reason, linked to the list of exactly these.
import { needOf } from '../../../platform/server/manifest.ts';
import { countConnections } from './store/by-contact.ts';

const WORDS = {
  'sign-in-failed': { one: 'monitoring sign-in fails', many: 'monitoring sign-ins fail' },
  unpaid: { one: 'monitoring membership is not paid', many: 'monitoring memberships are not paid' },
  'needs-client': { one: 'monitoring connection needs the client', many: 'monitoring connections need the client' },
} as const;

export const monitoringNeeds = (['sign-in-failed', 'unpaid', 'needs-client'] as const).map((status) =>
  needOf({
    key: `monitoring.${status}`,
    permissions: ['monitoring:view'],
    words: WORDS[status],
    href: `/idiq?status=${status}`,
    weight: 'soon',
    count: async ({ db }, most) => (await countConnections(db, [status], most - 1)).get(status) ?? 0,
  }),
);
