// People of the demo office who sign their agreement: each step is taken by the client, in the portal.
import { isRefusal } from '../../platform/base/refusal.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import type { OpenOffer } from '../../features/offers/contract/signing.ts';
import { STEP_PAPERS, STEPS, type Step } from '../../features/offers/rules/offer-steps.ts';
import { DEMO_TERMS, SIGNERS, type DemoSigner } from '../../db/demo/demo-signing.ts';
import { connectApi, fetchIdToken, type ApiClient } from './loopback-client.ts';
import { findOffer } from '../../features/offers/server/store.ts';
import type { RunningServer } from './start-server.ts';

/** Offers agreements to these people and lets each go as far as they went. */
export async function tellSigning(server: RunningServer, office: { readonly api: ApiClient; readonly password: string }): Promise<void> {
  for (const person of SIGNERS) await tellOne(server, office, person);
}

async function tellOne(
  server: RunningServer,
  { api, password }: { readonly api: ApiClient; readonly password: string },
  { first, last, email, phone, language, address, upTo }: DemoSigner,
): Promise<void> {
  const [addressLine1, city, state, zip] = address;
  const { id: contactId } = await api.contacts.create({
    firstName: first,
    lastName: last,
    category: 'lead',
    email,
    phone,
    language,
    addressLine1,
    city,
    state,
    zip,
    source: 'Website',
  });
  const { templates } = await api.offers.list({ contactId });
  const template = templates.find((one) => one.language === language) ?? templates[0];
  if (!template) throw new Error('The demo office has no template of an agreement.');
  const { id } = await api.offers.make({ contactId, templateVersionId: template.versionId, terms: DEMO_TERMS, found: 'web' });
  if (upTo === 'open') return;
  const { db } = server.database;
  const user = await createUser(
    db,
    { email, name: `${first} ${last}`, password, role: 'client', contactId, emailVerified: true },
    new Date(),
  );
  if (isRefusal(user)) throw new Error(user.message);
  const origin = server.app.listeningOrigin;
  const client = connectApi(origin, await fetchIdToken(origin, email, password));
  const word = (await findOffer(db, server.services.sealer, id))?.content.word ?? '';
  for (const step of STEPS.slice(0, STEPS.indexOf(upTo) + 1)) await take(client, step, { name: `${first} ${last}`, word });
}

async function take(client: ApiClient, step: Step, { name, word }: { readonly name: string; readonly word: string }): Promise<void> {
  const { offer } = await client.offers.mine({});
  if (!offer) throw new Error('The demo client has no offer.');
  const shown = { id: offer.id, version: offer.version, sha256: hashOf(offer, step), signature: { name, strokes: null } };
  if (step === 'consented') await client.offers.consent({ ...shown, word });
  else if (step === 'acknowledged') await client.offers.acknowledge(shown);
  else if (step === 'instructed') await client.offers.instruct({ ...shown, bureaus: ['EQ', 'EX', 'TU'] });
  else await client.offers.sign(shown);
}

function hashOf(offer: OpenOffer, step: Step): string {
  const paper = offer.papers.find((one) => one.paper === STEP_PAPERS[step]);
  if (!paper) throw new Error(`The paper for ${step} is not shown.`);
  return paper.sha256;
}
