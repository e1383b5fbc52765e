import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { activityContract, type ActivityFilter } from '../contract.ts';

const queries = createQueries('activity', createApi(activityContract));

/** What happened, newest first, a page at a time. */
export const activityPagesOptions = (filter: ActivityFilter, limit: number) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, limit, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
