// Lists and pages stay true while one looks at them: what the live feed tells makes the data it concerns be asked for anew.
import { useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAbout, type LiveEvent } from '../../platform/web/live/live-keys.ts';
import { followLive } from '../../platform/web/live/live.ts';
import { isLongList } from '../../platform/web/table/long-lists.ts';
import { ALSO_AFTER } from './all-screens.ts';

/** Events of this long are answered together; one save often leaves several. */
const GATHER_MS = 300;
/** Keeps the cache true while `on`, which is to be once the session is known. */
export function useLiveQueries(on: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!on) return undefined;
    let events: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = (): void => {
      const gathered = events;
      events = [];
      timer = undefined;
      const concerns = ({ queryKey }: Query): boolean =>
        !isBeingWritten(queryKey) && gathered.some((event) => isAbout(queryKey, event, ALSO_AFTER));
      void cache.invalidateQueries({ predicate: (query) => concerns(query) && !isLongList(query) });
      void cache.invalidateQueries({ predicate: (query) => concerns(query) && isLongList(query), refetchType: 'none' });
    };
    const stop = followLive(
      (event) => {
        events.push(event);
        timer ??= setTimeout(renew, GATHER_MS);
      },
      { onReset: () => void cache.invalidateQueries({ predicate: ({ queryKey }) => !isBeingWritten(queryKey) }) },
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [on, cache]);
}

/** A draft belongs to whoever has it open until they save; saving finds out whether somebody else did. */
function isBeingWritten(queryKey: QueryKey): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && path[0] === 'disputes' && path[1] === 'getDraft';
}
