// Keeps the data on screen true: data affected by a change of this page or by an event of the live feed is loaded again. Both
// go by one list of what renews what, which the app gives.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext } from 'react';
import { isLongList } from '../table/long-lists.ts';
import { createEchoes, isCovered, type OwnChange } from './echoes.ts';
import { isAbout, type AlsoAfter, type LiveEvent } from './live-keys.ts';

/**
 * How a change ended. 'late': refused because someone else saved first. 'refused': for another reason, so nothing is old.
 * 'unknown': no answer came.
 */
export type ChangeEnd = 'made' | 'late' | 'refused' | 'unknown';

export interface Renewal {
  /** A change of this page is sent. Call the answer when it ended; it settles when what is on screen has been asked for again. */
  readonly begin: (change: OwnChange) => (end: ChangeEnd) => Promise<void>;
  /** Something happened, here or elsewhere. */
  readonly hear: (event: LiveEvent) => void;
  /** Events may have been missed. */
  readonly reset: () => void;
  /** Drops events that were received but not handled yet. */
  readonly stop: () => void;
}

export interface RenewalRules {
  readonly alsoAfter: AlsoAfter;
  /** Queries whose data is being written on this screen. They follow their own saves, not the live feed. */
  readonly isBeingWritten?: (queryKey: QueryKey) => boolean;
}

/** Events of this long are answered together; one save often leaves several. */
const GATHER_MS = 300;

export function createRenewal(cache: QueryClient, { alsoAfter, isBeingWritten = () => false }: RenewalRules): Renewal {
  const echoes = createEchoes();
  let events: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const renew = async (isOld: (queryKey: QueryKey) => boolean): Promise<void> => {
    await Promise.all([
      cache.invalidateQueries({ predicate: (query) => isOld(query.queryKey) && !isLongList(query) }),
      cache.invalidateQueries({ predicate: (query) => isOld(query.queryKey) && isLongList(query), refetchType: 'none' }),
    ]);
  };
  const flush = (): void => {
    const gathered = events;
    events = [];
    timer = undefined;
    void renew((key) => !isBeingWritten(key) && gathered.some((event) => isAbout(key, event, alsoAfter)));
  };
  return {
    begin: (change) => {
      const end = echoes.begin(change);
      return async (how) => {
        end(how === 'made');
        // Events about it that already arrived are renewed with it.
        if (how !== 'refused') events = events.filter((event) => !isCovered(event, change));
        const renewed = how === 'refused' ? undefined : renew((key) => isAbout(key, { ...change, subject: null }, alsoAfter));
        // A server that does not answer is asked several times; the reason of the failure is shown before that.
        if (how !== 'unknown') await renewed;
      };
    },
    hear: (event) => {
      if (echoes.absorb(event)) return;
      events.push(event);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    reset: () => void renew((key) => !isBeingWritten(key)),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      events = [];
    },
  };
}

/** Given by the frame of an app. Without one, as on the pages before sign-in, nothing is on screen that a change would make old. */
export const RenewalContext = createContext<Renewal>({
  begin: () => () => Promise.resolve(),
  hear: () => undefined,
  reset: () => undefined,
  stop: () => undefined,
});
