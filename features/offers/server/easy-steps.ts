// The steps before the signature: consent, statement, instructions.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { OfferState } from '../rules/offer-steps.ts';
import { isWord } from './demonstration-word.ts';
import { aboutOffer } from './offer-view.ts';
import { lockOffers, moveOffer, type OfferContent } from './store.ts';
import { evidenceOf, judgeOrder, keepStep, prepareStep, type ShownPaper, type SigningCall, type StepFacts } from './take-step.ts';

interface Done {
  readonly state: OfferState;
  readonly version: number;
}
type EasyStep = 'consented' | 'acknowledged' | 'instructed';
const WHAT: Readonly<Record<EasyStep, string>> = {
  consented: 'Client agreed to electronic records',
  acknowledged: 'Client acknowledged the federal statement',
  instructed: 'Client gave instructions for credit reports',
};

/** The client agrees to electronic records and shows that PDFs can be opened (15 U.S.C. 7001(c)(1)(C)(ii)). */
export function consent(call: SigningCall, { word, ...shown }: ShownPaper & { readonly word: string }): Promise<Done | Refusal> {
  return take(call, 'consented', shown, ({ offer }) => {
    if (isWord(word, offer.content.word)) return undefined;
    const sentence = 'This is not the word printed in the PDF. Please open it and type the word you see there.';
    return refuse('offers.wrongWord', sentence, { fields: { word: sentence } });
  });
}

/** The client acknowledges the statement of 15 U.S.C. 1679c(a), which stands alone. */
export function acknowledge(call: SigningCall, shown: ShownPaper): Promise<Done | Refusal> {
  return take(call, 'acknowledged', shown);
}

/** The client gives the written instructions of 15 U.S.C. 1681b(a)(2) for these bureaus. */
export function instruct(
  call: SigningCall,
  { bureaus, ...shown }: ShownPaper & { readonly bureaus: readonly Bureau[] },
): Promise<Done | Refusal> {
  return take(call, 'instructed', shown, undefined, [...bureaus]);
}

async function take(
  call: SigningCall,
  step: EasyStep,
  shown: ShownPaper,
  check?: (found: StepFacts) => Refusal | undefined,
  bureaus?: OfferContent['bureaus'],
): Promise<Done | Refusal> {
  const { db, services, signer, record } = call;
  await lockOffers(db, signer.contactId);
  const found = await prepareStep(call, step, shown, bureaus);
  if (isRefusal(found)) return found;
  const { offer, facts } = found;
  const refused = (await judgeOrder(db, services, offer, step)) ?? check?.(found);
  if (refused) return refused;
  const content = bureaus && { ...offer.content, bureaus };
  if (!(await moveOffer(db, services.sealer, offer, { state: step, ...(content && { content }) }))) return changedMeanwhile.refuse();
  await keepStep(call, offer, step, evidenceOf(call, step, shown, facts.zone));
  record({ ...aboutOffer(offer, WHAT[step]), after: { where: signer.where, ...(bureaus && { bureaus }) } });
  return { state: step, version: offer.version + 1 };
}
