import { defineFeature } from '../../../platform/server/feature.ts';
import { accessActivities } from '../activities.ts';
import { accessContract } from '../contract.ts';
import { sweepSessions } from './jobs.ts';
import { createClientLogin } from './operations/create-client-login.ts';
import { findClientLogin } from './operations/find-client-login.ts';
import { getClientSession } from './operations/get-client-session.ts';
import { getOwnerStatus } from './operations/get-owner-status.ts';
import { getStaffSession } from './operations/get-staff-session.ts';
import { redeemOwnerCode } from './operations/redeem-owner-code.ts';
import { getOwnAccount } from './operations/get-own-account.ts';
import { listOwnSessions } from './operations/list-own-sessions.ts';
import { endOwnSession } from './operations/end-own-session.ts';
import { endAllOwnSessions } from './operations/end-all-own-sessions.ts';
import { createRecoveryCodes } from './operations/create-recovery-codes.ts';
import { createClientInvite } from './operations/create-client-invite.ts';
import { createStaffInvite } from './operations/create-staff-invite.ts';
import { listInvites } from './operations/list-invites.ts';
import { resendInvite } from './operations/resend-invite.ts';
import { revokeInvite } from './operations/revoke-invite.ts';
import { findInvite } from './operations/find-invite.ts';
import { openInvite } from './operations/open-invite.ts';
import { listColleagues } from './operations/list-colleagues.ts';
import { listUsers } from './operations/list-users.ts';
import { changeUserRole } from './operations/change-user-role.ts';
import { disableUser } from './operations/disable-user.ts';
import { enableUser } from './operations/enable-user.ts';
import { resetClientSecondFactor } from './operations/reset-client-second-factor.ts';
import { resetSecondFactor } from './operations/reset-second-factor.ts';
import { getSettings } from './operations/get-settings.ts';
import { saveSettings } from './operations/save-settings.ts';
import { PROVIDER_WIRE } from './wire/provider-routes.ts';
import { IDENTITY_WIRE } from './wire/wire-list.ts';
import { mountIdentityRoutes } from './wire/identity-routes.ts';
import { accessNeeds } from './access-needs.ts';

export const accessFeature = defineFeature({
  name: 'access',
  contract: accessContract,
  activities: accessActivities,
  operations: {
    getOwnerStatus,
    redeemOwnerCode,
    getStaffSession,
    getClientSession,
    findClientLogin,
    createClientLogin,
    resetClientSecondFactor,
    getOwnAccount,
    listOwnSessions,
    endOwnSession,
    endAllOwnSessions,
    createRecoveryCodes,
    createClientInvite,
    createStaffInvite,
    listInvites,
    resendInvite,
    revokeInvite,
    findInvite,
    openInvite,
    listUsers,
    listColleagues,
    changeUserRole,
    disableUser,
    enableUser,
    resetSecondFactor,
    getSettings,
    saveSettings,
  },
  jobs: [sweepSessions],
  routes: mountIdentityRoutes,
  wire: [...IDENTITY_WIRE, ...PROVIDER_WIRE],
  needs: [accessNeeds],
  bound: {
    clients: 'A portal login is bound to its record, which is then never merged away.',
    users: 'A portal login is bound to its record, which is then never merged away.',
    invites: 'An open invitation is bound to its record, which is then never merged away; ended ones stay as history.',
  },
});
