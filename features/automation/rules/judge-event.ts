// Whether a rule acts on what happened to a contact. The run and the dry run ask this one function.
import type { ActionKind } from './rule-action.ts';

/** The contact as it is now. */
export interface ContactFacts {
  readonly isArchived: boolean;
  readonly isOnHold: boolean;
  /** True when the filter of the rule finds it. */
  readonly matches: boolean;
  readonly ownerId: string | null;
  readonly tags: readonly string[];
  readonly followUpOn: string | null;
}

/** What the owner of a rule may do at this moment. */
export type OwnerState = 'able' | 'away' | 'not-allowed';

export interface Situation {
  readonly contact: ContactFacts;
  readonly owner: OwnerState;
  readonly isPaused: boolean;
  /** How often the rule acted in the hour before. */
  readonly doneInHour: number;
  readonly hourlyLimit: number;
  readonly set: SetValue;
}
/** What of an action decides whether the contact is so already. */
export interface SetValue {
  readonly kind: ActionKind;
  readonly tag?: string | undefined;
  readonly ownerId?: string | undefined;
  readonly followUpOn?: string | undefined;
}

/** Why nothing was done, as it is stored, with the sentence that a person reads. */
export const REASONS = {
  archived: 'The contact is archived.',
  'no-match': 'The contact does not match the filter.',
  'on-hold': 'The contact is on hold.',
  'all-paused': 'All rules were paused.',
  'owner-away': 'The owner of the rule can no longer sign in.',
  'owner-not-allowed': 'The owner of the rule does not have the permission for this.',
  unchanged: 'The contact was like this already.',
  'hourly-limit': 'The rule had reached its limit for the hour.',
  fault: 'An error stopped it. The log of the server has the details.',
} as const;
export type Reason = keyof typeof REASONS;

/** Undefined when the rule acts, else the first reason not to. */
export function judgeEvent({ contact, owner, isPaused, doneInHour, hourlyLimit, set }: Situation): Reason | undefined {
  if (contact.isArchived) return 'archived';
  if (!contact.matches) return 'no-match';
  if (contact.isOnHold) return 'on-hold';
  if (isPaused) return 'all-paused';
  if (owner === 'away') return 'owner-away';
  if (owner === 'not-allowed') return 'owner-not-allowed';
  if (isSo(contact, set)) return 'unchanged';
  return doneInHour >= hourlyLimit ? 'hourly-limit' : undefined;
}

/** The sentence of a stored reason. What an operation refused is stored as the sentence it gave. */
export function explainReason(reason: string): string {
  return Object.hasOwn(REASONS, reason) ? REASONS[reason as Reason] : reason;
}

function isSo(contact: ContactFacts, { kind, tag, ownerId, followUpOn }: SetValue): boolean {
  switch (kind) {
    case 'tag':
      return contact.tags.some((own) => own.toLowerCase() === tag?.toLowerCase());
    case 'owner':
      return ownerId !== undefined && contact.ownerId === ownerId;
    case 'follow-up':
      return followUpOn !== undefined && contact.followUpOn === followUpOn;
    case 'task':
    case 'note':
      return false;
  }
}
