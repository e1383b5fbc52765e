// A rule as screens get it, and what every change of one checks.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityKind } from '../../../platform/base/endpoint.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { refuseFilter } from '../../contact-lists/server/public.ts';
import type { AutomationRule } from '../contract.ts';
import type { ActionKind, RuleAction } from '../rules/rule-action.ts';
import { mayWaitFor } from '../rules/trigger-kinds.ts';
import { findStaffScope } from '../../identity/server/public.ts';
import { mayFollow, ownerState } from './rule-owner.ts';
import type { RuleFields, StoredRule } from './store.ts';

interface Looking {
  readonly db: StaffDb;
  readonly scope: StaffScope;
  readonly services: Services;
  readonly now: Date;
}

/** Rules as this person gets them; each owner is read once. */
export async function viewRules({ db, scope, services, now }: Looking, rules: readonly StoredRule[]): Promise<AutomationRule[]> {
  const owners = new Map<string, StaffScope | undefined>();
  for (const { ownerId } of rules) if (!owners.has(ownerId)) owners.set(ownerId, await findStaffScope(db, ownerId, now));
  return rules.map((rule) => {
    const { onSince, lastRunAt, removedAt, filter, ...same } = rule;
    const state = ownerState(services, owners.get(rule.ownerId), { ...rule, actionKind: rule.action.kind });
    return {
      ...same,
      filter: { ...filter },
      kindName: nameOfKind(services, rule.kind),
      on: onSince !== null,
      onSince: onSince?.toISOString() ?? null,
      lastRunAt: lastRunAt?.toISOString() ?? null,
      removed: removedAt !== null,
      problem: state === 'able' ? null : `owner-${state}`,
      mayFollow: mayFollow(services, scope, rule),
    };
  });
}

export async function viewRule(looking: Looking, rule: StoredRule): Promise<AutomationRule> {
  const [view] = await viewRules(looking, [rule]);
  if (!view) throw new Error('A rule was not viewed.');
  return view;
}

/** The plain name of a kind of activity; the kind itself when no feature declares it any more. */
export function nameOfKind({ catalog }: Pick<Services, 'catalog'>, kind: string): string {
  return catalog.activities[kind as ActivityKind]?.name ?? kind;
}

export const ruleNotFound = (): Refusal => refuse('automation.ruleNotFound', 'There is no such rule, or it was removed.');
export const alreadySo = (sentence: string): Refusal => refuse('automation.alreadySo', sentence);

/** A rule acts with the permissions of its owner, so no one else decides what it does. */
export function refuseOther(rule: StoredRule, scope: StaffScope): Refusal | undefined {
  return rule.ownerId === scope.userId
    ? undefined
    : refuse('automation.notOwner', 'This rule acts with the permissions of its owner. Take it over before you change it or turn it on.');
}

/** Why this person may not own such a rule; undefined when they may. */
export function checkRights(
  { scope, services }: Pick<Looking, 'scope' | 'services'>,
  { kind, filter, actionKind }: Pick<RuleFields, 'kind' | 'filter'> & { readonly actionKind: ActionKind },
): Refusal | undefined {
  if (!mayWaitFor(services.catalog.activities, scope.may, kind)) {
    const sentence = 'Please choose something that happens to one contact and that you may see.';
    return refuse('automation.kindUnknown', sentence, { fields: { kind: sentence } });
  }
  const refused = refuseFilter(services, scope, filter);
  if (refused) return refused;
  return ownerState(services, scope, { kind, filter, actionKind }) === 'able'
    ? undefined
    : refuse('app.notAllowed', 'A rule acts with your permissions, and you do not have the one for this action.');
}

/** The same for a rule as it was typed: whom its action names has to work here. */
export async function checkRule(
  looking: Looking,
  { kind, filter, action }: Pick<RuleFields, 'kind' | 'filter' | 'action'>,
): Promise<Refusal | undefined> {
  const refused = checkRights(looking, { kind, filter, actionKind: action.kind });
  if (refused) return refused;
  const person = personIn(action);
  if (person === undefined || (await looking.services.findStaff(looking.db, [person])).has(person)) return undefined;
  const sentence = 'Please choose someone who works here.';
  return refuse('automation.personUnknown', sentence, { fields: { person: sentence } });
}

function personIn(action: RuleAction): string | undefined {
  if (action.kind === 'owner') return action.ownerId;
  return action.kind === 'task' && action.assignee !== 'none' && action.assignee !== 'owner' ? action.assignee : undefined;
}

/** What the record says of a change of a rule. */
export function aboutRule(
  { id, name }: Pick<StoredRule, 'id' | 'name'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId: null, subject: { type: 'automation-rule', id }, summary: `Automation rule “${name}” ${what}` };
}
