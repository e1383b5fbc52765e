// Who may see an activity, in lists and in the live feed. The feed carries only the kind and the record; pages load the record with their
// ordinary requests.

import type { Activities, ActivityVisibility } from '../../../platform/base/activities.ts';
import type { ActivityKind } from '../../../platform/base/endpoint.ts';

export interface Happening {
  readonly kind: string;
  readonly contactId: string | null;
  readonly subject: { readonly type: string; readonly id: string };
  /** Who did it. It decides who is notified and is never sent. */
  readonly actorId: string | null;
}

export interface Follower {
  readonly kind: 'staff' | 'client';
  readonly userId: string;
  readonly contactId: string | null;
  readonly may: (permission: string) => boolean;
}

/** True when this person may hold a live stream at all. */
export function mayFollow(person: Follower): boolean {
  return person.kind === 'staff' ? person.may('activity:follow') : person.contactId !== null && person.may('activity:follow-own');
}

/**
 * True when this person may know of this, as the manifest of its feature says. A kind that no feature declares any more is declared by
 * staff who may see the records of the feature it begins with.
 */
export function mayHear(event: Happening, person: Follower, activities: Activities): boolean {
  const declared = activities[event.kind as ActivityKind] ?? formerKind(event.kind);
  if (declared === undefined) return false;
  if (person.kind === 'client')
    return (
      declared.forClients !== undefined &&
      person.contactId !== null &&
      event.contactId === person.contactId &&
      person.may(declared.forClients)
    );
  const isAboutContact = event.contactId !== null;
  const isOwn = event.actorId === person.userId || (event.subject.type === 'user' && event.subject.id === person.userId);
  if (isOwn && (declared.own === 'always' || (declared.own === 'withoutContact' && !isAboutContact))) return true;
  return person.may(isAboutContact ? declared.permission : (declared.withoutContact ?? declared.permission));
}

function formerKind(kind: string): (ActivityVisibility & { readonly forClients?: never }) | undefined {
  const feature = /^([a-z][A-Za-z]*)\.\w+$/.exec(kind)?.[1];
  return feature === undefined ? undefined : { permission: `${feature.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:view` };
}
