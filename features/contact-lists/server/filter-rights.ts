// Some parts of a filter reveal records that need a permission beyond seeing contacts.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { ContactFilter } from '../rules/contact-filter.ts';

/**
 * Why this person may not ask for contacts by these facets, undefined when they may: someone who finds a client under 'past due' knows
 * their payment status.
 */
export function refuseFilter(
  { catalog }: Pick<Services, 'catalog'>,
  scope: Pick<StaffScope, 'may'>,
  { facets = {} }: Pick<ContactFilter, 'facets'>,
): Refusal | undefined {
  for (const [key, value] of Object.entries(facets)) {
    const facet = catalog.facets.find((known) => known.key === key);
    if (facet?.filter?.includes(value) !== true) return UNKNOWN;
    if (!scope.may(facet.permission)) return NOT_ALLOWED;
  }
  return undefined;
}

const UNKNOWN = refuse('app.inputInvalid', 'This search is not possible.', {
  fields: { facets: 'There is no such filter, or it has no such value.' },
});
const NOT_ALLOWED = refuse('app.notAllowed', 'Your role does not include the data this list is filtered by.');
