import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { recipientsContract } from '../../contract.ts';
import { addressText } from '../../rules/mailing-address.ts';
import { nameKey } from '../../rules/recipient-names.ts';
import { foundIn } from '../../rules/report-contacts.ts';
import { refuseCopy } from '../change-one-address.ts';
import { contactAt } from '../find-in-reports.ts';
import { aboutRecipient, findPresent, inWords, refuseName, viewDetail } from '../recipient-view.ts';
import { findByNames, insertName, insertRecipient, lockBook } from '../store.ts';
import { insertAddress } from '../store/addresses.ts';

/** Reads the report again: that an address was found in one is never only said. Neither the recipient nor its record names the client. */
export const addFound: Operation<typeof recipientsContract.addFound> = async ({ db, scope, input, now, zone, services, record, shows }) => {
  if (!scope.may('credit-reports:view')) return refuse('app.notAllowed', 'Addresses in reports need permission to see credit reports.');
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  const found = await contactAt(db, services.sealer, input);
  if (!found?.contact.address)
    return refuse('recipients.notInReport', found?.contact.problem ?? 'The report has no such address, or is not in use any more.');
  const { name: printed, phone, address } = found.contact;
  await lockBook(db);
  const { kind, purpose, verified } = input;
  const called = input.name === undefined || input.name === '' ? printed : input.name;
  const recipient = input.recipientId === undefined ? { id: newId(now), name: called } : await findPresent(db, input.recipientId);
  if (isRefusal(recipient)) return recipient;
  const isNew = input.recipientId === undefined;
  const refused =
    (await refuseName(db, printed, isNew ? null : recipient.id)) ?? (await refuseName(db, recipient.name, isNew ? null : recipient.id));
  if (refused) return refused;
  const by = scope.userId;
  if (isNew) await insertRecipient(db, { id: recipient.id, fields: { kind, name: called, phone, website: null, note: null }, by }, now);
  if (!(await findByNames(db, [printed])).has(nameKey(printed)))
    await insertName(db, { recipientId: recipient.id, name: printed, main: false, by }, now);
  const copy = await refuseCopy({ db }, { recipientId: recipient.id, purpose, address });
  if (copy) return copy;
  const sourceNote = foundIn(found.contact, found.reportDate);
  const verification = verified ? { on: civilDateAt(now, zone), ...verified } : null;
  await insertAddress(
    db,
    { ...address, id: newId(now), recipientId: recipient.id, purpose, source: 'report', sourceNote, verified: verification, by },
    now,
  );
  record({
    ...aboutRecipient(recipient, `${inWords({ ...address, purpose })} taken over from a report${verified ? ' and verified' : ''}`),
    after: {
      purpose,
      address: `${address.nameLine}, ${addressText(address)}`,
      source: 'report',
      sourceNote,
      verifiedHow: verified?.how ?? null,
    },
  });
  return viewDetail(db, recipient.id);
};
