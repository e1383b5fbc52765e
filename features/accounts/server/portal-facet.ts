import { facet, forAll } from '../../../platform/server/manifest.ts';
import { portalValue, type PortalValue } from '../rules/portal-value.ts';
import { findPortalTies } from './store/portal-ties.ts';

const NEITHER: PortalValue = { login: false, invited: false, lastSeenAt: null };

export const portalFacet = facet<PortalValue>({
  key: 'portal',
  permission: 'access:view-client-logins',
  value: portalValue,
  many: async ({ db, now }, ids) => {
    const ties = [...(await findPortalTies(db, ids, now))].map(
      ([id, tie]) => [id, { ...tie, lastSeenAt: tie.lastSeenAt?.toISOString() ?? null }] as const,
    );
    return forAll(ids, new Map(ties), NEITHER);
  },
});
