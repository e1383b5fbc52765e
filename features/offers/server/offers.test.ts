// From the offer to the signed agreement in the portal, in the order of the law and in no other.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { mintJobDb } from '../../../platform/server/database/handles.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { drawDemoLogo } from '../../../db/demo/demo-logo.ts';
import { letWorkIn } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import {
  offerTo as offerAgreement,
  readWord,
  shownOffer as shown,
  SIGNING_OFFICE,
  upToContract,
  withPaper,
} from '../../../tests/support/signing.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { OFFERS_RETENTION } from './store/retention.ts';

let app: TestApp;
let owner: ApiClient;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api: owner } = await app.signIn('owner'));
  await letWorkIn(app, 'OH');
  await owner.office.addLocation(SIGNING_OFFICE);
  await owner.office.setLogo({ file: await drawDemoLogo() });
  folder = mkdtempSync(join(tmpdir(), 'offers-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

let people = 0;

async function addLead(more: object = {}) {
  people += 1;
  const person = { ...COMPLETE_CONTACT, category: 'lead' as const, ssn: null, email: `maria${people}@example.test`, ...more };
  const { id } = await owner.contacts.create(person);
  return { id, person, client: await app.signIn('client', { contactId: id }) };
}
const offerTo = (contactId: string, language: 'en' | 'es' = 'en') => offerAgreement(owner, contactId, language);

test('a lead signs in the portal and is a client with an agreement, instructions, copies and one sealed PDF', async () => {
  const { id, client } = await addLead();
  await offerTo(id);
  const first = await shown(client.api);
  expect(first.papers.map(({ paper }) => paper)).toEqual(['consent']);
  await upToContract(client.api);
  const offer = await shown(client.api);
  expect(offer.papers.map(({ paper }) => paper)).toEqual(['consent', 'statement', 'instructions', 'contract', 'notice']);
  await client.api.offers.sign({
    ...withPaper(offer, 'contract'),
    signature: {
      name: 'María Delgado',
      strokes: [
        [
          [0, 0],
          [40, 10],
          [90, 0],
        ],
      ],
    },
  });

  expect(await owner.contacts.get({ id })).toMatchObject({ category: 'client', stage: 'onboarding' });
  const agreement = await owner.agreements.list({ contactId: id });
  expect(agreement.current).toMatchObject({ how: 'portal', cancelledOn: null });
  expect(agreement.work).toMatchObject({ code: 'agreements.periodOpen' });
  expect(await client.api.offers.mine({})).toEqual({ offer: null, signedFile: true });
  const [row] = (await owner.offers.list({ contactId: id })).rows;
  expect(row?.steps.map(({ step }) => step)).toEqual(['consented', 'acknowledged', 'instructed', 'signed']);
  // Each gate that was asked at the signature, with what it looked at, and no address.
  const allowed = (await owner.agreements.listVerdicts({ contactId: id, limit: 100 })).rows.filter(({ asked }) => asked === 'sign');
  expect(allowed.flatMap(({ gates }) => gates).toSorted()).toEqual(['G1', 'G2', 'G3', 'G5', 'G6']);
  expect(JSON.stringify(allowed)).not.toContain('@');

  const bytes = Buffer.from(await (await client.api.offers.getMyPdf({})).arrayBuffer());
  const path = join(folder, 'signed.pdf');
  writeFileSync(path, bytes);
  expect(execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })).toContain('Signature is Valid.');
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  expect(text.match(/Notice of Cancellation/g)?.length).toBeGreaterThanOrEqual(2);
  for (const words of ['Clear Path Credit', '$420.00', 'Consumer Credit File Rights', 'Certificate of signing'])
    expect(text).toContain(words);
  const { rows } = await app.server.database.pool.query(
    "select attachments_sealed is not null as has, kind from mails where contact_id = $1 and kind = 'offers.copies'",
    [id],
  );
  expect(rows).toEqual([{ has: true, kind: 'offers.copies' }]);
});

test('steps are taken in the order of the law, with the paper as it was shown, by the name of the client', async () => {
  const { id, client, person } = await addLead();
  const { api } = client;
  await offerTo(id);
  const offer = await shown(api);
  const consented = withPaper(offer, 'consent');
  const not = (code: string, said: Promise<unknown>) => expect(said).rejects.toMatchObject({ code });
  await not('offers.wrongWord', api.offers.consent({ ...consented, word: 'pineapple' }));
  await not('offers.otherStep', api.offers.acknowledge(consented));
  await not('offers.otherStep', api.offers.sign(consented));
  await not('offers.paperChanged', api.offers.consent({ ...consented, sha256: 'a'.repeat(64), word: 'x' }));
  await not('offers.nameMissing', api.offers.consent({ ...consented, signature: { name: 'Other Person', strokes: null }, word: 'x' }));
  await not('app.changedMeanwhile', api.offers.consent({ ...consented, version: 9, word: 'x' }));
  await upToContract(api);
  const last = withPaper(await shown(api), 'contract');
  await owner.contacts.update({ ...person, id, version: (await owner.contacts.get({ id })).version, addressLine1: '9 Elm St' });
  await not('offers.paperChanged', api.offers.sign(last));
  await owner.office.disableState({ state: 'OH', version: 1, reason: 'Test' });
  await not('offers.stateInReview', api.offers.sign(withPaper(await shown(api), 'contract')));
  const moved = async (state: string, zip: string) =>
    owner.contacts.update({ ...person, id, version: (await owner.contacts.get({ id })).version, addressLine1: '9 Elm St', state, zip });
  await moved('MI', '48161');
  await not('offers.expired', api.offers.sign(withPaper(await shown(api), 'contract')));
  await moved('OH', '43604');
  await owner.office.enableState({ state: 'OH', version: 2, ...REVIEW });
  await api.offers.sign(withPaper(await shown(api), 'contract'));
  await not('offers.none', api.offers.sign(last));
});
const REVIEW = { license: 'None', bond: 'None', reviewedBy: 'Test', reviewedOn: '2026-01-05', sources: 'Test' };

test.each([
  [{ state: 'GA', zip: '30301' }, 'offers.stateBlocked'],
  [{ state: 'TX', zip: '75201' }, 'offers.stateInReview'],
  [{ email: null }, 'offers.noAddressForCopies'],
  [{ addressLine1: null, city: null, state: null, zip: null }, 'offers.stateUnknown'],
])('no agreement is offered to %o', async (more, code) => {
  const { id } = await addLead(more);
  expect((await owner.offers.list({ contactId: id })).bar).toMatchObject({ code });
  await expect(offerTo(id)).rejects.toMatchObject({ code });
});

test('of two signatures at once one counts, and another client sees nothing of it', async () => {
  const { id, client } = await addLead();
  await offerTo(id);
  await upToContract(client.api);
  const last = withPaper(await shown(client.api), 'contract');
  const other = await addLead();
  await expect(other.client.api.offers.sign(last)).rejects.toMatchObject({ code: 'offers.none' });
  const ended = await Promise.allSettled([client.api.offers.sign(last), client.api.offers.sign(last), client.api.offers.sign(last)]);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await owner.agreements.list({ contactId: id })).rows).toHaveLength(1);
});

test('what was signed is kept for two years, and goes whole, with its file', async () => {
  const { id, client } = await addLead();
  await offerTo(id);
  await upToContract(client.api);
  await client.api.offers.sign(withPaper(await shown(client.api), 'contract'));
  const { db } = app.server.database;
  const now = new Date();
  const since = civilDateAt(now, 'America/New_York');
  const kept = await OFFERS_RETENTION.mustKeep?.(db, [{ contactId: id, since }], 'America/New_York');
  expect(kept?.get(id)).toMatchObject({ source: '15 U.S.C. 1679c(c)' });
  expect(kept?.get(id)?.until.slice(0, 4)).toBe(String(now.getUTCFullYear() + 2));
  const { sealer } = app.server.services;
  const gone = await db
    .transaction()
    .execute((tx) => OFFERS_RETENTION.destroy({ db: mintJobDb(tx), sealer, contactId: id, disposalId: id, now }));
  expect(gone).toMatchObject({ rows: 6, blobs: [expect.any(String)] });
  expect((await owner.offers.list({ contactId: id })).rows).toEqual([]);
});

test('in Spanish the contract is Spanish, and the words of the law stay English', async () => {
  const { id, client } = await addLead({ language: 'es' });
  await offerTo(id, 'es');
  await upToContract(client.api);
  const offer = await shown(client.api);
  const text = (paper: string): string => JSON.stringify(offer.papers.find((one) => one.paper === paper)?.document);
  expect(text('consent')).toContain('Consentimiento');
  expect(text('statement')).toContain('Consumer Credit File Rights');
  await client.api.offers.sign(withPaper(offer, 'contract'));
  const path = join(folder, 'es.pdf');
  writeFileSync(path, Buffer.from(await (await client.api.offers.getMyPdf({})).arrayBuffer()));
  expect(execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })).toContain('Certificado de firma');
});

test('the client cancels in the portal, at once and for good, and staff cannot rewrite what was signed', async () => {
  const { id, client } = await addLead();
  await offerTo(id);
  await upToContract(client.api);
  await client.api.offers.sign(withPaper(await shown(client.api), 'contract'));
  const { current } = await owner.agreements.list({ contactId: id });
  if (!current) throw new Error('No agreement.');
  const { signedOn, disclosureGivenOn } = current;
  const again = { id: current.id, version: current.version };
  await expect(owner.agreements.correct({ ...again, signedOn, disclosureGivenOn, how: 'paper' })).rejects.toMatchObject({
    code: 'agreements.signedHere',
  });
  await expect(owner.agreements.remove({ ...again, reason: 'Recorded by mistake' })).rejects.toMatchObject({
    code: 'agreements.signedHere',
  });
  const mine = await client.api.agreements.mine({});
  expect(mine.cancelable).toMatchObject(again);
  await client.api.agreements.cancelMine(again);
  expect((await owner.agreements.list({ contactId: id })).work).toMatchObject({ code: 'agreements.cancelled' });
  expect(await client.api.agreements.mine({})).toMatchObject({ canceled: true, cancelable: null });
});

test('a paper is named by the hash of its text', async () => {
  const { id, client } = await addLead();
  await offerTo(id);
  await client.api.offers.consent({
    ...withPaper(await shown(client.api), 'consent'),
    word: await readWord(await client.api.offers.getMyWord({})),
  });
  const statement = (await shown(client.api)).papers.find(({ paper }) => paper === 'statement');
  const [words] = statement?.document.content ?? [];
  if (words?.type !== 'statute') throw new Error('The statement is not a statute.');
  const text = [words.attrs.heading, ...words.attrs.paragraphs, '[client]'].join('\n\n');
  expect(statement?.sha256).toBe(createHash('sha256').update(text).digest('hex'));
});

/** A browser at the tablet: it keeps the cookies the server sets. */
function openTablet() {
  let cookies = '';
  return async (method: string, path: string, body?: object): Promise<{ status: number; data: Record<string, never> }> => {
    const answer = await fetch(`${app.url}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(cookies && { cookie: cookies }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    if (set.length > 0) cookies = set.join('; ');
    return { status: answer.status, data: (await answer.json().catch(() => ({}))) as Record<string, never> };
  };
}

test('on a tablet a code opens one offer once; it is signed there, and nothing else is shown', async () => {
  const { id, client } = await addLead();
  const made = await offerTo(id);
  const { code } = await owner.offers.handOver({ id: made.id });
  const tablet = openTablet();
  expect((await tablet('GET', '/tablet/offer')).status).toBe(403);
  expect((await tablet('POST', '/tablet', { code: '1234 5678' })).status).toBe(404);
  expect((await tablet('POST', '/tablet', { code })).status).toBe(200);
  expect((await openTablet()('POST', '/tablet', { code })).status).toBe(404);
  const offerNow = async () =>
    (await tablet('GET', '/tablet/offer')).data as unknown as { offer: Parameters<typeof withPaper>[0]; signed: boolean };
  // The word is that of the offer, whoever opens the PDF.
  const word = await readWord(await client.api.offers.getMyWord({}));
  const steps = [
    ['consent', '/tablet/consent', { word }],
    ['statement', '/tablet/acknowledgment', {}],
    ['instructions', '/tablet/instructions', { bureaus: ['EQ', 'EX', 'TU'] }],
    ['contract', '/tablet/signature', {}],
  ] as const;
  for (const [paper, path, more] of steps) {
    const { offer } = await offerNow();
    expect([paper, (await tablet('POST', path, { ...withPaper(offer, paper), ...more })).status]).toEqual([paper, 200]);
  }
  expect(await offerNow()).toMatchObject({ offer: null, signed: true });
  expect((await owner.agreements.list({ contactId: id })).current).toMatchObject({ how: 'tablet' });
  expect((await tablet('POST', '/tablet/return', {})).status).toBe(200);
  expect((await tablet('GET', '/tablet/offer')).status).toBe(403);
});

test('a tablet signs its own offer only, also when another was made since', async () => {
  const { id } = await addLead();
  const first = await offerTo(id);
  const { code } = await owner.offers.handOver({ id: first.id });
  const tablet = openTablet();
  await tablet('POST', '/tablet', { code });
  await owner.offers.withdraw({ id: first.id, version: first.version });
  const second = await offerTo(id);
  const { status } = await tablet('POST', '/tablet/acknowledgment', {
    id: second.id,
    version: second.version,
    sha256: 'a'.repeat(64),
    signature: { name: 'Maria Delgado', strokes: null },
  });
  expect(status).toBe(404);
});
