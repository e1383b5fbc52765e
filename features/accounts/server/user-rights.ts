// Who may change whose account: no one their own, no one that of someone who may do more, and never the last owner's away.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { type Account, findAccount, findRole, isLastOwner, lockUsers } from '../../identity/server/public.ts';
import { coversAll } from '../rules/role-grants.ts';
import type { RoleKind } from '../../identity/rules/permissions.ts';

/**
 * The staff account `userId`, for a change that `scope` may make. Takes the lock that orders all such changes. The permissions of both are
 * read after the lock, because a change just before may have removed them.
 */
export async function lockUser(db: Db, scope: StaffScope, userId: string): Promise<Account | Refusal> {
  if (userId === scope.userId)
    return refuse('access.ownAccount', 'You cannot do this to your own account. Please ask another member of staff.');
  await lockUsers(db);
  const target = await findAccount(db, userId);
  if (target?.kind !== 'staff' || target.deletedAt !== null) return refuse('access.userNotFound', 'There is no such member of staff.');
  const own = await findOwnPatterns(db, scope);
  if (isRefusal(own)) return own;
  return coversAll(own, target.permissions)
    ? target
    : refuse('access.roleAboveOwn', 'This account has a permission that you do not have, so you cannot change it.');
}

/** Refuses to take the role or the sign-in of the last owner who can sign in. */
export async function refuseLastOwner(db: Db, target: Account): Promise<Refusal | undefined> {
  const isNeeded = target.role === 'owner' && target.disabledAt === null && (await isLastOwner(db, target.id));
  return isNeeded ? refuse('access.lastOwner', 'This is the last owner who can sign in. Please make someone else owner first.') : undefined;
}

export interface GivableRole {
  readonly name: string;
  readonly kind: RoleKind;
  readonly permissions: readonly string[];
}

/** The staff role `name`, when `scope` may do everything it allows. */
export async function findGivableRole(db: Db, scope: StaffScope, name: string): Promise<GivableRole | Refusal> {
  const role = await findRole(db, name);
  if (role?.kind !== 'staff') return refuseRole('access.roleUnknown', 'There is no such staff role.');
  const own = await findOwnPatterns(db, scope);
  if (isRefusal(own)) return own;
  return coversAll(own, role.permissions)
    ? role
    : refuseRole('access.roleAboveOwn', 'This role has a permission that you do not have, so you cannot assign it.');
}

async function findOwnPatterns(db: Db, scope: StaffScope): Promise<readonly string[] | Refusal> {
  const own = await findAccount(db, scope.userId);
  return own?.disabledAt === null && own.deletedAt === null
    ? own.permissions
    : refuse('app.notAllowed', 'You do not have permission for this.');
}

function refuseRole(code: string, message: string): Refusal {
  return refuse(code, message, { fields: { role: message } });
}
