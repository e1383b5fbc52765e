import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { findAccount } from '../store.ts';
import { listIdentities } from '../store/providers.ts';
import { isSecondStepAsked } from '../store/exemptions.ts';
import { countRecoveryCodes, listSecondFactors } from '../store/second-factors.ts';
import { readSettings } from '../store/settings.ts';

export const getOwnAccount: Operation<typeof identityContract.getOwnAccount> = async ({ db, scope, now }) => {
  const account = await findAccount(db, scope.userId);
  if (!account) return refuse('app.signInRequired', 'Please sign in.');
  const factors = await listSecondFactors(db, account.id);
  const google = (await listIdentities(db, account.id)).find((i) => i.provider === 'google.com');
  const { staffSecondFactor, minPasswordLength } = await readSettings(db);
  return {
    userId: account.id,
    email: account.email,
    emailVerified: account.emailVerified,
    name: account.name,
    role: account.role,
    hasPassword: account.hasPassword,
    google: google ? { email: google.email } : null,
    secondFactors: factors.map((f) => ({
      id: f.id,
      name: f.name,
      enrolledAt: f.enrolledAt.toISOString(),
      lastUsedAt: f.lastUsedAt?.toISOString() ?? null,
    })),
    secondFactorRequired: account.kind === 'staff' && (await isSecondStepAsked(db, account.id, staffSecondFactor, now)),
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
    minPasswordLength,
  };
};
