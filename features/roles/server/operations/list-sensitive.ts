import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { listActivityOfKinds } from '../../../activity/server/public.ts';
import type { rolesContract } from '../../contract.ts';
import { findPerson } from '../find-person.ts';

const CURSOR = pageCursor('roles.sensitive', z.tuple([z.int()]));

/** The kinds are those that endpoints leave which declare that they reveal or export. */
export const listSensitive: Operation<typeof rolesContract.listSensitive> = async ({ db, input, services }) => {
  const person = await findPerson(db, input.userId);
  if (isRefusal(person)) return person;
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const kinds = services.rights.flatMap(({ uses }) =>
    uses.filter(({ danger }) => danger === 'reveals' || danger === 'exports').flatMap(({ leaves }) => leaves),
  );
  const found = await listActivityOfKinds(db, services.sealer, {
    actor: person.id,
    kinds: [...new Set(kinds)],
    before: after?.[0],
    limit: input.limit + 1,
  });
  return CURSOR.page(found, input.limit, ({ id }) => [id]);
};
