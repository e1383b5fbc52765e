import type { Operation } from '../../../../platform/server/feature.ts';
import { listRoles } from '../../../identity/server/public.ts';
import type { rolesContract } from '../../contract.ts';
import { whyGranted } from '../../rules/describe-right.ts';
import { listPeople as list } from '../store.ts';

export const listPeople: Operation<typeof rolesContract.listPeople> = async ({ db, input }) => {
  const patterns = new Map(
    (await listRoles(db)).filter(({ kind }) => kind === 'staff').map(({ name, permissions }) => [name, permissions] as const),
  );
  const why = (role: string): string | undefined =>
    input.permission === undefined ? undefined : whyGranted(patterns.get(role) ?? [], input.permission);
  const roles = [...patterns.keys()].filter(
    (role) => (input.role === undefined || role === input.role) && (input.permission === undefined || why(role) !== undefined),
  );
  const found = await list(db, { roles, offset: input.offset, limit: input.limit + 1 });
  return {
    people: found.slice(0, input.limit).map(({ lastSignInAt, ...person }) => ({
      ...person,
      pattern: why(person.role) ?? null,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    })),
    next: found.length > input.limit ? input.offset + input.limit : null,
  };
};
