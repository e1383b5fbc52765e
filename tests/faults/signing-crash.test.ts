// kill -9 during each step of signing: afterwards the agreement is at the step before or at the step after, with all that belongs to it or nothing
// of it, and the client continues from there.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApi, fetchIdToken, type ApiClient } from '../../apps/server/loopback-client.ts';
import { STEPS, type Step } from '../../features/offers/rules/offer-steps.ts';
import { acceptAsClient } from '../support/client-login.ts';
import { crashedOffice, type CrashedOffice } from '../support/crashed-office.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { offerTo, readWord, shownOffer, SIGNING_OFFICE, withPaper } from '../support/signing.ts';

/** When each step is killed, in milliseconds after its request was sent. KILLED_AFTER=0,3,10,25,60,150 asks for more of them. */
const KILLED_AFTER = (process.env['KILLED_AFTER'] ?? '15').split(',').map(Number);
const EMAIL = 'maria.signs@example.test';
const PASSWORD = 'A lead signs at night 27';

let office: CrashedOffice;
let owner: ApiClient;
beforeAll(async () => {
  office = crashedOffice('signing-crash');
  owner = await office.begin();
  await owner.office.enableState({
    state: 'OH',
    version: 0,
    license: 'None needed',
    bond: 'None needed',
    reviewedBy: 'Test',
    reviewedOn: '2026-01-05',
    sources: 'Test',
  });
  await owner.office.addLocation(SIGNING_OFFICE);
});
afterAll(() => office.close());

const DO: Readonly<Record<Step, (client: ApiClient) => Promise<() => Promise<unknown>>>> = {
  consented: async (client) => {
    const paper = withPaper(await shownOffer(client), 'consent');
    const word = await readWord(await client.offers.getMyWord({}));
    return () => client.offers.consent({ ...paper, word });
  },
  acknowledged: async (client) => {
    const paper = withPaper(await shownOffer(client), 'statement');
    return () => client.offers.acknowledge(paper);
  },
  instructed: async (client) => {
    const paper = withPaper(await shownOffer(client), 'instructions');
    return () => client.offers.instruct({ ...paper, bureaus: ['EQ', 'EX', 'TU'] });
  },
  signed: async (client) => {
    const paper = withPaper(await shownOffer(client), 'contract');
    return () => client.offers.sign(paper);
  },
};

test('between any two steps of signing the program can be killed', async () => {
  const { id: contactId } = await owner.contacts.create({ ...COMPLETE_CONTACT, category: 'lead', ssn: null, email: EMAIL });
  await acceptAsClient(office.server().url, owner, { contactId, email: EMAIL, password: PASSWORD });
  await offerTo(owner, contactId);
  const client = async () => {
    const { url } = office.server();
    return connectApi(url, await fetchIdToken(url, EMAIL, PASSWORD));
  };
  /** The steps that were done; all that comes with the signature is there with it, or nothing of it. */
  const findDone = async (): Promise<number> => {
    const [offer] = (await owner.offers.list({ contactId })).rows;
    const done = offer?.steps.map(({ step }) => step) ?? [];
    expect(done).toEqual(STEPS.slice(0, done.length));
    const isSigned = done.length === STEPS.length;
    const { category } = await owner.contacts.get({ id: contactId });
    const { current } = await owner.agreements.list({ contactId });
    const { signedFile } = await (await client()).offers.mine({});
    expect([category, current !== null, signedFile]).toEqual(isSigned ? ['client', true, true] : ['lead', false, false]);
    const copies = (await owner.mail.list({ limit: 50 })).mails.filter(({ kind, to }) => kind === 'offers.copies' && to === EMAIL);
    expect(copies).toHaveLength(isSigned ? 1 : 0);
    return done.length;
  };
  const outcomes = { before: 0, after: 0 };
  for (const [at, step] of STEPS.entries()) {
    for (const wait of KILLED_AFTER) {
      if ((await findDone()) > at) break;
      const send = await DO[step](await client());
      const sent = send().then(
        () => true,
        () => false,
      );
      await new Promise((done) => setTimeout(done, wait));
      await office.kill();
      const isAcknowledged = await sent;
      owner = await office.again();
      const done = await findDone();
      expect([at, at + 1]).toContain(done);
      // What the client was told is true.
      if (isAcknowledged) expect(done).toBe(at + 1);
      outcomes[done === at ? 'before' : 'after'] += 1;
    }
    if ((await findDone()) === at) await (await DO[step](await client()))();
    expect(await findDone()).toBe(at + 1);
  }
  // Kills hit both sides, or this showed nothing.
  expect(outcomes.before).toBeGreaterThan(0);
  console.log(`Killed before a step was kept ${outcomes.before} times, after it ${outcomes.after} times.`);
}, 900_000);
