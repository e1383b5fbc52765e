import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { aboutRecipient, findPresent, viewDetail } from '../recipient-view.ts';
import { deleteAlias, listNames, lockBook } from '../store.ts';

export const removeName: Operation<typeof recipientsContract.removeName> = async ({ db, input, record }) => {
  await lockBook(db);
  const recipient = await findPresent(db, input.id);
  if (isRefusal(recipient)) return recipient;
  const name = (await listNames(db, recipient.id)).find(({ id }) => id === input.nameId);
  if (!name) return refuse('recipients.nameStays', 'This name is not there any more.');
  if (name.main)
    return refuse(
      'recipients.nameStays',
      name.recipientId === recipient.id
        ? 'This is the name of the recipient itself. Change it instead.'
        : `${name.name} was merged into ${recipient.name}. Undo the merge instead.`,
    );
  await deleteAlias(db, name.id);
  record({ ...aboutRecipient(recipient, `“${name.name}” no longer leads here`), before: { name: name.name } });
  return viewDetail(db, recipient.id);
};
