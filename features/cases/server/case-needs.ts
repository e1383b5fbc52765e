// What waits for someone among the cases.
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import { capCount, MOST_COUNTED, needOf, type NeedsCall, type NeedsTeller } from '../../../platform/server/manifest.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';
import { countReadyForWork } from '../../agreements/server/public.ts';
import { STUCK_DAYS } from '../../contacts/rules/stages.ts';
import { caseViewPath } from '../rules/case-views.ts';
import { countHoldsDue, countLongInStage } from './store.ts';
import { countOverdue } from './store/overdue.ts';

const PERMISSIONS = ['cases:view', 'cases:work'] as const;

/** For the start of the day; empty for those who may not work on cases. */
export const caseNeeds: readonly NeedsTeller[] = [
  pastResponseDate,
  needOf({
    key: 'cases.responsesIn',
    permissions: PERMISSIONS,
    words: { one: 'client has responses to read', many: 'clients have responses to read' },
    href: caseViewPath('responses'),
    weight: 'soon',
    count: ({ db, now }, most) => countLongInStage(db, { stage: 'responses-in', before: now }, most - 1),
  }),
  needOf({
    key: 'cases.stuck',
    permissions: PERMISSIONS,
    words: {
      one: `client has been in onboarding for over ${STUCK_DAYS} days`,
      many: `clients have been in onboarding for over ${STUCK_DAYS} days`,
    },
    href: caseViewPath('stuck'),
    weight: 'late',
    count: ({ db, today, zone }, most) =>
      countLongInStage(db, { stage: 'onboarding', before: startOfDay(addDays(today, -STUCK_DAYS), zone) }, most - 1),
  }),
  needOf({
    key: 'cases.holdDue',
    permissions: PERMISSIONS,
    words: { one: 'hold has reached its day: does work resume?', many: 'holds have reached their day: does work resume?' },
    href: caseViewPath('hold-due'),
    weight: 'soon',
    count: ({ db, today }, most) => countHoldsDue(db, today, most - 1),
  }),
  workMayStart,
];

/** The page shows all clients who wait for responses, so all are counted; the text says how many are late. */
async function pastResponseDate(call: NeedsCall): Promise<readonly NeedsAction[]> {
  const { db, scope, now, zone } = call;
  if (!scope.may('disputes:view')) return [];
  // Bureaus' time is counted in the days of the office, wherever the person looks from.
  const overdue = await countOverdue(db, civilDateAt(now, zone), MOST_COUNTED);
  if (overdue === 0) return [];
  return needOf({
    key: 'cases.overdue',
    permissions: PERMISSIONS,
    words: {
      one: 'client is past the response date',
      many: `clients are waiting for responses, ${countText(overdue)} past the response date`,
    },
    href: caseViewPath('awaiting'),
    weight: 'late',
    count: (_call, most) => countLongInStage(db, { stage: 'awaiting-responses', before: now }, most - 1),
  })(call);
}

async function workMayStart(call: NeedsCall): Promise<readonly NeedsAction[]> {
  const { db, scope, now } = call;
  const ready = scope.may('agreements:view') ? await countReadyForWork(db, now, MOST_COUNTED) : 0;
  if (ready === 0) return [];
  return needOf({
    key: 'cases.mayStart',
    permissions: PERMISSIONS,
    words: {
      one: 'client is in onboarding, and work may start',
      many: `clients are in onboarding; for ${countText(ready)} the cancellation period is over, so work may start`,
    },
    href: caseViewPath('onboarding'),
    weight: 'open',
    count: (_call, most) => countLongInStage(db, { stage: 'onboarding', before: now }, most - 1),
  })(call);
}

function countText(counted: number): string {
  const { count, capped } = capCount(counted);
  return capped ? `${count}+` : String(count);
}
