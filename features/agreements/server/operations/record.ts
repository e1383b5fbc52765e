import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { HOW_WORDS } from '../../rules/agreement-words.ts';
import { checkSigning } from '../../rules/check-days.ts';
import { aboutAgreement, checkNew, viewAgreement } from '../agreement-view.ts';
import { insertAgreement, lockAgreements } from '../store.ts';

export const record: Operation<typeof agreementsContract.record> = async (call) => {
  const { db, scope, input, now, record: note } = call;
  const contact = await lockActiveContact(call, input.contactId);
  if (isRefusal(contact)) return contact;
  if (contact.category !== 'lead' && contact.category !== 'client')
    return refuse('agreements.notForThis', 'Agreements are recorded for leads and clients only.');
  await lockAgreements(db, contact.id);
  const { signedOn, disclosureGivenOn, how } = input;
  const problem =
    checkSigning(input, { today: civilDateAt(now, OFFICE_ZONE), cancelledOn: null }) ?? (await checkNew(db, contact, signedOn));
  if (problem) return problem;
  const agreement = {
    id: newId(now),
    contactId: contact.id,
    signedOn,
    disclosureGivenOn,
    how,
    note: input.note === '' ? null : input.note,
    state: contact.state,
  };
  const stored = await insertAgreement(db, { ...agreement, at: now, by: scope });
  note({
    ...aboutAgreement(agreement, 'recorded'),
    after: { signedOn, disclosureGivenOn, howSigned: HOW_WORDS[how], note: agreement.note },
  });
  return viewAgreement(stored, contact.state);
};
