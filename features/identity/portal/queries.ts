import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { identityContract } from '../contract.ts';

const api = createApi(identityContract);
const queries = createQueries('access', api);

/** The signed-in client. */
export const clientSessionOptions = () => queries.getClientSession.queryOptions({ staleTime: 60_000 });
