import { judgeSession } from '../../rules/session-life.ts';
import { tokenDesk } from '../prepare.ts';
import { findSession, touchSession } from '../store.ts';
import { textField, wireRefusal, type WireOperation } from './wire-call.ts';

/** accounts:lookup, which the client module makes at every page load with a stored user. Times are text: as numbers they lose the user. */
export const lookup: WireOperation = async ({ body, house }) => {
  const token = textField(body, 'idToken');
  if (token === undefined) return wireRefusal('MISSING_ID_TOKEN');
  const now = house.clock();
  const subject = await tokenDesk(house).tokens.verify(token, now);
  if (subject === 'invalid') return wireRefusal('INVALID_ID_TOKEN');
  if (subject === 'expired') return wireRefusal('TOKEN_EXPIRED');
  const session = await findSession(house.db, subject.sessionId, subject.userId);
  const state = session ? judgeSession(session, now) : 'over';
  if (state === 'disabled') return wireRefusal('USER_DISABLED');
  if (!session || state === 'over') return wireRefusal('TOKEN_EXPIRED');
  await touchSession(house.db, session.id, now);

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
