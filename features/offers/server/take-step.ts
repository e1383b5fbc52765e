// One step of a client with one paper: the order of the law, the paper as it was shown, the name, and the evidence, in one transaction.
import { createHash } from 'node:crypto';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { ClientDb, Db, PublicDb } from '../../../platform/server/database/open-database.ts';
import { askGate } from '../../../platform/server/verdicts.ts';
import type { Change, RequestFacts } from '../../../platform/server/feature.ts';
import { STATUTORY_TEXTS } from '../../agreement-templates/rules/statutory-texts.ts';
import { electronicGate, statementGate } from '../rules/gates.ts';
import { nextStep, STEP_PAPERS, type Step } from '../rules/offer-steps.ts';
import { buildPaper, paperText } from '../rules/papers.ts';
import { isNameOf, type SignatureMark } from '../rules/signature-mark.ts';
import { gatherFacts, type SigningFacts } from './paper-facts.ts';
import { findCurrentOffer, type StoredOffer } from './store.ts';
import { insertStep, listSteps, type StepEvidence } from './store/steps.ts';

/** Who signs, and how they came here. */
export interface Signer {
  readonly contactId: string;
  readonly where: 'portal' | 'tablet';
  /** Under whose account it is recorded: the client's own, or who handed the tablet over. */
  readonly by: { readonly userId: string; readonly name: string };
  readonly sessionId: string | null;
  /** The only offer that may be signed here; any open one of the client while this is left out. */
  readonly offerId?: string;
}
export interface SigningCall extends Change<ClientDb | PublicDb> {
  readonly request: RequestFacts;
  readonly signer: Signer;
}
export interface ShownPaper {
  readonly id: string;
  readonly version: number;
  /** Of the paper as the client saw it. */
  readonly sha256: string;
  readonly signature: SignatureMark;
}
export interface StepFacts {
  readonly offer: StoredOffer;
  readonly facts: SigningFacts;
}

export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
export const noOffer = (): Refusal => refuse('offers.none', 'There is nothing to sign here any more.');
const PAPER_CHANGED = 'The paper changed while you were reading it. Please read it again.';

/** The offer and its papers' facts when this client may do this step with this paper now; else why not. */
export async function prepareStep(
  { db, now, zone, services, signer }: Pick<SigningCall, 'db' | 'now' | 'zone' | 'services' | 'signer'>,
  step: Step,
  shown: ShownPaper,
  /** The bureaus that the client chose in the paper; those of the offer unless said. */
  bureaus?: SigningFacts['bureaus'],
): Promise<StepFacts | Refusal> {
  const offer = await findCurrentOffer(db, services.sealer, signer.contactId);
  if (!offer || offer.id !== shown.id || offer.id !== (signer.offerId ?? offer.id) || offer.endedAt !== null) return noOffer();
  if (offer.version !== shown.version) return changedMeanwhile.refuse();
  const gathered = await gatherFacts(db, offer, { now, zone });
  const facts = bureaus ? { ...gathered, bureaus } : gathered;
  if (civilDateAt(now, facts.zone) > offer.validThrough)
    return refuse('offers.expired', 'This offer has ended. Please ask your office for a new one.');
  if (facts.contact.archivedAt !== null) return noOffer();
  // The text and its periods are those of the state it was made for.
  if (facts.contact.state !== offer.residence)
    return refuse('offers.expired', 'Your address is in another state than this offer. Please ask your office for a new one.');
  if (nextStep(offer.state) !== step) return refuse('offers.otherStep', 'Another step comes first. Please reload the page.');
  const paper = buildPaper(STEP_PAPERS[step], facts);
  if ('missing' in paper || hashText(paperText(paper.document)) !== shown.sha256) return refuse('offers.paperChanged', PAPER_CHANGED);
  if (!isNameOf(shown.signature.name, facts.contact)) {
    const sentence = `Please type your name as it is in the agreement: ${facts.client.name}.`;
    return refuse('offers.nameMissing', sentence, { fields: { name: sentence } });
  }
  return { offer, facts };
}

/** What a verdict calls each step. */
const ASKED = { consented: 'consent', acknowledged: 'acknowledge', instructed: 'instruct', signed: 'sign' } as const satisfies Record<
  Step,
  string
>;

/** Gates G2 and G3 as the steps that were done answer them. */
export async function judgeOrder(
  db: Db,
  { sealer }: SigningCall['services'],
  offer: StoredOffer,
  step: Step,
): Promise<Refusal | undefined> {
  const done = (await listSteps(db, sealer, [offer.id])).get(offer.id) ?? [];
  if (step === 'consented') return undefined;
  const about = { contactId: offer.contactId, asked: ASKED[step] };
  const electronic = { consented: done.some((one) => one.step === 'consented') };
  const denied = askGate(electronicGate, electronic, { ...about, kept: electronic });
  if (denied || step !== 'signed') return denied;
  const statement = {
    acknowledged: done.find((one) => one.step === 'acknowledged')?.evidence.sha256 ?? null,
    canonical: canonicalStatement(),
  };
  return askGate(statementGate, statement, { ...about, kept: statement });
}

/** The hash of the paper that holds the words of 15 U.S.C. 1679c(a) and the space to acknowledge it, and nothing else. */
function canonicalStatement(): string {
  const { heading, paragraphs } = STATUTORY_TEXTS['usc-1679c-a'];
  return hashText([heading, ...paragraphs, '[client]'].join('\n\n'));
}

/** What is kept of a step. */
export function evidenceOf(
  { request, signer }: Pick<SigningCall, 'request' | 'signer'>,
  step: Step,
  { sha256, signature }: ShownPaper,
  zone: string,
): StepEvidence {
  return {
    paper: STEP_PAPERS[step],
    sha256,
    signature,
    zone,
    address: request.address,
    device: request.device,
    sessionId: signer.sessionId,
    where: signer.where,
    handedOverBy: signer.where === 'tablet' ? signer.by.name : null,
  };
}

export async function keepStep(
  { db, now, services }: Pick<SigningCall, 'db' | 'now' | 'services'>,
  { id, contactId }: StoredOffer,
  step: Step,
  evidence: StepEvidence,
): Promise<void> {
  await insertStep(db, services.sealer, { id: newId(now), contactId, offerId: id, step, at: now, evidence });
}
