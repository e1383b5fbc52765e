import { isRefusal } from '../../../../platform/base/refusal.ts';
import { touchSession } from '../store.ts';
import { listIdentities } from '../store/providers.ts';
import { listSecondFactors } from '../store/second-factors.ts';
import { describeProfile } from '../profile.ts';
import { describeSecondFactor } from './demand-second-factor.ts';
import { findCaller } from './signed-in.ts';
import type { WireOperation } from './wire-call.ts';

/** accounts:lookup, which the client module makes at every page load with a stored user. Times are text: as numbers they lose the user. */
export const lookup: WireOperation = async (call) => {
  const { context } = call;
  const session = await findCaller(call);
  if (isRefusal(session)) return session;
  await touchSession(context.db, session.id, context.clock());

  const { account } = session;
  const factors = await listSecondFactors(context.db, account.id);
  const identities = await listIdentities(context.db, account.id);
  const shown = { email: account.email, ...describeProfile(account) };
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.id,
        ...shown,
        emailVerified: account.emailVerified,
        createdAt: String(account.createdAt.getTime()),
        lastLoginAt: String((account.lastSignInAt ?? account.createdAt).getTime()),
        validSince: String(Math.floor(account.validSince.getTime() / 1000)),
        providerUserInfo: [
          ...(account.hasPassword ? [{ providerId: 'password', rawId: account.email, ...shown }] : []),
          ...identities.map((i) => ({
            providerId: i.provider,
            rawId: i.subject,
            federatedId: i.subject,
            email: i.email,
            displayName: i.name,
          })),
        ],
        ...(account.hasPassword && { passwordHash: '<redacted>' }),
        ...(factors.length > 0 && { mfaInfo: factors.map(describeSecondFactor) }),
      },
    ],
  };
};
