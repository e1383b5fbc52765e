// What the program cannot do at all, though a rule of the law would have to guard it (law.md, section 4). Each row is a door that is not there.
// Building one turns its row red: the gate is built first, and its own test takes the number over.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { BUREAU_ADDRESSES } from '../../features/letters/rules/bureau-addresses.ts';
import { DISPUTE_INSTRUCTIONS } from '../../features/disputes/rules/dispute-instructions.ts';
import { DISPUTE_REASONS } from '../../features/disputes/rules/dispute-reasons.ts';
import { BUREAUS } from '../../features/report-files/rules/bureaus.ts';
import { kindOfActivity } from '../../platform/base/upkeep.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';

/** 'billing.noteCard' → 'billing note card'. */
const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

const sources = globSync('{apps,features,platform}/**/*.{ts,tsx,typ}').filter((file) => !/\.test\.|\/testing/.test(file));
const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const tables = readFileSync('db/tables.ts', 'utf8');
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> };
/** Names of everything that can be called, kept, run, opened or sent. */
const NAMES = [
  ...listEndpoints(FEATURES).flatMap(({ name, endpoint }) => {
    const { meta, route } = endpoint['~orpc'];
    return [name, route.path ?? '', meta.permission, kindOfActivity(meta.activity) ?? ''];
  }),
  ...FEATURES.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)),
  ...FEATURES.flatMap(({ wire = [] }) => wire.map(({ url }) => url)),
  ...[...tables.matchAll(/^(?:interface (\w+)| {2}(\w+):)/gm)].map(([, table, column]) => table ?? column ?? ''),
  ...texts.flatMap(({ text }) => [...text.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path)),
  ...DISPUTE_REASONS.map(({ code }) => code),
  ...DISPUTE_INSTRUCTIONS.map(({ code }) => code),
  ...Object.keys(dependencies),
].map(inWords);
test.each<[what: string, door: RegExp, example: string]>([
  [
    'G9, G12, G37: no money is charged, asked for, held or received',
    /\b(?:charges?|invoices?|cards?|checkout|refunds?|subscriptions?|payouts?|stripe|plaid|paypal|braintree|adyen)\b|\b(?:take|request|collect|receive|hold|process|schedule) payments?\b|\bpayment (?:method|link|request|intent)/,
    'billing.requestPayment',
  ],
  [
    'G10, G11, C9: how the service was sold is said once, with the offer; nothing changes it, and nothing opens the way to a fee',
    /\b(?:change (?:sales channel|found|sold)|telemarket\w*|earliest fee)\b/,
    'leads.changeSalesChannel',
  ],
  [
    'G20, G30, C7, X14: nothing is written to furnishers or collectors',
    /\b(?:validation|goodwill|cease|direct dispute)\b|\b(?:furnisher|collector|creditor)s? (?:address|letter|dispute|recipient)/,
    'letters.composeFurnisherLetter',
  ],
  [
    'G22, C5, X4: no report to police or FTC is filled in, and no block is asked for',
    /\b(?:police|ftc|affidavit|theft report|block request)\b/,
    'disputes.fillPoliceReport',
  ],
  ['G25, C5b, C5c: no freeze and no alert is asked for', /\b(?:freezes?|unfreeze|fraud alerts?)\b/, 'disputes.placeFreeze'],
  ['G27: no text message is sent', /\b(?:sms|texting|twilio|vonage|telnyx|plivo|send text)\b/, 'contacts.sendText'],
  ['C11: nothing tells of a denial of credit', /\b(?:adverse action|turned down|denial of credit)\b/, 'tasks.noteAdverseAction'],
  ['C13: nothing reports a breach', /\bbreach/, 'system.reportBreach'],
  ['C14: nothing promises a day of completion', /\b(?:completion|complete by|promised|performance)\b/, 'completionDate'],
  [
    'X11: nothing keeps a login of the client elsewhere, so no one acts there as the client',
    /\b(?:bureau|provider|monitoring|connection) (?:password|login|pin)\b|\bsecurity answer\b/,
    'monitoringPassword',
  ],
])('%s', (_what, door, example) => {
  expect(inWords(example)).toMatch(door);
  expect(NAMES.filter((name) => door.test(name))).toEqual([]);
});

test('G20, G30: a letter goes to one of the three bureaus, and to no one else', () =>
  expect(Object.keys(BUREAU_ADDRESSES).sort()).toEqual([...BUREAUS].sort()));

test('G4: the text of a legal notice stands in one place, with its hash, and in no page, letter or email', () => {
  const notices = /You have a right to dispute inaccurate information|You may cancel this contract|I hereby cancel this transaction/;
  expect(texts.filter(({ text }) => notices.test(text)).map(({ file }) => file)).toEqual([
    'features/agreement-templates/rules/statutory-texts.ts',
  ]);
});

test('G27, G28, G29, C10: email is sent from these places only, to people with an account, an invitation or a signed agreement', () => {
  const senders = texts.filter(({ text }) => /\bawait sendMail\(/.test(text)).map(({ file }) => file);
  expect(senders.sort()).toEqual([
    'features/accounts/server/invites.ts',
    // To the address on file, about another one.
    'features/accounts/server/jobs.ts',
    'features/accounts/server/operations/invite-client-elsewhere.ts',
    // Asks clients for documents, unless they canceled or asked not to be emailed.
    'features/files/server/ask-client.ts',
    'features/identity/server/mails/mail-person.ts',
    // To clients with an agreement and a sign-in, about their own letters.
    'features/letters/server/ask-approval.ts',
    // To who asks for it.
    'features/mail/server/operations/send-test.ts',
    // To clients with a sign-in, unless they asked not to be emailed: that the office answered.
    'features/messages/server/tell-client.ts',
    'features/monitoring/server/operations/send-enrolment.ts',
    // That an agreement waits, and the copies of what was signed.
    'features/offers/server/mails.ts',
  ]);
});

test('G33, C12: nothing deletes what proves what was signed, agreed, sent or done', () => {
  const kept = ['activity', 'agreements', 'contacts', 'contactConsents', 'creditReports', 'disputeRounds', 'leadCalls', 'letters'];
  const column = (table: string): string => table.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  const deletes = new RegExp(`deleteFrom\\('(?:${kept.join('|')})'\\)|delete from (?:${kept.map(column).join('|')})\\b`, 'i');
  expect("deleteFrom('agreements')").toMatch(deletes);
  expect(texts.filter(({ text }) => deletes.test(text)).map(({ file }) => file)).toEqual([]);
});

test('G2, G3, G5, G6: agreements are signed at these doors only, by clients', () => {
  const doors = listEndpoints(FEATURES).filter(({ endpoint }) => {
    const { activity } = endpoint['~orpc'].meta;
    return typeof activity === 'string' && /^offers\.(?:consented|acknowledged|instructed|signed)$/.test(activity);
  });
  expect(doors.map(({ name }) => name).sort()).toEqual(
    ['offers.acknowledge', 'offers.consent', 'offers.instruct', 'offers.sign'].flatMap((name) => [name, `${name}OnTablet`]),
  );
  // At a tablet of the office the cookie of its handover says whose offer it is.
  expect(doors.map(({ name, endpoint }) => [name.endsWith('OnTablet'), endpoint['~orpc'].meta.audience])).toEqual(
    doors.map(({ name }) => (name.endsWith('OnTablet') ? [true, 'public'] : [false, 'client'])),
  );
});
