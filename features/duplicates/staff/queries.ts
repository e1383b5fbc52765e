import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { duplicatesContract } from '../contract.ts';

export const api = createApi(duplicatesContract);
const queries = createQueries('duplicates', api);
export type NewMerge = Parameters<typeof api.merge>[0];

export const pairPagesOptions = () =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ limit: 20, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
export const mergePagesOptions = () =>
  queries.listMerges.infiniteOptions({
    input: (after: string | undefined) => ({ limit: 20, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
export const ofContactOptions = (contactId: string) => queries.forContact.queryOptions({ input: { contactId } });
