import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { recipientsContract } from '../contract.ts';

export const api = createApi(recipientsContract);
const queries = createQueries('recipients', api);

type RecipientsAsked = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;

export const recipientPagesOptions = (asked: RecipientsAsked) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...asked, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
  });
export const recipientCountsOptions = () => queries.count.queryOptions({ input: {} });
export const recipientOptions = (id: string) => queries.get.queryOptions({ input: { id } });
export const recipientsNamedOptions = (search: string) => queries.list.queryOptions({ input: { search, limit: 20 } });
export const suggestionsOptions = (contactId: string) => queries.suggestFromReports.queryOptions({ input: { contactId } });
