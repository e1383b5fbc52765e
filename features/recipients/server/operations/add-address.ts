import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { addressText } from '../../rules/mailing-address.ts';
import { refuseCopy } from '../change-one-address.ts';
import { aboutRecipient, findPresent, inWords, viewDetail } from '../recipient-view.ts';
import { lockBook } from '../store.ts';
import { insertAddress } from '../store/addresses.ts';

export const addAddress: Operation<typeof recipientsContract.addAddress> = async ({ db, scope, input, now, zone, record }) => {
  const { id, purpose, address, source, sourceNote, verified } = input;
  await lockBook(db);
  const recipient = await findPresent(db, id);
  if (isRefusal(recipient)) return recipient;
  const refused = await refuseCopy({ db }, { recipientId: id, purpose, address });
  if (refused) return refused;
  const verification = verified ? { on: civilDateAt(now, zone), ...verified } : null;
  await insertAddress(
    db,
    { ...address, id: newId(now), recipientId: id, purpose, source, sourceNote, verified: verification, by: scope.userId },
    now,
  );
  record({
    ...aboutRecipient(recipient, `${inWords({ ...address, purpose })} added${verified ? ' and verified' : ''}`),
    after: { purpose, address: `${address.nameLine}, ${addressText(address)}`, source, sourceNote, verifiedHow: verified?.how ?? null },
  });
  return viewDetail(db, id);
};
