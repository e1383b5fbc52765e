import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { viewsContract, type View } from '../contract.ts';

export const api = createApi(viewsContract);
const queries = createQueries('views', api);

export type ViewPage = View['page'];

export const viewsOptions = (page: ViewPage) => queries.list.queryOptions({ input: { page }, staleTime: 60_000 });
