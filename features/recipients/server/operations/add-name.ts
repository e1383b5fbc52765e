import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { nameKey } from '../../rules/recipient-names.ts';
import { aboutRecipient, findPresent, refuseName, viewDetail } from '../recipient-view.ts';
import { findByNames, insertName, lockBook } from '../store.ts';

export const addName: Operation<typeof recipientsContract.addName> = async ({ db, scope, input, now, record }) => {
  const { id, name } = input;
  await lockBook(db);
  const recipient = await findPresent(db, id);
  if (isRefusal(recipient)) return recipient;
  const refused = await refuseName(db, name, id);
  if (refused) return refused;
  if ((await findByNames(db, [name])).has(nameKey(name))) {
    const message = `“${name}” is a name of ${recipient.name} already.`;
    return refuse('recipients.nameTaken', message, { fields: { name: message } });
  }
  await insertName(db, { recipientId: id, name, main: false, by: scope.userId }, now);
  record({ ...aboutRecipient(recipient, `“${name}” leads here`), after: { name } });
  return viewDetail(db, id);
};
