// Whether an agreement may be offered to someone now: the gates of law.md that can be asked before there is an offer.
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { askGate } from '../../../platform/server/verdicts.ts';
import { findCurrentAgreement } from '../../agreements/server/public.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { isPlainAddress } from '../../mail/rules/mail-address.ts';
import { findStateStatuses } from '../../office/server/public.ts';
import { contractGate, copiesGate, enrolGate } from '../rules/gates.ts';
import { LONGEST_TERM, STATE_TERM, type OfferTerms } from '../rules/offer-terms.ts';
import { missingInOffer } from '../rules/papers.ts';
import { findParties } from './paper-facts.ts';
import { findCurrentOffer } from './store.ts';
import type { Sealer } from '../../../platform/server/seal.ts';

/** Why no agreement can be offered to this contact; undefined when one can. */
export async function judgeOffer(db: Db, sealer: Sealer, contact: Contact, time: OfficeTime): Promise<Refusal | undefined> {
  if (contact.category !== 'lead' && contact.category !== 'client')
    return refuse('offers.notForThis', 'Agreements are offered to leads and clients only.');
  const current = await findCurrentOffer(db, sealer, contact.id);
  if (current && current.endedAt === null)
    return refuse('offers.exists', 'There is an open offer. Withdraw it first, or wait until it is signed.');
  if (await findCurrentAgreement(db, contact.id, contact.state))
    return refuse('offers.exists', 'This contact has an agreement in effect. A new one can be offered once it has ended.');
  return judgeEnrolment(db, contact, 'offer', time);
}

/** Gates G1 and G6, which are asked when the offer is made and again when it is signed. */
export async function judgeEnrolment(db: Db, contact: Contact, asked: 'offer' | 'sign', time: OfficeTime): Promise<Refusal | undefined> {
  const { id: contactId, state, email } = contact;
  const status = state === null ? undefined : (await findStateStatuses(db, [state], time)).get(state);
  const mailTo = email !== null && isPlainAddress(email) ? email : null;
  return (
    askGate(enrolGate, { state, status }, { contactId, asked, kept: { state, stateStatus: status ?? null } }) ??
    askGate(copiesGate, { mailTo }, { contactId, asked, kept: { copiesByMail: mailTo !== null } })
  );
}

/** Gate G5 as far as the template does not answer it. */
export async function judgeTerms(db: Db, contact: Contact, terms: OfferTerms): Promise<Refusal | undefined> {
  const parties = await findParties(db, contact);
  const missing = missingInOffer({ ...parties, state: contact.state ?? '', terms }, STATE_TERM[contact.state ?? '']);
  return askGate(contractGate, { missing }, { contactId: contact.id, asked: 'offer', kept: { missing } });
}

/** The longest term an offer to someone in this state may have, in days. */
export const longestTerm = (state: string | null): number => STATE_TERM[state ?? ''] ?? LONGEST_TERM;
