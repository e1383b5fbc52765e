import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { accessContract } from '../contract.ts';

const api = createApi(accessContract);
const queries = createQueries('access', api);

/** Looking at and opening an invitation, which somebody does who is not signed in. */
export const inviteApi = { find: api.findInvite, open: api.openInvite };

/** The signed-in client. */
export const clientSessionOptions = () => queries.getClientSession.queryOptions({ staleTime: 60_000 });
