import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { mailContract } from '../../mail/contract.ts';
import { identityContract } from '../../identity/contract.ts';
import { accountsContract, type Invite } from '../contract.ts';

export const accountsApi = createApi(accountsContract);
/** Named as activity and permissions are, so that what changes an account renews both identity and accounts. */
const queries = createQueries('access', accountsApi);

const identityApi = createApi(identityContract);
const identityQueries = createQueries('access', identityApi);

/** The signed-in staff member and what they may do. */
export const staffSessionOptions = () => identityQueries.getStaffSession.queryOptions({ staleTime: 60_000 });

export type StaffSession = Awaited<ReturnType<typeof identityApi.getStaffSession>>;

/** Whether this office already has an owner; asked once, before someone signs in. */
export const ownerStatusOptions = () => identityQueries.getOwnerStatus.queryOptions({ staleTime: 60_000, retry: 1 });

/** Names of those who work here. */
export const colleaguesOptions = () => queries.listColleagues.queryOptions({ staleTime: 300_000, select: ({ colleagues }) => colleagues });

/** The portal login of a contact, if there is one. */
export const clientLoginOptions = (contactId: string) => queries.findClientLogin.queryOptions({ input: { contactId } });

/** The last invitation a contact was sent, if there was one. */
export const clientInviteOptions = (contactId: string) =>
  queries.listInvites.queryOptions({ input: { contactId, limit: 1 }, select: ({ invites }): Invite | null => invites[0] ?? null });

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
};

/** Invitations of staff, a page at a time. */
export const staffInvitesOptions = () =>
  queries.listInvites.infiniteOptions({
    input: (after: string | undefined) => ({ kind: 'staff' as const, ...(after !== undefined && { after }) }),
    ...paged,
  });

export type StaffUser = Awaited<ReturnType<typeof accountsApi.listUsers>>['users'][number];

/** Staff accounts, a page at a time. */
export const usersOptions = () =>
  queries.listUsers.infiniteOptions({
    input: (after: string | undefined) => ({ ...(after !== undefined && { after }) }),
    ...paged,
  });

export type SignInSettings = Awaited<ReturnType<typeof accountsApi.getSettings>>;
export const settingsOptions = () => queries.getSettings.queryOptions();

const mailQueries = createQueries('mail', createApi(mailContract));

/** Whether mails are handed to a mail server or only lie in the outbox. */
export const hasMailServerOptions = () => mailQueries.list.queryOptions({ input: { limit: 1 }, select: ({ serverSetUp }) => serverSetUp });
