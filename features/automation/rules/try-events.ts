// What a rule would have done about things that happened, one after the other, judged as a run judges them.
import { judgeEvent, type ContactFacts, type Reason, type SetValue } from './judge-event.ts';

interface Happened {
  readonly id: number;
  readonly at: Date;
  readonly contactId: string;
}
interface Tried<E> {
  readonly event: E;
  /** Undefined when the rule would have acted. */
  readonly reason: Reason | undefined;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * `events` come and are answered newest first. Contacts count as they are now, but for what the rule would have set itself: the second
 * time a tag is there already.
 */
export function tryEvents<E extends Happened>(
  events: readonly E[],
  contacts: ReadonlyMap<string, ContactFacts>,
  { set, hourlyLimit }: { readonly set: SetValue; readonly hourlyLimit: number },
): readonly Tried<E>[] {
  const done: Date[] = [];
  const changed = new Set<string>();
  const tried = events.toReversed().map((event): Tried<E> => {
    const contact = contacts.get(event.contactId);
    if (!contact) return { event, reason: 'archived' };
    while (done[0] !== undefined && event.at.getTime() - done[0].getTime() >= HOUR_MS) done.shift();
    const reason =
      judgeEvent({ contact, owner: 'able', isPaused: false, doneInHour: done.length, hourlyLimit, set }) ??
      (changed.has(event.contactId) ? 'unchanged' : undefined);
    if (reason !== undefined) return { event, reason };
    done.push(event.at);
    if (set.kind !== 'task' && set.kind !== 'note') changed.add(event.contactId);
    return { event, reason };
  });
  return tried.toReversed();
}
