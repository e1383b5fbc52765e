import { keepPreviousData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { billingContract } from '../contract.ts';

export const api = createApi(billingContract);
const queries = createQueries('billing', api);

/** Notes on the payments of a contact, newest first, a page at a time. */
export const notePagesOptions = (contactId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export type ClientsFilter = Parameters<typeof api.countClients>[0];
export type ClientsQuery = Omit<Parameters<typeof api.listClients>[0], 'after' | 'limit'>;

/** Clients by payment status, a page at a time. What was on the screen stays until the answer is there. */
export const clientPagesOptions = (query: ClientsQuery) =>
  queries.listClients.infiniteOptions({
    input: (after: string | undefined) => ({ ...query, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const clientCountsOptions = (filter: ClientsFilter) =>
  queries.countClients.queryOptions({ input: filter, placeholderData: keepPreviousData });
