import type { Operation } from '../../../../platform/server/feature.ts';
import type { accountsContract } from '../../contract.ts';
import { listUsers as list } from '../store/users.ts';

export const listUsers: Operation<typeof accountsContract.listUsers> = async ({ db, input }) => {
  const users = await list(db, input);
  return {
    users: users.map(({ createdAt, lastSignInAt, disabledAt, ...user }) => ({
      ...user,
      createdAt: createdAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
    })),
    next: users.length === input.limit ? (users.at(-1)?.id ?? null) : null,
  };
};
