import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { buildClaims, findExemption, hasSecondFactor, readSettings } from '../../../identity/server/public.ts';
import type { rolesContract } from '../../contract.ts';
import { whyGranted } from '../../rules/describe-right.ts';
import { findPerson } from '../find-person.ts';

export const getPerson: Operation<typeof rolesContract.getPerson> = async ({ db, scope, input, services, now }) => {
  const account = await findPerson(db, input.userId);
  if (isRefusal(account)) return account;
  const claims = buildClaims(account.role, account.permissions);
  const { staffSecondFactor } = await readSettings(db);
  const exemption = await findExemption(db, account.id, now);
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    state: account.disabledAt === null ? 'active' : 'disabled',
    hasSecondFactor: await hasSecondFactor(db, account.id),
    secondFactorRequired: staffSecondFactor === 'required' && exemption === undefined,
    exemption: exemption ? { reason: exemption.reason, until: exemption.untilAt.toISOString(), byName: exemption.givenByName } : null,
    createdAt: account.createdAt.toISOString(),
    lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
    patterns: [...account.permissions],
    granted: services.rights.flatMap(({ permission, uses }) => {
      const pattern = uses.some(({ audience }) => audience !== 'client') ? whyGranted(account.permissions, permission) : undefined;
      return pattern === undefined ? [] : [{ permission, pattern }];
    }),
    claims: Object.entries(claims).map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) })),
    permissionsLeftOut: claims.permissions.length < account.permissions.length,
    isMe: account.id === scope.userId,
  };
};
