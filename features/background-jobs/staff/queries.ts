import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { backgroundJobsContract } from '../contract.ts';

export const api = createApi(backgroundJobsContract);
const queries = createQueries('background-jobs', api);

export const givenUpOptions = () => queries.list.queryOptions({ input: {} });

const QUEUE_MS = 10_000;
/** Asked for again often: a job that starts or ends leaves no activity that the page would hear of. */
export const waitingPagesOptions = () =>
  queries.listWaiting.infiniteOptions({
    input: (after: string | undefined) => (after === undefined ? {} : { after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: QUEUE_MS,
  });
