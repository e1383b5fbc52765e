import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { AccessSettings } from '../../rules/sign-in-settings.ts';
import { PERMIT_COOKIE } from '../operations/redeem-owner-code.ts';
import { hashPasswordInTurn } from '../passwords.ts';
import { describeProfile } from '../profile.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { hasLiveOwnerPermit } from '../store/owner.ts';
import { readSettings } from '../store/settings.ts';
import { readNewCredentials, refuseWeak } from './credentials.ts';
import { handOver } from './complete-sign-in.ts';
import { linkPassword } from './link-password.ts';
import { createInvited, createOwner, type SignUpPermit } from './sign-up-account.ts';
import { wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

/** What the official client module may send here. Anything else, such as a role, is someone's own idea. */
const KNOWN_FIELDS = new Set([
  'returnSecureToken',
  'email',
  'password',
  'clientType',
  'idToken',
  'displayName',
  'tenantId',
  'captchaResponse',
  'recaptchaVersion',
  'recaptchaToken',
]);

/**
 * accounts:signUp. Closed, except for one account in a browser that redeemed the owner code or opened an invitation. With an ID token it
 * adds a password to an account without one.
 */
export const signUp: WireOperation = async (call) => {
  const { body, context } = call;
  const permit = body['idToken'] === undefined ? await findPermit(call) : undefined;
  if (body['idToken'] === undefined && !permit) return wireRefusal('ADMIN_ONLY_OPERATION');
  if (Object.keys(body).some((name) => !KNOWN_FIELDS.has(name))) return wireRefusal('INVALID_REQUEST');
  if (!permit) return linkPassword(call);

  const credentials = readNewCredentials(body);
  if (isRefusal(credentials)) return credentials;
  const { email, password } = credentials;
  if (permit.kind === 'invite' && permit.invite.email !== email) return wireRefusal('ADMIN_ONLY_OPERATION');
  const weak = refuseWeak(password, email, (await readSettings(context.db)).minPasswordLength);
  if (weak) return weak;
  const passwordHash = await hashPasswordInTurn(password);
  if (passwordHash === undefined) return wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');

  const made =
    permit.kind === 'owner' ? await createOwner(call, permit, { email, passwordHash }) : await createInvited(call, permit, passwordHash);
  if (isRefusal(made)) return made;
  const { account, session } = made;
  call.facts.setCookie(permit.cookie, '', { maxAgeSeconds: 0 });
  const tokens = await handOver(call, account, session);
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: account.id, email, ...describeProfile(account), ...tokens };
};

/** What opens sign-up to this browser, if anything does. */
async function findPermit({ facts, context, invitations }: WireCall): Promise<SignUpPermit | undefined> {
  const now = context.clock();
  const cookie = facts.cookie(PERMIT_COOKIE);
  const secretHash = cookie === undefined ? undefined : hashSecret(cookie);
  if (secretHash && (await hasLiveOwnerPermit(context.db, secretHash, now))) return { kind: 'owner', cookie: PERMIT_COOKIE, secretHash };
  const invite = await invitations.findOpen(context.db, facts, now);
  return invite && { kind: 'invite', cookie: invite.cookie, invite };
}

/** The policy in the format of `GET /v2/passwordPolicy`, which has no field for the blocklist. */
export function describePasswordPolicy({ minPasswordLength }: AccessSettings): object {
  return { customStrengthOptions: { minPasswordLength }, enforcementState: 'ENFORCE', schemaVersion: 1 };
}
