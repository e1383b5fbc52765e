// What waits for somebody among the cases.
import { addDays, civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall } from '../../../platform/server/manifest.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { startOfDay } from '../../../platform/base/start-of-day.ts';
import { countReadyForWork } from '../../agreements/server/public.ts';
import { STUCK_DAYS } from '../../contacts/rules/stages.ts';
import { RESPONSE_DAYS } from '../../disputes/rules/response-clock.ts';
import { caseViewPath } from '../rules/case-views.ts';
import { countLongInStage } from './store.ts';
import { countOverdue } from './store/overdue.ts';

const CAP = 999;

/** For the start of the day; empty for those who may not work on cases. */
export async function caseNeeds({ db, scope, now, today }: NeedsCall): Promise<NeedsAction[]> {
  if (!scope.may('cases:view') || !scope.may('cases:work')) return [];
  // Bureaus' time is counted in the days of the office, wherever somebody looks from.
  const overdue = scope.may('disputes:view')
    ? await countOverdue(db, startOf(addDays(civilDateAt(now, OFFICE_ZONE), -RESPONSE_DAYS)), CAP)
    : 0;
  const awaiting = overdue > 0 ? await countLongInStage(db, { stage: 'awaiting-responses', before: now }, CAP) : 0;
  const responses = await countLongInStage(db, { stage: 'responses-in', before: now }, CAP);
  const stuck = await countLongInStage(db, { stage: 'onboarding', before: startOf(addDays(today, -STUCK_DAYS)) }, CAP);
  const ready = scope.may('agreements:view') ? await countReadyForWork(db, now, CAP) : 0;
  const onboarding = ready > 0 ? await countLongInStage(db, { stage: 'onboarding', before: now }, CAP) : 0;
  return [
    // The page shows everybody who awaits responses, so that is what is counted; the words say how many are late.
    ...(overdue > 0
      ? [
          need(
            'cases.overdue',
            awaiting,
            'client awaits responses, past the response date',
            `clients await responses, ${latePart(overdue)} past the response date`,
            'awaiting',
            'late',
          ),
        ]
      : []),
    need('cases.responsesIn', responses, 'client has responses to read', 'clients have responses to read', 'responses', 'soon'),
    need(
      'cases.stuck',
      stuck,
      `client is in onboarding for over ${STUCK_DAYS} days`,
      `clients are in onboarding for over ${STUCK_DAYS} days`,
      'stuck',
      'late',
    ),
    ...(ready > 0
      ? [
          need(
            'cases.mayStart',
            onboarding,
            'client is in onboarding, and work may start',
            `clients are in onboarding; for ${latePart(ready)} the cancellation period is over, so work may start`,
            'onboarding',
            'open',
          ),
        ]
      : []),
  ].filter(({ count }) => count > 0);
}

function need(key: NeedsAction['key'], count: number, one: string, many: string, view: string, weight: NeedsAction['weight']): NeedsAction {
  return { key, count: Math.min(count, CAP), capped: count > CAP, words: { one, many }, href: caseViewPath(view), weight };
}

function latePart(count: number): string {
  return count > CAP ? `${CAP}+` : String(count);
}

function startOf(day: CivilDate): Date {
  return startOfDay(day, OFFICE_ZONE);
}
