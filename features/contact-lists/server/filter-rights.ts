// Some parts of a filter tell of records that not everybody who sees contacts may see.
import { refuse } from '../../../platform/base/refusal.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { ContactFilter } from '../rules/contact-filter.ts';

/** True when this person may ask for contacts by these parts: whoever finds a client under 'past due' knows how their payments stand. */
export function mayFilter(scope: Pick<StaffScope, 'may'>, filter: Pick<ContactFilter, 'billing'>): boolean {
  return filter.billing === undefined || scope.may('billing:view');
}

export const FILTER_NOT_ALLOWED = refuse(
  'app.notAllowed',
  'Your role does not include billing, so clients cannot be looked for by how their payments stand.',
);
