import { isRefusal } from '../../../../platform/base/refusal.ts';
import { touchSession } from '../store.ts';
import { findCaller } from './signed-in.ts';
import type { WireOperation } from './wire-call.ts';

/** accounts:lookup, which the client module makes at every page load with a stored user. Times are text: as numbers they lose the user. */
export const lookup: WireOperation = async (call) => {
  const { house } = call;
  const session = await findCaller(call);
  if (isRefusal(session)) return session;
  await touchSession(house.db, session.id, house.clock());

  const { account } = session;
  const shown = { email: account.email, displayName: account.name };
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [{
      localId: account.id, ...shown, emailVerified: account.emailVerified,
      createdAt: String(account.createdAt.getTime()),
      lastLoginAt: String((account.lastSignInAt ?? account.createdAt).getTime()),
      validSince: String(Math.floor(account.validSince.getTime() / 1000)),
      providerUserInfo: [{ providerId: 'password', rawId: account.email, ...shown }],
      ...(account.hasPassword && { passwordHash: '<redacted>' }),
    }],
  };
};
