// All signed papers and their certificate as one PDF, sealed by the office's digital signature.
import { createHash } from 'node:crypto';
import { formatLongCivilDate, civilDateAt } from '../../../platform/base/civil-date.ts';
import type { FilledDocument } from '../../../platform/base/document/filled-document.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { renderPapers, type FilledPaper, type PaperSignature } from '../../../platform/server/document/render-filled.ts';
import { signPdf } from '../../../platform/server/pdf/sign-pdf.ts';
import type { Services } from '../../../platform/server/services.ts';
import { certificate } from '../rules/certificate.ts';
import { buildPaper, paperText } from '../rules/papers.ts';
import type { Paper } from '../rules/offer-steps.ts';
import { PAPER_NAMES } from '../rules/paper-texts.ts';
import type { SigningFacts } from './paper-facts.ts';
import type { StoredOffer } from './store.ts';
import { findSigningKey } from './store/signing-keys.ts';
import type { StoredStep } from './store/steps.ts';
import { hashText } from './take-step.ts';

/** The contract first, with its two notices; then what was signed before it. */
const ORDER: readonly Paper[] = ['contract', 'notice', 'notice', 'statement', 'instructions', 'consent'];

/** `steps` are all four, the signature of the contract among them. @throws Error when a paper cannot be made or the office has no key */
export async function sealPapers(
  db: Db,
  services: Services,
  offer: StoredOffer,
  facts: SigningFacts,
  steps: readonly StoredStep[],
): Promise<Uint8Array> {
  const key = await findSigningKey(db, services.sealer);
  if (!key) throw new Error('The office has no key to seal papers with.');
  const { language, zone } = facts;
  const signed = steps.find(({ step }) => step === 'signed');
  if (!signed) throw new Error('The contract was not signed.');
  const made = new Map<Paper, FilledDocument>(ORDER.map((paper) => [paper, documentOf(paper, facts)]));
  const papers = ORDER.map((paper): FilledPaper => {
    const step = steps.find((one) => one.evidence.paper === paper);
    return {
      document: made.get(paper) ?? { type: 'doc', content: [] },
      // The statement and the notices stand alone.
      bare: paper === 'statement' || paper === 'notice',
      signatures: { client: step ? signatureOf(step, facts) : null, office: paper === 'contract' ? officeSignature(offer, facts) : null },
    };
  });
  const last = certificate({
    language,
    clientName: facts.client.name,
    officeName: facts.office.name,
    zone,
    where: signed.evidence.where,
    handedOverBy: signed.evidence.handedOverBy,
    steps: steps.map(({ step, at, evidence }) => ({
      step,
      paper: evidence.paper,
      sha256: evidence.sha256,
      at,
      address: evidence.address,
      device: evidence.device,
      signedAs: evidence.signature.name,
      drawn: evidence.signature.strokes !== null,
    })),
    attached: [{ paper: 'notice', sha256: hashText(paperText(documentOf('notice', facts))) }],
    keyFingerprint: createHash('sha256').update(key.certificate).digest('hex'),
  });
  const title = `${PAPER_NAMES[language].contract}, ${facts.client.name}`;
  const { pdf } = await renderPapers([...papers, { document: last }], { title, language, keptFrom: facts.signedOn }, services.typst);
  return signPdf(pdf, key, { reason: title, at: signed.at });
}

function documentOf(paper: Paper, facts: SigningFacts): FilledDocument {
  const made = buildPaper(paper, facts);
  if ('missing' in made) throw new Error(`The ${paper} lacks ${made.missing.join(', ')}.`);
  return made.document;
}

function signatureOf({ at, evidence }: StoredStep, { language, zone }: SigningFacts): PaperSignature {
  const { name, strokes } = evidence.signature;
  return { name, signedAtText: formatLongCivilDate(civilDateAt(at, zone), language), ...(strokes && { strokes }) };
}

/** The office signs by its offer. */
function officeSignature(offer: StoredOffer, { language, zone, office }: SigningFacts): PaperSignature {
  return { name: `${offer.madeByName}, ${office.name}`, signedAtText: formatLongCivilDate(civilDateAt(offer.madeAt, zone), language) };
}
