import { defineFeature } from '../../../platform/server/feature.ts';
import { accountsActivities } from '../activities.ts';
import { accountsContract } from '../contract.ts';
import { findClientLogin } from './operations/find-client-login.ts';
import { createClientInvite } from './operations/create-client-invite.ts';
import { inviteClientElsewhere } from './operations/invite-client-elsewhere.ts';
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
import { endSecondStepExemption } from './operations/end-second-step-exemption.ts';
import { exemptSecondStep } from './operations/exempt-second-step.ts';
import { getSettings } from './operations/get-settings.ts';
import { saveSettings } from './operations/save-settings.ts';
import { addressChangeOf, isAddressChange, tellAddressChange } from './jobs.ts';
import { portalFacet } from './portal-facet.ts';
import { accountNeeds, secondStepNeeds } from './needs.ts';
import { prepareRoles } from './prepare-roles.ts';
import { INVITES_RETENTION } from './store/retention.ts';

export const accountsFeature = defineFeature({
  name: 'accounts',
  formerly: 'access',
  contract: accountsContract,
  views: ['invite_states', 'invite_addresses'],
  activities: accountsActivities,
  operations: {
    findClientLogin,
    createClientInvite,
    inviteClientElsewhere,
    createStaffInvite,
    listInvites,
    resendInvite,
    revokeInvite,
    findInvite,
    openInvite,
    listColleagues,
    listUsers,
    changeUserRole,
    disableUser,
    enableUser,
    resetClientSecondFactor,
    resetSecondFactor,
    exemptSecondStep,
    endSecondStepExemption,
    getSettings,
    saveSettings,
  },
  // Roles exist before the server accepts the first request.
  routes: (app, { db }) => void app.addHook('onReady', () => prepareRoles(db)),
  jobs: [tellAddressChange],
  reactions: [
    {
      on: 'contacts.updated',
      sentence: 'When the email address of a client is changed, the address before is told and open invitations to it are revoked.',
      job: tellAddressChange,
      when: isAddressChange,
      payload: addressChangeOf,
    },
  ],
  needs: [accountNeeds, secondStepNeeds],
  facets: [portalFacet],
  retention: [INVITES_RETENTION],
  bound: { invites: 'An open invitation is bound to its record, which is then never merged away; ended ones stay as history.' },
});
