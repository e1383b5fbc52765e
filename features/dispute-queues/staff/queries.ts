import type { InfiniteData } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { disputeQueuesContract } from '../contract.ts';
import type { QueueQuestion } from '../rules/queue-search.ts';

const api = createApi(disputeQueuesContract);
const queries = createQueries('dispute-queues', api);

type Pages = InfiniteData<Awaited<ReturnType<typeof api.list>>, string | undefined>;

export const rowsOptions = (question: QueueQuestion) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...question, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // Rows of another queue would be the wrong ones; those of another filter stay until the new ones are there.
    placeholderData: (before: Pages | undefined, query: { readonly queryKey: unknown } | undefined) =>
      JSON.stringify(query?.queryKey ?? '').includes(`"queue":"${question.queue}"`) ? before : undefined,
  });

export const countsOptions = ({ queue: _any, ...filter }: QueueQuestion) =>
  queries.count.queryOptions({
    input: filter,
    placeholderData: (before: Awaited<ReturnType<typeof api.count>> | undefined) => before,
  });
