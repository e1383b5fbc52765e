import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { messagesContract } from '../contract.ts';

export const api = createApi(messagesContract);
const queries = createQueries('messages', api);
const paged = {
  // The portal has no live feed; an answer is there within this time while the page is looked at.
  refetchInterval: 20_000,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
};

/** The client's own threads. */
export const myThreadsOptions = () =>
  queries.listMine.infiniteOptions({ input: (after: string | undefined) => (after === undefined ? {} : { after }), ...paged });

/** One of them with its messages, newest first. */
export const myThreadOptions = (id: string) =>
  queries.getMine.infiniteOptions({ input: (after: string | undefined) => ({ id, ...(after !== undefined && { after }) }), ...paged });
