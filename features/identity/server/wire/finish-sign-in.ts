import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { readRecoveryCode } from '../../rules/recovery-codes.ts';
import { readTotpCode, SECOND_STEP_TRIES } from '../../rules/totp.ts';
import { findKnownDevice } from '../known-device.ts';
import { hashRecoveryCode } from '../recovery-codes.ts';
import { mailSecondFactorNotice } from '../mails/second-factor-notice.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { findAccount, lockAccount, type Account } from '../store.ts';
import {
  countRecoveryCodes,
  findPending,
  listSecondFactors,
  tryPending,
  usePending,
  useRecoveryCode,
  useStep,
  type PendingSignIn,
  type SecondFactor,
} from '../store/second-factors.ts';
import { clearTries, countWrongTry, secondFactorCounters, waitOf, type Counter } from '../throttle.ts';
import { findStep } from '../totp.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { recordField, textField, wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

interface Attempt {
  readonly pending: PendingSignIn;
  readonly account: Account;
  readonly factor: SecondFactor;
  readonly counters: readonly Counter[];
}

/** mfaSignIn:finalize: the second factor of a sign-in whose first step succeeded. A recovery code may replace the code of the app. */
export const finishSignIn: WireOperation = async (call) => {
  const { body, facts, context } = call;
  const credential = textField(body, 'mfaPendingCredential');
  if (credential === undefined) return wireRefusal('MISSING_MFA_PENDING_CREDENTIAL');
  const factorId = textField(body, 'mfaEnrollmentId');
  if (factorId === undefined) return wireRefusal('MISSING_MFA_ENROLLMENT_ID');
  const given = recordField(body, 'totpVerificationInfo');
  if (!given) return wireRefusal('OPERATION_NOT_ALLOWED', 'Second steps by phone are not offered.');
  const typed = textField(given, 'verificationCode');
  if (typed === undefined) return wireRefusal('MISSING_CODE');

  const attempt = await prove(call, credential, factorId, typed);
  if (isRefusal(attempt)) {
    context.services.log.warn({ reference: facts.id, address: facts.address, code: attempt.code }, 'second step of a sign-in refused');
    return attempt;
  }
  return completeSignIn(call, attempt.account, { provider: attempt.pending.provider, secondFactorId: attempt.factor.id });
};

async function prove(call: WireCall, credential: string, factorId: string, typed: string): Promise<Attempt | Refusal> {
  const attempt = await countAttempt(call, credential, factorId);
  if (isRefusal(attempt)) return attempt;
  const wrong = await checkCode(call, attempt, typed);
  if (wrong) return wrong;
  await clearTries(call.context.db, attempt.counters);
  return attempt;
}

/**
 * Finds what the code is for and counts it as a wrong one; a right one is forgiven afterwards. Looking and counting happen
 * under a lock, so that of many tries sent at once none slips past the limit.
 */
function countAttempt({ facts, context }: WireCall, credential: string, factorId: string): Promise<Attempt | Refusal> {
  const now = context.clock();
  const gone = wireRefusal('INVALID_MFA_PENDING_CREDENTIAL');
  return context.transaction(async (tx): Promise<Attempt | Refusal> => {
    const pending = await findPending(tx, hashSecret(credential), SECOND_STEP_TRIES, now);
    if (!pending) return gone;
    await lockAccount(tx, pending.userId);
    const account = await findAccount(tx, pending.userId);
    // A change that ends the sessions of the person, such as a new password, also ends sign-ins in progress.
    if (!account || account.deletedAt !== null || pending.validSince.getTime() !== account.validSince.getTime()) return gone;
    if (account.disabledAt !== null) return wireRefusal('USER_DISABLED');
    const factor = (await listSecondFactors(tx, account.id)).find((f) => f.id === factorId);
    if (!factor) return wireRefusal('MFA_ENROLLMENT_NOT_FOUND');
    const counters = secondFactorCounters(account.id, findKnownDevice(context.services.sealer, facts, account.id));
    if ((await waitOf(tx, counters, now)) > 0) return wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
    if (!(await tryPending(tx, pending.id, SECOND_STEP_TRIES))) return gone;
    await countWrongTry(tx, counters, now);
    return { pending, account, factor, counters };
  });
}

/** Uses the code and the waiting sign-in up, or says why not. */
async function checkCode(call: WireCall, attempt: Attempt, typed: string): Promise<Refusal | undefined> {
  const { context } = call;
  const { pending, factor } = attempt;
  const wrong = wireRefusal('INVALID_CODE');
  const recovery = readRecoveryCode(typed);
  if (recovery !== undefined) return useRecovery(call, attempt, recovery);
  const code = readTotpCode(typed);
  if (code === undefined) return wrong;
  const now = context.clock();
  const step = findStep(context.services.sealer.openText(`second_factors:${factor.id}:secret_sealed`, factor.secretSealed), code, now);
  if (step === undefined || !(await useStep(context.db, factor.id, step, now))) return wrong;
  return (await usePending(context.db, pending.id, now)) ? undefined : wireRefusal('INVALID_MFA_PENDING_CREDENTIAL');
}

async function useRecovery({ device, context }: WireCall, { pending, account }: Attempt, code: string): Promise<Refusal | undefined> {
  const used = await context.change(
    { kind: account.kind, userId: account.id, name: account.name },
    'access.recoveryCodeUsed',
    async (change) => {
      const { db, now, record, services } = change;
      if (!(await useRecoveryCode(db, account.id, hashRecoveryCode(services.sealer, account.id, code), now)))
        return wireRefusal('INVALID_CODE');
      if (!(await usePending(db, pending.id, now))) return wireRefusal('INVALID_MFA_PENDING_CREDENTIAL');
      const left = await countRecoveryCodes(db, account.id);
      record({
        contactId: account.contactId,
        subject: { type: 'user', id: account.id },
        summary: `Recovery code used to sign in, ${left} left`,
        after: { device, codesLeft: left },
      });
      await mailSecondFactorNotice(change, 'access.recoveryCodeUsed', account, device, String(left));
      return true;
    },
  );
  return isRefusal(used) ? used : undefined;
}
