import { newId } from '../../../../platform/base/ids.ts';
import { SECOND_STEP_MINUTES } from '../../rules/totp.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import type { Account, SignInProvider } from '../store.ts';
import { insertPending, listSecondFactors, type SecondFactor } from '../store/second-factors.ts';
import type { WireCall } from './wire-call.ts';

/** A second factor in the format of the protocol. Without the empty `totpInfo` the client module reports a fault. */
export function describeSecondFactor({ id, name, enrolledAt }: SecondFactor): object {
  return { mfaEnrollmentId: id, displayName: name, enrolledAt: enrolledAt.toISOString(), totpInfo: {} };
}

/** What is answered instead of tokens to someone who has a second factor; undefined for everyone else. */
export async function demandSecondFactor({ context }: WireCall, account: Account, provider: SignInProvider): Promise<object | undefined> {
  const factors = await listSecondFactors(context.db, account.id);
  if (factors.length === 0) return undefined;
  const at = context.clock();
  const mfaPendingCredential = newSecret();
  await insertPending(context.db, {
    id: newId(at),
    userId: account.id,
    hash: hashSecret(mfaPendingCredential),
    provider,
    validSince: account.validSince,
    at,
    expiresAt: new Date(at.getTime() + SECOND_STEP_MINUTES * 60_000),
  });
  return { mfaPendingCredential, mfaInfo: factors.map(describeSecondFactor) };
}
