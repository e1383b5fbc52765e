// A client signs the agreement that was offered to them, step by step through the portal's own endpoints.
import { execFileSync } from 'node:child_process';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import type { OpenOffer } from '../../features/offers/contract/signing.ts';
import type { SignatureMark } from '../../features/offers/rules/signature-mark.ts';
import type { Paper } from '../../features/offers/rules/offer-steps.ts';

export const OFFER_TERMS = {
  services: [
    { name: 'First round', description: 'We review your reports with you and prepare one letter to each bureau.', feeCents: 15_000 },
    { name: 'Second round', description: 'We review the answers with you and prepare further letters.', feeCents: 15_000 },
  ],
  otherPayments: [{ to: 'A monitoring service', what: 'monthly reports', cents: 12_000 }],
  guarantees: '',
  termDays: 180,
};
/** The office that offers. */
export const SIGNING_OFFICE = {
  name: 'Clear Path Credit',
  addressLine1: '400 Main Street',
  addressLine2: null,
  city: 'Toledo',
  state: 'OH',
  zip: '43604',
  phone: '(419) 555-0100',
  email: 'office@example.test',
  timeZone: 'America/New_York',
} as const;

/** Offers the agreement that came with the program. */
export async function offerTo(staff: ApiClient, contactId: string, language: 'en' | 'es' = 'en') {
  const { templates } = await staff.offers.list({ contactId });
  const template = templates.find((one) => one.language === language);
  if (!template) throw new Error('No template came with the program.');
  return staff.offers.make({ contactId, templateVersionId: template.versionId, terms: OFFER_TERMS, found: 'web' });
}

export async function shownOffer(client: ApiClient): Promise<OpenOffer> {
  const { offer } = await client.offers.mine({});
  if (!offer) throw new Error('There is no offer.');
  return offer;
}

/** What the client sends for a paper as it is shown. */
export function withPaper(offer: OpenOffer, paper: Paper, signature: SignatureMark = { name: 'Maria Delgado', strokes: null }) {
  const found = offer.papers.find((one) => one.paper === paper);
  if (!found) throw new Error(`The ${paper} is not shown.`);
  return { id: offer.id, version: offer.version, sha256: found.sha256, signature };
}

export async function readWord(pdf: Blob): Promise<string> {
  const input = Buffer.from(await pdf.arrayBuffer());
  const text = execFileSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' });
  return /^[a-z]+$/m.exec(text)?.[0] ?? '';
}

/** All steps before the signature of the contract. */
export async function upToContract(client: ApiClient): Promise<void> {
  await client.offers.consent({
    ...withPaper(await shownOffer(client), 'consent'),
    word: await readWord(await client.offers.getMyWord({})),
  });
  await client.offers.acknowledge(withPaper(await shownOffer(client), 'statement'));
  await client.offers.instruct({ ...withPaper(await shownOffer(client), 'instructions'), bureaus: ['EQ', 'EX', 'TU'] });
}
