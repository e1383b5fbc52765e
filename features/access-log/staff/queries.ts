import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { accessLogContract } from '../contract.ts';

const queries = createQueries('access-log', createApi(accessLogContract));

/** Who was shown what of a contact, between two days of the office when they are given. */
export const contactEntriesOptions = (contactId: string, days: { readonly from?: string; readonly to?: string }) =>
  queries.listForContact.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...days, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
  });
