import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { checkSigning } from '../../rules/check-days.ts';
import { aboutAgreement, checkOthers, viewWritten } from '../agreement-view.ts';
import { insertAgreement, lockAgreements } from '../store.ts';

export const record: Operation<typeof agreementsContract.record> = async (call) => {
  const { db, scope, input, now, record: note } = call;
  const contact = await takeOpenContact(call, input.contactId);
  if (isRefusal(contact)) return contact;
  await lockAgreements(db, contact.id);
  const { signedOn, disclosureGivenOn, how } = input;
  const problem = checkSigning(input, { today: civilDateAt(now, OFFICE_ZONE), cancelledOn: null }) ?? (await checkOthers(db, { contactId: contact.id, id: undefined, signedOn }));
  if (problem) return problem;
  const agreement = { id: newId(now), contactId: contact.id, signedOn, disclosureGivenOn, how, note: input.note === '' ? null : input.note };
  await insertAgreement(db, { ...agreement, at: now, by: scope });
  note({ ...aboutAgreement(agreement, 'recorded'), after: { signedOn, disclosureGivenOn, how, note: agreement.note } });
  return viewWritten(call, agreement.id, contact);
};
