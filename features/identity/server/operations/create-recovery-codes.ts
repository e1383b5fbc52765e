import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { readRecoveryCode, RECOVERY_CODES } from '../../rules/recovery-codes.ts';
import { hashRecoveryCode, newRecoveryCode } from '../recovery-codes.ts';
import { findSession, lockAccount } from '../store.ts';
import { hasSecondFactor, replaceRecoveryCodes } from '../store/second-factors.ts';
import { isRecent } from '../wire/signed-in.ts';

/** The codes are answered this once; of what was given out before, none works any more. */
export const createRecoveryCodes: Operation<typeof identityContract.createRecoveryCodes> = async ({ db, scope, now, services, record }) => {
  const session = await findSession(db, scope.sessionId, scope.userId);
  if (!session || !isRecent(session, now)) return refuse('access.signInAgain', 'Please confirm your password first.');
  await lockAccount(db, scope.userId);
  if (!(await hasSecondFactor(db, scope.userId)))
    return refuse(
      'access.noSecondFactor',
      'Add an authenticator app first. Recovery codes replace its code when you do not have your phone.',
    );
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(
    db,
    scope.userId,
    codes.map((code) => ({
      id: newId(now),
      hash: hashRecoveryCode(services.sealer, scope.userId, readRecoveryCode(code) ?? code),
    })),
    now,
  );
  record({
    contactId: scope.contactId,
    subject: { type: 'user', id: scope.userId },
    summary: 'Recovery codes created',
    after: { codes: codes.length },
  });
  return { codes };
};
