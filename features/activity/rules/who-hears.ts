// Who may know that something happened: live, and in the list. Live only its kind and its record are told; the record itself is
// asked for in the ordinary way.

import { rightsOf } from './one-area.ts';

export interface Happening {
  readonly kind: string;
  readonly contactId: string | null;
  readonly subject: { readonly type: string; readonly id: string };
  /** Who did it; decides who hears, and is told to nobody. */
  readonly actorId: string | null;
}

export interface Follower {
  readonly kind: 'staff' | 'client';
  readonly userId: string;
  readonly contactId: string | null;
  readonly may: (permission: string) => boolean;
}

/** What a client's own pages show, and so may be told of. Preparations of the office are not among it. */
const FOR_CLIENTS = /^(disputes\.roundOpened|letters\.(composed|rendered|failed)|files\.(?!document)\w+)$/;

/** True when this person may hold a live stream at all. */
export function mayFollow(person: Follower): boolean {
  return person.kind === 'staff' ? person.may('activity:follow') : person.contactId !== null && person.may('activity:follow-own');
}

/** True when this person may know of this. Staff need to be allowed to see such records, clients hear of their own only. */
export function mayHear(event: Happening, person: Follower): boolean {
  const [, feature] = /^([a-z][A-Za-z]*)\.\w+$/.exec(event.kind) ?? [];
  if (feature === undefined) return false;
  const rights = rightsOf(feature);
  if (person.kind === 'client')
    return (
      person.contactId !== null && event.contactId === person.contactId && FOR_CLIENTS.test(event.kind) && person.may(`${rights}:view-own`)
    );
  if (feature === 'access' || (feature === 'mail' && event.contactId === null)) {
    if (event.actorId === person.userId || (event.subject.type === 'user' && event.subject.id === person.userId)) return true;
    return person.may(event.contactId === null ? 'access:view-users' : 'access:view-client-logins');
  }
  return person.may(`${rights}:view`);
}
