import { defineFeature } from '../../../platform/server/feature.ts';
import { identityActivities } from '../activities.ts';
import { identityContract } from '../contract.ts';
import type { Invitations } from './invitations.ts';
import { sweepSessions, turnKeys } from './jobs.ts';
import { getClientSession } from './operations/get-client-session.ts';
import { getOwnerStatus } from './operations/get-owner-status.ts';
import { getStaffSession } from './operations/get-staff-session.ts';
import { redeemOwnerCode } from './operations/redeem-owner-code.ts';
import { getOwnAccount } from './operations/get-own-account.ts';
import { listOwnSessions } from './operations/list-own-sessions.ts';
import { endOwnSession } from './operations/end-own-session.ts';
import { endAllOwnSessions } from './operations/end-all-own-sessions.ts';
import { createAppCheck } from './operations/create-app-check.ts';
import { createRecoveryCodes } from './operations/create-recovery-codes.ts';
import { IDENTITY_PARTS, IDENTITY_SETTINGS } from './parts.ts';
import { PROVIDER_WIRE } from './wire/provider-routes.ts';
import { IDENTITY_WIRE } from './wire/wire-list.ts';
import { mountIdentityRoutes } from './wire/identity-routes.ts';
import { LOGIN_RETENTION } from './store/retention.ts';

/** Signing in. `invitations` connects the feature that invites people. */
export const createIdentityFeature = (invitations: Invitations) =>
  defineFeature({
    name: 'identity',
    formerly: 'access',
    contract: identityContract,
    sealedAs: {
      'second_factors.secret_sealed': { name: 'secret_sealed' },
      'second_factor_offers.secret_sealed': { name: 'secret_sealed' },
      'signing_keys.private_key_sealed': { key: ['kid'] },
    },
    views: ['user_names', 'user_accounts', 'user_sessions', 'user_factors'],
    activities: identityActivities,
    operations: {
      getOwnerStatus,
      redeemOwnerCode,
      getStaffSession,
      getClientSession,
      createAppCheck,
      getOwnAccount,
      listOwnSessions,
      endOwnSession,
      endAllOwnSessions,
      createRecoveryCodes,
    },
    jobs: [sweepSessions, turnKeys],
    settings: IDENTITY_SETTINGS,
    parts: IDENTITY_PARTS,
    routes: (app, context) => mountIdentityRoutes(app, context, invitations),
    wire: [...IDENTITY_WIRE, ...PROVIDER_WIRE],
    retention: [LOGIN_RETENTION],
    bound: {
      clients: 'A portal login is bound to its record, which is then never merged away.',
      users: 'A portal login is bound to its record, which is then never merged away.',
    },
  });
