import { createApi, createQueries } from '../../../../platform/web/live/api.ts';
import { identityContract } from '../../contract.ts';

export const accountApi = createApi(identityContract);
const queries = createQueries('access', accountApi);

export type OwnAccount = Awaited<ReturnType<typeof accountApi.getOwnAccount>>;
export type OwnSession = Awaited<ReturnType<typeof accountApi.listOwnSessions>>['sessions'][number];

/** The person's own account and sign-in methods. */
export const ownAccountOptions = () => queries.getOwnAccount.queryOptions();

/** The browsers one is signed in with, newest first. */
export const ownSessionsOptions = () =>
  queries.listOwnSessions.infiniteOptions({
    input: (after: string | undefined) => ({ ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
