import { createApi, createQueries } from '../../../platform/web/api.ts';
import { accessContract } from '../contract.ts';

export const accessApi = createApi(accessContract);
export const accessQueries = createQueries('access', accessApi);

/** The signed-in staff member and what they may do. */
export const staffSessionOptions = () => accessQueries.getStaffSession.queryOptions({ staleTime: 60_000 });

export type StaffSession = Awaited<ReturnType<typeof accessApi.getStaffSession>>;

/** Whether this office already has an owner; asked once, before somebody signs in. */
export const ownerStatusOptions = () => accessQueries.getOwnerStatus.queryOptions({ staleTime: 60_000, retry: 1 });

/** The portal login of a contact, if there is one. */
export const clientLoginOptions = (contactId: string) => accessQueries.findClientLogin.queryOptions({ input: { contactId } });
