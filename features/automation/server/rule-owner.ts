// What the owner of a rule may do at this moment. A rule acts with these permissions and no others.
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { automationContract } from '../contract.ts';
import { contactListsContract } from '../../contact-lists/contract.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { refuseFilter } from '../../contact-lists/server/public.ts';
import { contactsContract } from '../../contacts/contract.ts';
import { tasksContract } from '../../tasks/contract.ts';
import type { OwnerState } from '../rules/judge-event.ts';
import type { ActionKind } from '../rules/rule-action.ts';
import { mayWaitFor } from '../rules/trigger-kinds.ts';

const changesFields = contactListsContract.quickUpdate['~orpc'].meta.permission;
const manages = automationContract.create['~orpc'].meta.permission;
/** The permission of the ordinary change that each action makes. */
const NEEDED: Readonly<Record<ActionKind, string>> = {
  task: tasksContract.create['~orpc'].meta.permission,
  note: contactsContract.addNote['~orpc'].meta.permission,
  tag: changesFields,
  owner: changesFields,
  'follow-up': changesFields,
};

interface Wanted {
  readonly kind: string;
  readonly filter: ContactFilter;
  readonly actionKind: ActionKind;
}

/** True when this person may see what starts the rule and whom its filter finds. */
export function mayFollow(
  { catalog }: Pick<Services, 'catalog'>,
  scope: Pick<StaffScope, 'may'>,
  { kind, filter }: Omit<Wanted, 'actionKind'>,
): boolean {
  return (
    scope.may('contacts:view') && mayWaitFor(catalog.activities, scope.may, kind) && refuseFilter({ catalog }, scope, filter) === undefined
  );
}

export function ownerState(services: Pick<Services, 'catalog'>, owner: StaffScope | undefined, wanted: Wanted): OwnerState {
  if (owner === undefined) return 'away';
  return owner.may(manages) && owner.may(NEEDED[wanted.actionKind]) && mayFollow(services, owner, wanted) ? 'able' : 'not-allowed';
}
