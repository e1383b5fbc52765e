import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { filesContract } from '../contract.ts';

const api = createApi(filesContract);
const queries = createQueries('files', api);

export type NewCheck = Parameters<typeof api.check>[0];

/** The four documents of a contact and a page of what was sent for them. */
export const documentsOptions = (contactId: string) =>
  queries.listDocuments.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** Everything that can be done to a mark. What was refused is looked at anew as well, because somebody else may have been first. */
export function useCheckChanges() {
  const cache = useQueryClient();
  const onSettled = async (): Promise<void> => {
    await Promise.all([['files'], ['cases'], ['activity']].map((feature) => cache.invalidateQueries({ queryKey: [feature] })));
  };
  return {
    check: useMutation({ mutationFn: (one: NewCheck) => api.check(one), onSettled }),
    takeBack: useMutation({ mutationFn: (id: string) => api.takeBack({ id }), onSettled }),
    restore: useMutation({ mutationFn: (id: string) => api.restore({ id }), onSettled }),
  };
}
