// Which activities may start a rule: those about one contact.
import type { Activities } from '../../../platform/base/activities.ts';
import type { ActivityKind } from '../../../platform/base/endpoint.ts';

/** Types of record that belong to the office, an account or many contacts at once, so that no contact is there to act on. */
const NOT_ABOUT_ONE_CONTACT: ReadonlySet<string> = new Set([
  'access-settings',
  'automation',
  'automation-rule',
  'bulk-change',
  'calendar-feed',
  'contact-field',
  'export',
  'form',
  'import',
  'invite',
  'job',
  'letter-text',
  'location',
  'office',
  'owner-code',
  'print-batch',
  'report-file',
  'segment',
  'session',
  'user',
  'view',
]);

/** About an account or an invitation, but of a client. */
const OF_A_CLIENT: ReadonlySet<string> = new Set(['access.clientInvited', 'access.clientLoginCreated', 'access.inviteAccepted']);

export interface TriggerKind {
  readonly kind: string;
  /** What happened, in plain words: 'Lead moved to another stage'. */
  readonly name: string;
}

/** The kinds a person may choose among, by name. `may` says which records the person may see. */
export function listTriggerKinds(activities: Activities, may: (permission: string) => boolean): readonly TriggerKind[] {
  return Object.entries(activities)
    .filter(([kind]) => mayWaitFor(activities, may, kind))
    .map(([kind, { name }]) => ({ kind, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** True when a rule of this person may wait for activities of this kind. */
export function mayWaitFor(activities: Activities, may: (permission: string) => boolean, kind: string): boolean {
  const declared = activities[kind as ActivityKind];
  if (declared === undefined || !may(declared.permission)) return false;
  return OF_A_CLIENT.has(kind) || declared.subject.every((type) => !NOT_ABOUT_ONE_CONTACT.has(type));
}
