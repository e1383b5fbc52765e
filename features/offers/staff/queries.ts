import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { offersContract } from '../contract.ts';

export const api = createApi(offersContract);
const queries = createQueries('offers', api);

/** The offers of a contact, and whether one can be made. */
export const offersOptions = (contactId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const getSignedPdf = (id: string) => api.getSignedPdf({ id });
