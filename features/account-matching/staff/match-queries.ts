import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { accountMatchingContract, type AccountMatch } from '../contract.ts';
import type { SaidPair } from '../rules/regroup.ts';

const api = createApi(accountMatchingContract);
const queries = createQueries('account-matching', api);

/** What people decided of lines of a contact and did not take back, newest first. */
export function useStandingMatches(contactId: string) {
  const list = useInfiniteQuery(
    queries.list.infiniteOptions({
      input: (after: string | undefined) => ({ contactId, only: 'standing', ...(after !== undefined && { after }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
  return { ...list, rows: list.data?.pages.flatMap((page) => page.rows) ?? [] };
}

/** Each decision changes how reports open, so all of them are asked for again; a mutation is over when those on screen are there. */
export function useMatchChanges(contactId: string) {
  const cache = useQueryClient();
  const onSettled = async (): Promise<void> => {
    await Promise.all(['account-matching', 'credit-reports'].map((feature) => cache.invalidateQueries({ queryKey: [[feature]] })));
  };
  return {
    decide: useMutation({
      mutationFn: async (decisions: readonly SaidPair[]): Promise<readonly AccountMatch[]> =>
        (await api.decide({ contactId, decisions: decisions.map(({ kind, a, b }) => ({ kind, a, b })) })).rows,
      onSettled,
    }),
    undo: useMutation({ mutationFn: (ids: readonly string[]) => api.undo({ contactId, ids: [...ids] }), onSettled }),
  };
}
