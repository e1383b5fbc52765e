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
