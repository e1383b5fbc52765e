// What keeps the data on screen true: changes made here and the live feed, by the one list of what renews what (all-screens.ts).
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { renewPublicConfig } from '../../platform/web/identity/renew-public-config.ts';
import type { LiveEvent } from '../../platform/web/live/live-keys.ts';
import { followLive } from '../../platform/web/live/live.ts';
import { createRenewal, type Renewal } from '../../platform/web/live/renewal.ts';
import { ALSO_AFTER } from './all-screens.ts';

/** What renews the data of this app. */
export function useStaffRenewal(): Renewal {
  const cache = useQueryClient();
  const [renewal] = useState(() => createRenewal(cache, { alsoAfter: ALSO_AFTER, isBeingWritten }));
  return renewal;
}

/** Follows the live feed while `on`, which is to be once the session is known. */
export function useLiveFeed(renewal: Renewal, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const hear = (event: LiveEvent): void => {
      renewal.hear(event);
      // Answers of every feature count days in it.
      if (event.kind === 'office.zoneSet') void renewPublicConfig().then(renewal.reset);
    };
    const unfollow = followLive(hear, { onReset: renewal.reset });
    return () => {
      unfollow();
      renewal.stop();
    };
  }, [on, renewal]);
}

/** An open draft is not refreshed: saving it finds out whether someone else saved. */
function isBeingWritten(queryKey: QueryKey): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && path[0] === 'disputes' && path[1] === 'getDraft';
}
