import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { billingContract, type BillingNote } from '../contract.ts';

const api = createApi(billingContract);
const queries = createQueries('billing', api);

export type NewNote = Parameters<typeof api.note>[0];

/** Notes on the payments of a contact, newest first, a page at a time. */
export const notePagesOptions = (contactId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/**
 * Notes how payments stand, takes the newest note back, and puts it back. After a refusal, too, the notes are asked for anew: somebody
 * else's is then what has to be shown. `onNoted` is called before they are there.
 */
export function useBillingChanges({ onNoted }: { readonly onNoted?: (saved: BillingNote | null) => void } = {}) {
  const cache = useQueryClient();
  const onSettled = async (): Promise<void> => {
    await Promise.all(
      [['billing'], ['contacts'], ['cases'], ['activity']].map((feature) => cache.invalidateQueries({ queryKey: [feature] })),
    );
  };
  return {
    note: useMutation({ mutationFn: (one: NewNote) => api.note(one), onSuccess: ({ current }) => onNoted?.(current), onSettled }),
    takeBack: useMutation({ mutationFn: (one: Parameters<typeof api.takeBack>[0]) => api.takeBack(one), onSettled }),
    restore: useMutation({ mutationFn: (one: Parameters<typeof api.restore>[0]) => api.restore(one), onSettled }),
  };
}
