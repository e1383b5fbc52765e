// The live feed also tells what this page did itself. The page has renewed its data by then, so that one event is left out.
import type { LiveEvent } from './live-keys.ts';

/** What is known of a change before its event comes; null where the input does not tell the contact. */
export interface OwnChange {
  readonly kind: string;
  readonly contactId: string | null;
}

export interface Echoes {
  /** A change is sent. Call the answer when it is done: `true` when it was made, so that its event may still come. */
  readonly begin: (change: OwnChange, now?: () => number) => (made: boolean) => void;
  /** True when `event` tells of a change of this page. Each change absorbs one event at most. */
  readonly absorb: (event: LiveEvent, now?: number) => boolean;
}

/** An event that comes later than this after its change is no longer expected. */
const LATEST_MS = 2_000;

/**
 * One event of the same kind and contact stands for each change. It need not be the event of this very change: the feed keeps the
 * order of commits, so a colleague's event that is absorbed was committed before the data was asked for again.
 */
export function createEchoes(): Echoes {
  const expected: { readonly change: OwnChange; until: number }[] = [];
  const remove = (one: (typeof expected)[number]): void => {
    const at = expected.indexOf(one);
    if (at >= 0) expected.splice(at, 1);
  };
  return {
    begin: (change, now = Date.now) => {
      const one = { change, until: Infinity };
      expected.push(one);
      return (made) => {
        if (made) one.until = now() + LATEST_MS;
        else remove(one);
      };
    },
    absorb: ({ kind, contactId }, now = Date.now()) => {
      const found = expected.find(
        ({ change, until }) =>
          until >= now && change.kind === kind && (change.contactId === null || contactId === null || change.contactId === contactId),
      );
      if (!found) return false;
      remove(found);
      for (const late of expected.filter(({ until }) => until < now)) remove(late);
      return true;
    },
  };
}
