import type { Feature } from '../../../platform/server/feature.ts';
import { accessContract } from '../contract.ts';
import { sweepSessions } from './jobs.ts';
import { createClientLogin } from './operations/create-client-login.ts';
import { findClientLogin } from './operations/find-client-login.ts';
import { getClientSession } from './operations/get-client-session.ts';
import { getOwnerStatus } from './operations/get-owner-status.ts';
import { getStaffSession } from './operations/get-staff-session.ts';
import { redeemOwnerCode } from './operations/redeem-owner-code.ts';
import { mountIdentityRoutes } from './wire/identity-routes.ts';

export const accessFeature: Feature<typeof accessContract> = {
  name: 'access',
  contract: accessContract,
  operations: { getOwnerStatus, redeemOwnerCode, getStaffSession, getClientSession, findClientLogin, createClientLogin },
  jobs: [sweepSessions],
  routes: mountIdentityRoutes,
};
