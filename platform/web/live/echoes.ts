// The live feed also tells what this page did itself. The page has renewed its data by then, so that one event is left out.
import type { LiveEvent } from './live-keys.ts';

/** What is known of a change before its event comes; null where the input does not tell the contact. */
export interface OwnChange {
  readonly kind: string;
  readonly contactId: string | null;
}

export interface Echoes {
  /** A change is sent. Call the answer when it is done: `true` when it was made, so that its event may still come. */
  readonly begin: (change: OwnChange) => (made: boolean, now?: number) => void;
  /** True when `event` tells of a change that was made here. Each change absorbs one event at most. */
  readonly absorb: (event: LiveEvent, now?: number) => boolean;
}

/** An event that comes later than this after its change is no longer expected. */
const LATEST_MS = 2_000;

/** True when all that `event` makes old is made old by `change`, too. */
export function isCovered({ kind, contactId }: LiveEvent, change: OwnChange): boolean {
  return change.kind === kind && (change.contactId === null || contactId === null || change.contactId === contactId);
}

/**
 * One event of the same kind and contact stands for each change. It need not be the event of this very change: the feed keeps the
 * order of commits, so a colleague's event that is absorbed was committed before the data was asked for again. An event that comes
 * before the answer may be a colleague's, for which nobody waits to see the change answered, so it is acted upon.
 */
export function createEchoes(): Echoes {
  const underWay = new Set<{ readonly change: OwnChange; isHeard: boolean }>();
  let expected: readonly { readonly change: OwnChange; readonly until: number }[] = [];
  return {
    begin: (change) => {
      const one = { change, isHeard: false };
      underWay.add(one);
      return (made, now = Date.now()) => {
        underWay.delete(one);
        if (made && !one.isHeard) expected = [...expected, { change, until: now + LATEST_MS }];
      };
    },
    absorb: (event, now = Date.now()) => {
      expected = expected.filter(({ until }) => until >= now);
      const found = expected.find(({ change }) => isCovered(event, change));
      expected = expected.filter((one) => one !== found);
      if (found) return true;
      for (const one of underWay) one.isHeard ||= isCovered(event, one.change);
      return false;
    },
  };
}
