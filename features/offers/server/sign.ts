// The signature of the contract. The PDF is made before the transaction; in it the agreement, the file, the instructions, the copies by email and the
// step of the offer come into being together or not at all (15 U.S.C. 1679d(b), 1679e(c)).
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import { addSignedAgreement } from '../../agreements/server/public.ts';
import { firstStage } from '../../contacts/rules/stages.ts';
import { patchContact } from '../../contacts/server/public.ts';
import { receiveAuthorization, storeFile } from '../../files/server/public.ts';
import { contractGate } from '../rules/gates.ts';
import { STATE_TERM } from '../rules/offer-terms.ts';
import type { OfferState } from '../rules/offer-steps.ts';
import { endOfTerm, missingInOffer } from '../rules/papers.ts';
import { mailCopies } from './mails.ts';
import { askGate } from '../../../platform/server/verdicts.ts';
import { judgeEnrolment } from './may-offer.ts';
import { aboutOffer } from './offer-view.ts';
import { sealPapers } from './seal-papers.ts';
import { lockOffers, moveOffer } from './store.ts';
import { listSteps, type StepEvidence } from './store/steps.ts';
import { evidenceOf, judgeOrder, keepStep, prepareStep, type ShownPaper, type SigningCall, type StepFacts } from './take-step.ts';

interface Sealed {
  readonly found: StepFacts;
  readonly pdf: Uint8Array;
  readonly evidence: StepEvidence;
  readonly at: Date;
}

/** What can be done before the transaction: the gates are asked, the papers are made and sealed. */
export async function prepareSignature(
  call: Pick<SigningCall, 'db' | 'now' | 'zone' | 'services' | 'request' | 'signer'>,
  shown: ShownPaper,
): Promise<Sealed | Refusal> {
  const { db, services, now } = call;
  const found = await prepareStep(call, 'signed', shown);
  if (isRefusal(found)) return found;
  const refused = await judgeSigning(call, found);
  if (refused) return refused;
  const { offer, facts } = found;
  const evidence = evidenceOf(call, 'signed', shown, facts.zone);
  const before = (await listSteps(db, services.sealer, [offer.id])).get(offer.id) ?? [];
  const pdf = await sealPapers(db, services, offer, facts, [...before, { id: newId(now), step: 'signed', at: now, evidence }]);
  return { found, pdf, evidence, at: now };
}

async function judgeSigning(
  { db, now, zone, services }: Pick<SigningCall, 'db' | 'now' | 'zone' | 'services'>,
  { offer, facts }: StepFacts,
): Promise<Refusal | undefined> {
  const { contact } = facts;
  const missing = missingInOffer({ ...facts, state: contact.state ?? '' }, STATE_TERM[contact.state ?? '']);
  return (
    (await judgeOrder(db, services, offer, 'signed')) ??
    (await judgeEnrolment(db, contact, 'sign', { now, zone })) ??
    askGate(contractGate, { missing }, { contactId: contact.id, asked: 'sign', kept: { missing } })
  );
}

/** The signature itself, inside the transaction. What `prepareSignature` read is read again: nothing may have changed since. */
export async function sign(
  call: SigningCall,
  shown: ShownPaper,
  { pdf, evidence, at }: Sealed,
): Promise<{ readonly state: OfferState; readonly version: number } | Refusal> {
  const { db, services, signer, record } = call;
  await lockOffers(db, signer.contactId);
  // At the moment the papers name, so that the day is the one that was signed.
  const found = await prepareStep({ ...call, now: at }, 'signed', shown);
  if (isRefusal(found)) return found;
  const refused = await judgeSigning(call, found);
  if (refused) return refused;
  const { offer, facts } = found;
  const { contact, signedOn, cancelThrough, zone } = facts;
  const acknowledged = (await listSteps(db, services.sealer, [offer.id])).get(offer.id)?.find(({ step }) => step === 'acknowledged');
  if (!acknowledged) throw new Error('The statement was not acknowledged.');
  const agreement = await addSignedAgreement(db, {
    contact,
    signedOn,
    disclosureGivenOn: civilDateAt(acknowledged.at, zone),
    how: signer.where,
    found: offer.found,
    by: signer.by,
    clientName: evidence.signature.name,
    at,
  });
  if (isRefusal(agreement)) return refuse('offers.exists', 'There is an agreement in effect already. Please ask your office.');
  const file = await storeFile(
    db,
    services,
    at,
    {
      contactId: contact.id,
      name: `Agreement ${signedOn}.pdf`,
      mediaType: 'application/pdf',
      purpose: 'agreement',
      createdBy: signer.by.userId,
    },
    pdf,
  );
  const to = { state: 'signed', endedAt: at, signed: { agreementId: agreement.id, fileId: file.id } } as const;
  if (!(await moveOffer(db, services.sealer, offer, to))) return changedMeanwhile.refuse();
  await keepStep({ ...call, now: at }, offer, 'signed', evidence);
  await receiveAuthorization(db, {
    contactId: contact.id,
    fileId: file.id,
    bureaus: facts.bureaus,
    seenOn: signedOn,
    validUntil: endOfTerm(facts),
    at,
    by: signer.by,
  });
  if (contact.category === 'lead')
    await patchContact(db, contact.id, { category: 'client', stage: firstStage('client'), convertedAt: at, lostReason: null }, { at });
  await mailCopies(call, contact, offer, { pdf, cancelThrough });
  record({ ...aboutOffer(offer, 'Agreement signed'), after: { where: signer.where, signedOn, cancelThrough, file: file.id } });
  return { state: 'signed', version: offer.version + 1 };
}
