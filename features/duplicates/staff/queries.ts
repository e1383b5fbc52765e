import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { duplicatesContract } from '../contract.ts';

export const api = createApi(duplicatesContract);
const queries = createQueries('duplicates', api);
export type NewMerge = Parameters<typeof api.merge>[0];

export const pairPagesOptions = () =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ limit: 20, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
export const mergePagesOptions = () =>
  queries.listMerges.infiniteOptions({
    input: (after: string | undefined) => ({ limit: 20, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
export const ofContactOptions = (contactId: string) => queries.forContact.queryOptions({ input: { contactId } });

/** A change of pairs or merges. What hangs on contacts changes hands with them, so everything on screen is asked anew. */
export function useDuplicateChange<I, O>(change: (input: I) => Promise<O>, onDone?: (answer: O, input: I) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, input) => {
      onDone?.(answer, input);
      void cache.invalidateQueries();
    },
    // Whoever was refused sees what it is now.
    onError: () => void cache.invalidateQueries({ queryKey: [['duplicates']] }),
  });
}
