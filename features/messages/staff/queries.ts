import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { messagesContract } from '../contract.ts';

export const api = createApi(messagesContract);
const queries = createQueries('messages', api);
const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
};

/** The threads of one contact. */
export const threadsOptions = (contactId: string) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    ...paged,
  });

/** One thread with its messages, newest first. */
export const threadOptions = (id: string) =>
  queries.get.infiniteOptions({ input: (after: string | undefined) => ({ id, ...(after !== undefined && { after }) }), ...paged });
