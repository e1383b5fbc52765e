import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { mailPerson } from '../mails/mail-person.ts';
import { writeSignInMethodChanged } from '../mails/sign-in-method-changed.ts';
import { describeProfile } from '../profile.ts';
import { updateAccount, type Account, type SessionRecord } from '../store.ts';
import { deleteIdentity, listIdentities, type Identity } from '../store/providers.ts';
import { lockCaller } from './lock-caller.ts';
import { wireRefusal, type WireCall } from './wire-call.ts';

/** accounts:update with providers to remove: removes sign-in methods of the caller, but never the last one. */
export async function unlinkProviders({ body, device, context }: WireCall, caller: SessionRecord): Promise<object | Refusal> {
  const given: readonly unknown[] = Array.isArray(body['deleteProvider']) ? body['deleteProvider'] : [];
  const google = given.includes('google.com');
  const password = given.includes('password');
  if (given.length === 0 || given.length !== Number(google) + Number(password)) return wireRefusal('INVALID_PROVIDER_ID');
  const { id, kind, name } = caller.account;
  return context.change({ kind, userId: id, name }, 'access.identityUnlinked', async (change): Promise<object | Refusal> => {
    const account = await lockCaller(change, caller);
    if (isRefusal(account)) return account;
    const identities = await listIdentities(change.db, id);
    if ((google && identities.length === 0) || (password && !account.hasPassword)) return wireRefusal('INVALID_PROVIDER_ID');
    const hasPassword = account.hasPassword && !password;
    // A Google account opens nothing while the office has not set that up.
    const hasGoogle = identities.length > 0 && !google && context.services.env.OIDC_CLIENT_ID !== undefined;
    if (!hasPassword && !hasGoogle)
      return wireRefusal('OPERATION_NOT_ALLOWED', 'This is your only way to sign in, so it cannot be removed.');
    if (google) await deleteIdentity(change.db, id, 'google.com');
    if (password) await updateAccount(change.db, id, { passwordHash: null });
    const removed = google ? 'Sign-in with Google' : 'The password';
    change.record({
      contactId: account.contactId,
      subject: { type: 'user', id },
      summary: `${removed} was removed from the account`,
      after: { removed: given },
    });
    const { email } = account;
    await mailPerson(
      change,
      account,
      'access.identityUnlinked',
      email,
      writeSignInMethodChanged(account, device, google ? 'googleRemoved' : 'passwordRemoved'),
    );
    return {
      localId: id,
      email: account.email,
      ...describeProfile(account),
      emailVerified: account.emailVerified,
      providerUserInfo: describeProviders({ ...account, hasPassword }, google ? [] : identities),
    };
  });
}

/** The sign-in methods of an account, as the protocol lists them. */
function describeProviders(account: Account, identities: readonly Identity[]): readonly object[] {
  return [
    ...(account.hasPassword ? [{ providerId: 'password', rawId: account.email, email: account.email, ...describeProfile(account) }] : []),
    ...identities.map((i) => ({ providerId: i.provider, rawId: i.subject, federatedId: i.subject, email: i.email, displayName: i.name })),
  ];
}
