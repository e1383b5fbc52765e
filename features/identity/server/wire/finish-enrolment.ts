import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { MAX_SECOND_FACTORS, nameSecondFactor, readTotpCode, SECOND_STEP_TRIES } from '../../rules/totp.ts';
import { mailSecondFactorNotice } from '../mails/second-factor-notice.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { insertSecondFactor, listSecondFactors, tryOffer, useOffer } from '../store/second-factors.ts';
import { findStep } from '../totp.ts';
import { reopenSession } from './reopen-session.ts';
import { findCaller } from './signed-in.ts';
import { recordField, textField, wireRefusal, type WireOperation } from './wire-call.ts';

/**
 * mfaEnrollment:finalize: the app has the secret, so it becomes a second factor. Only someone who signed in recently was
 * shown the secret, so the time to type its code is that of the secret, not what is left of those five minutes.
 */
export const finishEnrolment: WireOperation = async (call) => {
  const { body, device, context } = call;
  const { clock, services } = context;
  const session = await findCaller(call);
  if (isRefusal(session)) return session;
  const given = recordField(body, 'totpVerificationInfo');
  if (!given) return wireRefusal('OPERATION_NOT_ALLOWED', 'Second steps by phone are not offered.');
  const sessionInfo = textField(given, 'sessionInfo');
  if (sessionInfo === undefined) return wireRefusal('MISSING_SESSION_INFO');
  const typed = textField(given, 'verificationCode');
  if (typed === undefined) return wireRefusal('MISSING_CODE');

  const { account } = session;
  const offer = await tryOffer(context.db, account.id, hashSecret(sessionInfo), SECOND_STEP_TRIES, clock());
  if (!offer) return wireRefusal('INVALID_SESSION_INFO');
  const secret = services.sealer.openText(`second_factor_offers:${offer.id}:secret_sealed`, offer.secretSealed);
  const code = readTotpCode(typed);
  const step = code === undefined ? undefined : findStep(secret, code, clock());
  if (step === undefined) return wireRefusal('INVALID_CODE');

  const name = nameSecondFactor(textField(body, 'displayName'));
  return reopenSession(call, session, 'access.secondFactorAdded', async (change) => {
    const { db, now, record } = change;
    if (!(await useOffer(db, offer.id))) return wireRefusal('INVALID_SESSION_INFO');
    if ((await listSecondFactors(db, account.id)).length >= MAX_SECOND_FACTORS) return wireRefusal('SECOND_FACTOR_LIMIT_EXCEEDED');
    const id = newId(now);
    await insertSecondFactor(db, {
      id,
      userId: account.id,
      name,
      secretSealed: services.sealer.sealText(`second_factors:${id}:secret_sealed`, secret),
      step,
      at: now,
    });
    record({
      contactId: account.contactId,
      subject: { type: 'user', id: account.id },
      summary: `Second sign-in step added: ${name}`,
      after: { secondFactor: name },
    });
    await mailSecondFactorNotice(change, 'access.secondFactorAdded', account, device, name);
    return id;
  });
};
