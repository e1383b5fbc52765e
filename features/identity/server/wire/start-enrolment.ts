import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { MAX_SECOND_FACTORS, SECOND_STEP_MINUTES, TOTP } from '../../rules/totp.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import { listSecondFactors, replaceOffer } from '../store/second-factors.ts';
import { newTotpSecret } from '../totp.ts';
import { findRecentCaller } from './signed-in.ts';
import { recordField, wireRefusal, type WireOperation } from './wire-call.ts';

/** mfaEnrollment:start: shows a secret for an authenticator app. Nothing changes for the account until the app has proved that it holds it. */
export const startEnrolment: WireOperation = async (call) => {
  const { body, context } = call;
  const session = await findRecentCaller(call);
  if (isRefusal(session)) return session;
  if (!recordField(body, 'totpEnrollmentInfo')) return wireRefusal('OPERATION_NOT_ALLOWED', 'Second steps by phone are not offered.');
  const { account } = session;
  if ((await listSecondFactors(context.db, account.id)).length >= MAX_SECOND_FACTORS) return wireRefusal('SECOND_FACTOR_LIMIT_EXCEEDED');

  const at = context.clock();
  const expiresAt = new Date(at.getTime() + SECOND_STEP_MINUTES * 60_000);
  const id = newId(at);
  const sessionInfo = newSecret();
  const sharedSecretKey = newTotpSecret();
  await replaceOffer(context.db, {
    id,
    userId: account.id,
    hash: hashSecret(sessionInfo),
    secretSealed: context.services.sealer.sealText(`second_factor_offers:${id}:secret_sealed`, sharedSecretKey),
    at,
    expiresAt,
  });
  return {
    totpSessionInfo: {
      sharedSecretKey,
      verificationCodeLength: TOTP.digits,
      hashingAlgorithm: TOTP.algorithm,
      periodSec: TOTP.periodSeconds,
      sessionInfo,
      finalizeEnrollmentTime: expiresAt.toISOString(),
    },
  };
};
