import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { aboutRecipient, refuseName, viewDetail } from '../recipient-view.ts';
import { insertRecipient, lockBook } from '../store.ts';

export const create: Operation<typeof recipientsContract.create> = async ({ db, scope, input, now, record }) => {
  await lockBook(db);
  const refused = await refuseName(db, input.name, null);
  if (refused) return refused;
  const id = newId(now);
  await insertRecipient(db, { id, fields: input, by: scope.userId }, now);
  record({ ...aboutRecipient({ id, name: input.name }, 'added to the address book'), after: input });
  return viewDetail(db, id);
};
