import { createApi, createQueries } from '../../../platform/web/api.ts';
import { activityContract } from '../contract.ts';

const queries = createQueries('activity', createApi(activityContract));

/** What happened, newest first, a page at a time; of one contact when asked. */
export const activityPagesOptions = (contactId: string | undefined, limit: number) =>
  queries.list.infiniteOptions({
    input: (before: number | undefined) => ({ limit, ...(contactId !== undefined && { contactId }), ...(before !== undefined && { before }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
