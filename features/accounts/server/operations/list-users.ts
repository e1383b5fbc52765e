import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { listExemptions, type Exemption } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { listUsers as list } from '../store/users.ts';

const CURSOR = idCursor('users');

export const listUsers: Operation<typeof accountsContract.listUsers> = async ({ db, input, now }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await list(db, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  const exempt = await listExemptions(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return {
    users: rows.map(({ createdAt, lastSignInAt, disabledAt, ...user }) => ({
      ...user,
      exemption: viewExemption(exempt.get(user.id)),
      createdAt: createdAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
    })),
    next,
  };
};

function viewExemption(one: Exemption | undefined) {
  return one ? { reason: one.reason, until: one.untilAt.toISOString(), byName: one.givenByName } : null;
}
