import { keepPreviousData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { progressPortalContract } from '../contract.ts';

export const api = createApi(progressPortalContract);
const queries = createQueries('progress-portal', api);

export type ClientFilter = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;

export const clientPagesOptions = (filter: ClientFilter) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
export const countsOptions = () => queries.count.queryOptions();
