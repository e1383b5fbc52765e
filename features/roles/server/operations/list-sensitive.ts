import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { listActivityOfKinds } from '../../../activity/server/public.ts';
import type { rolesContract } from '../../contract.ts';
import { findPerson } from '../find-person.ts';

/** The kinds are those that endpoints leave which declare that they reveal or export. */
export const listSensitive: Operation<typeof rolesContract.listSensitive> = async ({ db, input, services }) => {
  const person = await findPerson(db, input.userId);
  if (isRefusal(person)) return person;
  const kinds = services.rights.flatMap(({ uses }) =>
    uses.filter(({ danger }) => danger === 'reveals' || danger === 'exports').flatMap(({ leaves }) => leaves),
  );
  const rows = await listActivityOfKinds(db, services.sealer, { ...input, actor: person.id, kinds: [...new Set(kinds)] });
  return { rows: [...rows], next: rows.length === input.limit ? (rows.at(-1)?.id ?? null) : null };
};
