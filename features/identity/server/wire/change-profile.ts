import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import { LONGEST_NAME, readPersonName } from '../../rules/person-name.ts';
import { readPhotoUrl } from '../../rules/photo-url.ts';
import { describeProfile } from '../profile.ts';
import { replaceRefreshToken, updateAccount, type Account, type SessionRecord } from '../store.ts';
import { listSubjects } from '../store/providers.ts';
import { tokenServices } from '../token-services.ts';
import { lockCaller } from './lock-caller.ts';
import { findCaller } from './signed-in.ts';
import { textField, wireRefusal, type WireCall } from './wire-call.ts';

interface Profile {
  readonly name: string;
  readonly photoUrl: string;
}

/** accounts:update of name and picture; null clears either. The tokens in the answer carry what was changed. */
export async function changeOwnProfile(call: WireCall): Promise<object | Refusal> {
  const { context } = call;
  const caller = await findCaller(call);
  if (isRefusal(caller)) return caller;
  const { id, kind, name } = caller.account;
  const wanted = readProfile(call, caller.account);
  if (isRefusal(wanted)) return wanted;
  if (sameProfile(wanted, caller.account)) return answer(caller.account);

  const what = wanted.name === name ? 'access.pictureChanged' : 'access.nameChanged';
  return context.change({ kind, userId: id, name }, what, async (change) => {
    const account = await lockCaller(change, caller);
    if (isRefusal(account)) return account;
    await updateAccount(change.db, id, wanted);
    const tokens = await renewTokens(call, caller, { ...account, ...wanted }, change.db);
    change.record({
      contactId: account.contactId,
      subject: { type: 'user', id },
      ...(what === 'access.nameChanged'
        ? {
            summary: wanted.name === account.email ? 'Name cleared' : `Name changed to ${wanted.name}`,
            before: { name: account.name },
            after: { name: wanted.name },
          }
        : { summary: wanted.photoUrl === '' ? 'Picture removed' : 'Picture changed' }),
    });
    return answer({ ...account, ...wanted }, tokens);
  });
}

/** What the profile would be: what the call names, and the rest as it is. */
function readProfile({ body }: WireCall, account: Account): Profile | Refusal {
  const { displayName, photoUrl } = body;
  const name =
    displayName === undefined
      ? account.name
      : isNothing(displayName)
        ? account.email
        : readPersonName(textField(body, 'displayName') ?? '');
  if (name === undefined) return wireRefusal('INVALID_REQUEST', `Please enter a name of up to ${LONGEST_NAME} characters.`);
  const picture = photoUrl === undefined ? account.photoUrl : isNothing(photoUrl) ? '' : readPhotoUrl(photoUrl);
  if (picture === '' && !isNothing(photoUrl) && photoUrl !== undefined)
    return wireRefusal('INVALID_REQUEST', 'A picture is given by an address that begins with https.');
  return { name, photoUrl: picture };
}

const isNothing = (value: unknown): boolean => value === null || value === '';
const sameProfile = (one: Profile, other: Profile): boolean => one.name === other.name && one.photoUrl === other.photoUrl;

/** Tokens of the session as it is: when it began, and by what, stays as it was. The refresh token of before stays good. */
async function renewTokens(
  { context }: WireCall,
  session: SessionRecord,
  account: Account,
  db: Db,
): Promise<{ readonly idToken: string; readonly refreshToken: string; readonly expiresIn: string }> {
  const refreshToken = newSecret();
  await replaceRefreshToken(db, session.id, hashSecret(refreshToken));
  const providers = await listSubjects(db, account.id);
  const { idToken, expiresIn } = await tokenServices(context).tokens.issue(account, session, providers, context.clock());
  return { idToken, refreshToken, expiresIn: String(expiresIn) };
}

function answer(account: Account, tokens: object = {}): object {
  const { id: localId, email, emailVerified } = account;
  return { localId, email, emailVerified, ...describeProfile(account), ...tokens };
}
