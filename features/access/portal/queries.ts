import { createApi, createQueries } from '../../../platform/web/api.ts';
import { accessContract } from '../contract.ts';

const queries = createQueries('access', createApi(accessContract));

/** The signed-in client. */
export const clientSessionOptions = () => queries.getClientSession.queryOptions({ staleTime: 60_000 });
