// The live feed also reports this page's own changes. The page has already renewed its data, so those events are skipped.
import type { LiveEvent } from './live-keys.ts';

/** What is known of a change before its event arrives; null where the input does not name the contact. */
export interface OwnChange {
  readonly kind: string;
  readonly contactId: string | null;
}

export interface Echoes {
  /** A change is sent. Call the answer when it is done: `true` when it was made, so that its event may still come. */
  readonly begin: (change: OwnChange) => (made: boolean, now?: number) => void;
  /** True when `event` is about a change made here. Each change absorbs at most one event. */
  readonly absorb: (event: LiveEvent, now?: number) => boolean;
}

/** An event that comes later than this after its change is no longer expected. */
const LATEST_MS = 2_000;

/** True when all that `event` makes old is made old by `change`, too. */
export function isCovered({ kind, contactId }: LiveEvent, change: OwnChange): boolean {
  return change.kind === kind && (change.contactId === null || contactId === null || change.contactId === contactId);
}

/**
 * One event of the same kind and contact is expected for each change. It need not be the event of this very change: the feed keeps the
 * order of commits, so a colleague's event that is absorbed was committed before the data was asked for again. An event that comes
 * before the answer may be a colleague's, for which no one waits to see the change answered, so it is handled.
 */
export function createEchoes(): Echoes {
  const underWay = new Set<{ readonly change: OwnChange; isReceived: boolean }>();
  let expected: readonly { readonly change: OwnChange; readonly until: number }[] = [];
  return {
    begin: (change) => {
      const one = { change, isReceived: false };
      underWay.add(one);
      return (made, now = Date.now()) => {
        underWay.delete(one);
        if (made && !one.isReceived) expected = [...expected, { change, until: now + LATEST_MS }];
      };
    },
    absorb: (event, now = Date.now()) => {
      expected = expected.filter(({ until }) => until >= now);
      const found = expected.find(({ change }) => isCovered(event, change));
      expected = expected.filter((one) => one !== found);
      if (found) return true;
      for (const one of underWay) one.isReceived ||= isCovered(event, one.change);
      return false;
    },
  };
}
