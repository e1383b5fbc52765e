// What is asked for again after what: the one list, for changes made here and for what the live feed tells.
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AlsoAfter } from '../../platform/web/live/live-keys.ts';
import { followLive } from '../../platform/web/live/live.ts';
import { createRenewal, type Renewal } from '../../platform/web/live/renewal.ts';

/**
 * Several features write the one record of a person, and some show what others keep. Keyed by the first part of query keys; the
 * names are those of the features as permissions spell them.
 */
const ALSO_AFTER: AlsoAfter = {
  contacts: ['leads', 'cases', 'imports', 'duplicates', 'billing'],
  leads: ['contacts', 'imports', 'duplicates'],
  cases: [
    'contacts',
    'leads',
    'imports',
    'duplicates',
    'credit-reports',
    'disputes',
    'letters',
    'files',
    'access',
    'monitoring',
    'billing',
    'agreements',
  ],
  // A round being prepared names the agreement that bars it, and takes its items from findings.
  disputes: ['agreements', 'findings', 'duplicates'],
  letters: ['duplicates'],
  // An invitation is a mail.
  mail: ['access', 'monitoring', 'duplicates'],
  access: ['duplicates'],
  tasks: ['duplicates'],
  files: ['duplicates'],
  // The state of a contact decides how long they may cancel.
  agreements: ['duplicates', 'contacts'],
  scores: ['duplicates', 'credit-reports'],
  monitoring: ['duplicates'],
  billing: ['duplicates'],
  findings: ['duplicates', 'credit-reports'],
  'credit-reports': ['duplicates'],
  duplicates: ['contacts', 'leads', 'imports'],
  dashboard: [
    'contacts',
    'leads',
    'cases',
    'tasks',
    'imports',
    'duplicates',
    'credit-reports',
    'disputes',
    'letters',
    'findings',
    'monitoring',
    'billing',
    'agreements',
  ],
};

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
    const unfollow = followLive(renewal.hear, { onReset: renewal.reset });
    return () => {
      unfollow();
      renewal.stop();
    };
  }, [on, renewal]);
}

/** A draft belongs to whoever has it open until they save; saving finds out whether somebody else did. */
function isBeingWritten(queryKey: QueryKey): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && path[0] === 'disputes' && path[1] === 'getDraft';
}
