// What a person asks for, checked: the filter with its category, the change, and whether they may make it.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { refuseFilter, withToday } from '../../contact-lists/server/public.ts';
import { CATEGORY_OF, MOST_CONTACTS, NEEDED } from '../rules/changes.ts';
import { checkAsked, type Asked, type RunAction } from './read-change.ts';

export interface Plan {
  readonly filter: ContactFilter;
  readonly action: RunAction;
  readonly value: string;
  readonly words: string;
}

interface PlanCall {
  readonly db: StaffDb;
  readonly scope: StaffScope;
  readonly services: Services;
  readonly now: Date;
  readonly zone: string;
}

export async function makePlan(call: PlanCall, { object, change, value, ...narrowing }: Asked & ContactFilter): Promise<Plan | Refusal> {
  const { scope, services } = call;
  if (!NEEDED[change].every((permission) => scope.may(permission)) || !scope.may('contacts:view'))
    return refuse('app.notAllowed', 'Your role does not include this change.');
  const category = CATEGORY_OF[object];
  const filter = withToday(
    { ...narrowing, ...(category !== undefined && { category }), ...(change === 'restore' && { archived: 'yes' as const }) },
    call,
  );
  const refused = refuseFilter(services, scope, filter);
  if (refused) return refused;
  const checked = await checkAsked(call, { object, change, value });
  return isRefusal(checked) ? checked : { filter, ...checked };
}

export const TOO_MANY = refuse(
  'bulk.tooMany',
  `More than ${MOST_CONTACTS.toLocaleString('en-US')} contacts match. Narrow the filter and make the change in several steps.`,
);
export const NOT_FOUND = refuse('bulk.notFound', 'There is no such bulk change.');
