import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { activityContract, type ActivityFilter } from '../contract.ts';

const queries = createQueries('activity', createApi(activityContract));

/** What happened, newest first, a page at a time. */
export const activityPagesOptions = (filter: ActivityFilter, limit: number) =>
  queries.list.infiniteOptions({
    input: (before: number | undefined) => ({ ...filter, limit, ...(before !== undefined && { before }) }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
