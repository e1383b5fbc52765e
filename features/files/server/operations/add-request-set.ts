import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { aboutSet, refuseSet, setFacts } from '../request-set-view.ts';
import { insertSet, lockSets } from '../store/request-sets.ts';

export const addRequestSet: Operation<typeof filesContract.addRequestSet> = async ({ db, input, now, record }) => {
  const id = newId(now);
  await lockSets(db);
  const refusal = await refuseSet(db, { id, name: input.name, isNew: true });
  if (refusal) return refusal;
  await insertSet(db, id, input, now);
  record({ ...aboutSet({ id, name: input.name }, 'added'), after: setFacts(input) });
  return { id, version: 1, ...input };
};
