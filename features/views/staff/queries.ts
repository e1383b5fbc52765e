import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { viewsContract, type View } from '../contract.ts';

const api = createApi(viewsContract);
const queries = createQueries('views', api);

export type ViewPage = View['page'];
export type NewView = Parameters<typeof api.create>[0];
export type ChangedView = Parameters<typeof api.update>[0];

export const viewsOptions = (page: ViewPage) => queries.list.queryOptions({ input: { page }, staleTime: 60_000 });

/** After each of these the views of the page are read anew before the change counts as done, so that nothing flickers back. */
function useViewChange<I, O>(change: (input: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => cache.invalidateQueries({ queryKey: queries.list.key() }) });
}

export const useCreateView = () => useViewChange((input: NewView) => api.create(input));
export const useUpdateView = () => useViewChange((input: ChangedView) => api.update(input));
export const useRemoveView = () => useViewChange((id: string) => api.remove({ id }));
export const useRestoreView = () => useViewChange((id: string) => api.restore({ id }));
