import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { mailServicesContract } from '../contract.ts';

export const api = createApi(mailServicesContract);
const queries = createQueries('mailServices', api);

export type Asked = Parameters<typeof api.quote>[0];

const POLL_MS = 2_000;
/** The balance is asked of the service, so not at every look at the page. */
const SERVICE_FRESH_MS = 60_000;

export const serviceOptions = () => queries.getService.queryOptions({ input: {}, staleTime: SERVICE_FRESH_MS });
export const quoteOptions = (asked: Asked) => queries.quote.queryOptions({ input: asked, retry: false });
/** The newest batches; asked for again while letters are under way. */
export const batchesOptions = (limit: number) =>
  queries.listBatches.queryOptions({
    input: { limit },
    refetchInterval: (query) =>
      query.state.data?.rows.some(({ states }) => states.waiting + states.sending > 0) === true ? POLL_MS : false,
  });
export const batchOptions = (id: string) =>
  queries.getBatch.queryOptions({
    input: { id },
    refetchInterval: (query) => {
      const states = query.state.data?.states;
      return states && states.waiting + states.sending > 0 ? POLL_MS : false;
    },
  });
export type Quote = Awaited<ReturnType<typeof api.quote>>;
export type Service = Awaited<ReturnType<typeof api.getService>>;
