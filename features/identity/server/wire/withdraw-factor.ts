import { isRefusal } from '../../../../platform/base/refusal.ts';
import { mailSecondFactorNotice } from '../mails/second-factor-notice.ts';
import { isSecondStepAsked } from '../store/exemptions.ts';
import { deleteSecondFactor, listSecondFactors } from '../store/second-factors.ts';
import { readSettings } from '../store/settings.ts';
import { reopenSession } from './reopen-session.ts';
import { findRecentCaller } from './signed-in.ts';
import { textField, wireRefusal, type WireOperation } from './wire-call.ts';

/** mfaEnrollment:withdraw: removes a second factor. Where the office asks staff for one, the last stays. */
export const withdrawFactor: WireOperation = async (call) => {
  const session = await findRecentCaller(call);
  if (isRefusal(session)) return session;
  const factorId = textField(call.body, 'mfaEnrollmentId');
  if (factorId === undefined) return wireRefusal('MISSING_MFA_ENROLLMENT_ID');
  const { account } = session;
  return reopenSession(call, session, 'access.secondFactorRemoved', async (change) => {
    const { db, record } = change;
    const factors = await listSecondFactors(db, account.id);
    const factor = factors.find((f) => f.id === factorId);
    if (!factor) return wireRefusal('MFA_ENROLLMENT_NOT_FOUND');
    const isLast = factors.length === 1;
    const { staffSecondFactor } = await readSettings(db);
    if (isLast && account.kind === 'staff' && (await isSecondStepAsked(db, account.id, staffSecondFactor, change.now))) {
      return wireRefusal(
        'OPERATION_NOT_ALLOWED',
        'Your office requires a second step at sign-in, so you cannot remove the last one. Add another one first.',
      );
    }
    await deleteSecondFactor(db, account.id, factor.id);
    record({
      contactId: account.contactId,
      subject: { type: 'user', id: account.id },
      summary: `Second sign-in step removed: ${factor.name}`,
      before: { secondFactor: factor.name },
    });
    await mailSecondFactorNotice(change, 'access.secondFactorRemoved', account, call.device, factor.name);
    // A session must not name a removed factor; the person still has another one.
    return session.secondFactorId === factor.id ? (factors.find((f) => f.id !== factor.id)?.id ?? null) : session.secondFactorId;
  });
};
