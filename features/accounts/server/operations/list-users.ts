import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { accountsContract } from '../../contract.ts';
import { listUsers as list } from '../store/users.ts';

const CURSOR = idCursor('users');

export const listUsers: Operation<typeof accountsContract.listUsers> = async ({ db, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await list(db, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return {
    users: rows.map(({ createdAt, lastSignInAt, disabledAt, ...user }) => ({
      ...user,
      createdAt: createdAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
    })),
    next,
  };
};
