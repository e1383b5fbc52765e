import { useInfiniteQuery } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { accountMatchingContract } from '../contract.ts';
import type { DecidedPair } from '../rules/regroup.ts';

const api = createApi(accountMatchingContract);
const queries = createQueries('account-matching', api);

/** What people decided of lines of a contact and did not undo, newest first. */
export function useCurrentMatches(contactId: string) {
  const list = useInfiniteQuery(
    queries.list.infiniteOptions({
      input: (after: string | undefined) => ({ contactId, only: 'standing', ...(after !== undefined && { after }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
  return { ...list, rows: list.data?.pages.flatMap((page) => page.rows) ?? [] };
}

/** Each decision changes how reports open; a change is over when those on screen have been asked for again. */
export function useMatchChanges() {
  return { decide: useChange(api.decide), undo: useChange(api.undo) };
}

/** What is sent of a decision. */
export const decisionOf = ({ kind, a, b }: DecidedPair) => ({ kind, a, b });
