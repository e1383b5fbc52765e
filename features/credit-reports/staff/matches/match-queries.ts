import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../../platform/web/live/api.ts';
import { creditReportsContract, type AccountMatch } from '../../contract.ts';
import type { SaidPair } from '../../rules/matching/regroup.ts';

const api = createApi(creditReportsContract);
const queries = createQueries('credit-reports', api);

/** What people decided of lines of a contact and did not take back, newest first. */
export function useStandingMatches(contactId: string) {
  const list = useInfiniteQuery(
    queries.listMatches.infiniteOptions({
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
  const onSettled = (): Promise<void> => cache.invalidateQueries({ queryKey: [['credit-reports']] });
  return {
    decide: useMutation({
      mutationFn: async (decisions: readonly SaidPair[]): Promise<readonly AccountMatch[]> =>
        (await api.decideMatches({ contactId, decisions: decisions.map(({ kind, a, b }) => ({ kind, a, b })) })).rows,
      onSettled,
    }),
    undo: useMutation({ mutationFn: (ids: readonly string[]) => api.undoMatches({ contactId, ids: [...ids] }), onSettled }),
  };
}
