import { createApi } from '../../../platform/web/live/api.ts';
import { accountsContract } from '../contract.ts';

const api = createApi(accountsContract);

/** Looking at and opening an invitation, which someone does who is not signed in. */
export const inviteApi = { find: api.findInvite, open: api.openInvite };
