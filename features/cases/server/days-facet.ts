import { civilDateAt, daysBetween } from '../../../platform/base/civil-date.ts';
import { facet } from '../../../platform/server/manifest.ts';
import { STUCK_DAYS } from '../../contacts/rules/stages.ts';
import { daysValue, type DaysValue } from '../rules/days-value.ts';
import { listCases } from './store.ts';

/** How long each case is in its stage. Contacts that are not clients are absent. */
export const daysFacet = facet<DaysValue>({
  key: 'days',
  permission: 'cases:view',
  value: daysValue,
  many: async ({ db, now, zone }, ids) => {
    const today = civilDateAt(now, zone);
    const cases = await listCases(db, ids);
    return new Map(
      cases.map(({ id, stage, stageSince, onHold }) => {
        const days = Math.max(0, daysBetween(civilDateAt(stageSince, zone), today));
        return [id, { days, isStuck: stage === 'onboarding' && days > STUCK_DAYS && !onHold }] as const;
      }),
    );
  },
});
