import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { nameKey } from '../../rules/recipient-names.ts';
import { aboutRecipient, findPresent, refuseName, viewDetail } from '../recipient-view.ts';
import { changeRecipient, deleteAlias, listNames, lockBook, renameMain, type RecipientFields } from '../store.ts';

/** A new name that was an alias of the recipient takes its place; the former name is not kept as one, for it may have been a typing error. */
export const change: Operation<typeof recipientsContract.change> = async ({ db, input, now, record }) => {
  const { id, version, ...fields } = input;
  await lockBook(db);
  const before = await findPresent(db, id);
  if (isRefusal(before)) return before;
  const refused = await refuseName(db, fields.name, id);
  if (refused) return refused;
  const same = (await listNames(db, id)).find((one) => nameKey(one.name) === nameKey(fields.name));
  if (same?.main && same.recipientId !== id) {
    const message = `${same.name} was merged into this recipient. Undo that merge first.`;
    return refuse('recipients.nameTaken', message, { fields: { name: message } });
  }
  if (!(await changeRecipient(db, { id, version }, fields, now))) return changedMeanwhile.refuse();
  if (same && !same.main) await deleteAlias(db, same.id);
  if (fields.name !== before.name) await renameMain(db, id, fields.name);
  const changed = (Object.keys(fields) as (keyof RecipientFields)[]).filter((key) => before[key] !== fields[key]);
  record({
    ...aboutRecipient({ id, name: fields.name }, 'changed'),
    before: Object.fromEntries(changed.map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, fields[key]])),
  });
  return viewDetail(db, id);
};
