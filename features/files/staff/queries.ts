import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { filesContract } from '../contract.ts';

export const api = createApi(filesContract);
const queries = createQueries('files', api);

/** The four documents of a contact and a page of what was sent for them. */
export const documentsOptions = (contactId: string) =>
  queries.listDocuments.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
