import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { agreementsContract } from '../contract.ts';

export const api = createApi(agreementsContract);
const queries = createQueries('agreements', api);

/** All that is recorded of one contact; few have more than one page. */
export const agreementsOptions = (contactId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** What gates allowed of one contact, newest first. */
export const verdictsOptions = (contactId: string) =>
  queries.listVerdicts.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
