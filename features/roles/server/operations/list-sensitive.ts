import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { listActivityOfKinds } from '../../../activity/server/public.ts';
import { ACCESS_KINDS } from '../../../reports/rules/definitions/work.ts';
import type { rolesContract } from '../../contract.ts';
import { findPerson } from '../find-person.ts';

const CURSOR = pageCursor('roles.sensitive', z.tuple([z.int()]));

/** The kinds are those of the report on reveals and exports, so both pages show the same entries. */
export const listSensitive: Operation<typeof rolesContract.listSensitive> = async ({ db, input, services }) => {
  const person = await findPerson(db, input.userId);
  if (isRefusal(person)) return person;
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listActivityOfKinds(db, services.sealer, {
    actor: person.id,
    kinds: Object.keys(ACCESS_KINDS),
    before: after?.[0],
    limit: input.limit + 1,
  });
  return CURSOR.page(found, input.limit, ({ id }) => [id]);
};
