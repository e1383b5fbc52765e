import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { monitoringContract } from '../contract.ts';

const api = createApi(monitoringContract);
const queries = createQueries('monitoring', api);

export type ConnectionFilter = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;
export type NewConnection = Parameters<typeof api.add>[0];
export type ChangedConnection = Parameters<typeof api.update>[0];

const POLL_MS = 1_500;

export const providersOptions = () => queries.providers.queryOptions({ staleTime: 300_000 });
/** Looks again while a provider is being asked. */
export const connectionPagesOptions = (filter: ConnectionFilter) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.pages.some((page) => page.rows.some((row) => row.isPulling)) ? POLL_MS : false),
  });
export const pullsOptions = (id: string, isPulling: boolean) =>
  queries.listPulls.queryOptions({ input: { id, limit: 20 }, refetchInterval: isPulling ? POLL_MS : false });

/** Everything that can be done to a connection; every list knows of it at once. */
export function useConnectionChanges() {
  const cache = useQueryClient();
  const onSettled = (): Promise<void> => cache.invalidateQueries({ queryKey: [['monitoring']] });
  return {
    add: useMutation({ mutationFn: (one: NewConnection) => api.add(one), onSettled }),
    update: useMutation({ mutationFn: (one: ChangedConnection) => api.update(one), onSettled }),
    remove: useMutation({ mutationFn: (one: { readonly id: string; readonly version: number }) => api.remove(one), onSettled }),
    restore: useMutation({ mutationFn: (id: string) => api.restore({ id }), onSettled }),
    sendEnrolment: useMutation({ mutationFn: (id: string) => api.sendEnrolment({ id }), onSettled }),
    test: useMutation({ mutationFn: (id: string) => api.test({ id }), onSettled }),
    importNow: useMutation({ mutationFn: (id: string) => api.importNow({ id }), onSettled }),
  };
}
