import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { SessionRecord } from '../store.ts';
import { changeOwnAddress } from './change-address.ts';
import { changeOwnPassword } from './change-password.ts';
import { changeOwnProfile } from './change-profile.ts';
import { findRecentCaller } from './signed-in.ts';
import { unlinkProviders } from './unlink-provider.ts';
import { applyActionCode } from './use-action-code.ts';
import { wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

/** What the official client module may send here. Anything else, such as a role, is someone's own idea. */
const KNOWN_FIELDS = new Set([
  'idToken',
  'returnSecureToken',
  'displayName',
  'photoUrl',
  'password',
  'email',
  'deleteProvider',
  'oobCode',
  'clientType',
  'tenantId',
]);
const KIND = 'identitytoolkit#SetAccountInfoResponse';

/** Changes that could take an account over: they ask for a sign-in of the last minutes, and come one at a time. */
const GRAVE: Readonly<Record<string, (call: WireCall, caller: SessionRecord) => Promise<object | Refusal>>> = {
  password: changeOwnPassword,
  email: changeOwnAddress,
  deleteProvider: unlinkProviders,
};

/** accounts:update: what people change about their own account, and what the codes mailed to them do. */
export const updateAccount: WireOperation = async (call) => {
  const { body } = call;
  if (Object.keys(body).some((name) => !KNOWN_FIELDS.has(name))) return wireRefusal('INVALID_REQUEST');
  if (body['oobCode'] !== undefined) return told(await applyActionCode(call));
  const [grave, second] = Object.entries(GRAVE).filter(([field]) => body[field] !== undefined);
  if (!grave) return told(await changeOwnProfile(call));
  if (second !== undefined || body['displayName'] !== undefined || body['photoUrl'] !== undefined)
    return wireRefusal('INVALID_REQUEST', 'Please change one thing at a time.');
  const caller = await findRecentCaller(call);
  return isRefusal(caller) ? caller : told(await grave[1](call, caller), caller.account.id);
};

function told(answer: object | Refusal, localId?: string): object | Refusal {
  return isRefusal(answer) ? answer : { kind: KIND, ...(localId !== undefined && { localId }), ...answer };
}
