import { keepPreviousData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { monitoringContract } from '../contract.ts';

export const api = createApi(monitoringContract);
const queries = createQueries('monitoring', api);

export type ConnectionFilter = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;

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
