import { useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { mailContract } from '../../mail/contract.ts';
import { accessContract, type Invite } from '../contract.ts';

export const accessApi = createApi(accessContract);
export const accessQueries = createQueries('access', accessApi);

/** The signed-in staff member and what they may do. */
export const staffSessionOptions = () => accessQueries.getStaffSession.queryOptions({ staleTime: 60_000 });

export type StaffSession = Awaited<ReturnType<typeof accessApi.getStaffSession>>;

/** Names of those who work here. */
export const colleaguesOptions = () =>
  accessQueries.listColleagues.queryOptions({ staleTime: 300_000, select: ({ colleagues }) => colleagues });

/** Whether this office already has an owner; asked once, before somebody signs in. */
export const ownerStatusOptions = () => accessQueries.getOwnerStatus.queryOptions({ staleTime: 60_000, retry: 1 });

/** The portal login of a contact, if there is one. */
export const clientLoginOptions = (contactId: string) => accessQueries.findClientLogin.queryOptions({ input: { contactId } });

/** The last invitation a contact was sent, if there was one. */
export const clientInviteOptions = (contactId: string) =>
  accessQueries.listInvites.queryOptions({ input: { contactId, limit: 1 }, select: ({ invites }): Invite | null => invites[0] ?? null });

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
};

/** Invitations of staff, a page at a time. */
export const staffInvitesOptions = () =>
  accessQueries.listInvites.infiniteOptions({
    input: (before: string | undefined) => ({ kind: 'staff' as const, ...(before !== undefined && { before }) }),
    ...paged,
  });

export type StaffUser = Awaited<ReturnType<typeof accessApi.listUsers>>['users'][number];

/** Staff accounts, a page at a time. */
export const usersOptions = () =>
  accessQueries.listUsers.infiniteOptions({
    input: (before: string | undefined) => ({ ...(before !== undefined && { before }) }),
    ...paged,
  });

export type SignInSettings = Awaited<ReturnType<typeof accessApi.getSettings>>;
export const settingsOptions = () => accessQueries.getSettings.queryOptions();

const mailQueries = createQueries('mail', createApi(mailContract));

/** Whether mails are handed to a mail server or only lie in the outbox. */
export const hasMailServerOptions = () => mailQueries.list.queryOptions({ input: { limit: 1 }, select: ({ serverSetUp }) => serverSetUp });

/** To be called after a change about people or invitations: who signs in, what was recorded, which mails were written. */
export function useRefreshAccess(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const feature of ['access', 'activity', 'mail']) void cache.invalidateQueries({ queryKey: [[feature]] });
  };
}
