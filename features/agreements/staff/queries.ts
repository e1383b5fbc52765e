import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { agreementsContract } from '../contract.ts';

const api = createApi(agreementsContract);
const queries = createQueries('agreements', api);

export type NewAgreement = Parameters<typeof api.record>[0];
export type CorrectedAgreement = Parameters<typeof api.correct>[0];
export type RemovedAgreement = Parameters<typeof api.remove>[0];
export type CancelNotice = Parameters<typeof api.cancelNotice>[0];
interface Read {
  readonly id: string;
  readonly version: number;
}

/** All that is recorded of one contact; few have more than one page. */
export const agreementsOptions = (contactId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** Everything that can be done to a record. What was refused is looked at anew as well, because somebody else may have been first. */
export function useAgreementChanges() {
  const cache = useQueryClient();
  const onSettled = async (): Promise<void> => {
    await Promise.all(
      [['agreements'], ['cases'], ['disputes'], ['activity']].map((feature) => cache.invalidateQueries({ queryKey: [feature] })),
    );
  };
  return {
    record: useMutation({ mutationFn: (one: NewAgreement) => api.record(one), onSettled }),
    correct: useMutation({ mutationFn: (one: CorrectedAgreement) => api.correct(one), onSettled }),
    cancelNotice: useMutation({ mutationFn: (one: CancelNotice) => api.cancelNotice(one), onSettled }),
    undoCancel: useMutation({ mutationFn: ({ id, version }: Read) => api.undoCancel({ id, version }), onSettled }),
    remove: useMutation({ mutationFn: (one: RemovedAgreement) => api.remove(one), onSettled }),
    restore: useMutation({ mutationFn: (id: string) => api.restore({ id }), onSettled }),
  };
}
