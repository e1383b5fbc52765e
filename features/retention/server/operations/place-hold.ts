import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContactById, setLegalHold } from '../../../contacts/server/public.ts';
import type { retentionContract } from '../../contract.ts';
import { findHeld, insertHold } from '../store/holds.ts';
import { findLife } from '../store/lives.ts';
import { DISPOSED, HELD } from '../views.ts';

export const placeHold: Operation<typeof retentionContract.placeHold> = async ({ db, scope, input, now, services, record }) => {
  const { contactId, reason } = input;
  if (!(await findContactById(db, contactId, { hold: true }))) return contactNotFound.refuse();
  if ((await findLife(db, contactId))?.disposedAt) return DISPOSED;
  if ((await findHeld(db, [contactId])).has(contactId)) return HELD;
  const id = newId(now);
  await insertHold(db, services.sealer, { id, contactId, reason, at: now, by: { id: scope.userId, name: scope.name } });
  await setLegalHold(db, contactId, now);
  record({ contactId, subject: { type: 'contact', id: contactId }, summary: 'Legal hold placed: nothing of this client is destroyed' });
  return { id };
};
