import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { identityContract } from '../contract.ts';

export const identityApi = createApi(identityContract);
/** Named as activity and permissions are, so that what changes an account renews both identity and accounts. */
const queries = createQueries('access', identityApi);

/** The signed-in staff member and what they may do. */
export const staffSessionOptions = () => queries.getStaffSession.queryOptions({ staleTime: 60_000 });

export type StaffSession = Awaited<ReturnType<typeof identityApi.getStaffSession>>;
