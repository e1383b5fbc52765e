// Fills an empty office with people at different stages of the job. Everything goes through the API, so the demo obeys every rule.
import { civilDateAt, addDays, type CivilDate } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { instantAt } from '../../features/calendar/rules/times.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { APPOINTMENTS } from '../../db/demo/demo-appointments.ts';
import { ALL_FOUR } from '../../db/demo/demo-documents.ts';
import { PEOPLE } from '../../db/demo/demo-office.ts';
import { STAFF, type StaffKey } from '../../db/demo/demo-story.ts';
import { JAMES, MARIA } from '../../db/demo/demo-people.ts';
import { drawDemoLogo } from '../../db/demo/demo-logo.ts';
import { demoReport, type DemoPerson } from '../../db/demo/demo-report.ts';
import { connectApi, fetchIdToken, type ApiClient } from './loopback-client.ts';
import { addRules, runRules } from './seed-automation.ts';
import type { RunningServer } from './start-server.ts';
import type { StoryClock } from './story-clock.ts';
import { sendDocument } from './send-document.ts';
import { decideLetters } from './tell-approvals.ts';
import { openRound } from './tell-rounds.ts';
import { tellMessages } from './tell-messages.ts';
import { tellSigning } from './tell-signing.ts';
import { addAgreement, addReport, markDocuments, tellStory } from './tell-story.ts';

export const DEMO_PASSWORD = 'Demo-office-2026';
const OWNER = 'owner@demo.redress.test';
export const DEMO_OWNER = { email: OWNER, name: 'Olivia Brandt' };
const CLIENT = 'client@demo.redress.test';
export const DEMO_CLIENT = CLIENT;
/** Long enough for the cancellation period to be over, whatever holidays lie in it. */
const SIGNED_DAYS_AGO = 20;
/** Less than thirty, so that the next one is asked for. */
const LICENSE_DAYS = 20;
const REQUEST_DAYS = 6;
const WITHOUT_AUTHORIZATION = ALL_FOUR.filter((kind) => kind !== 'authorization');
const OPEN_SINCE_MS = 200 * 24 * 3_600_000;
export interface DemoLogin {
  readonly who: string;
  readonly email: string;
  readonly password: string;
  readonly path: string;
}

const LOGINS: readonly DemoLogin[] = [
  { who: 'Owner', email: OWNER, password: DEMO_PASSWORD, path: '/login' },
  { who: 'Sales', email: 'marcus@demo.redress.test', password: DEMO_PASSWORD, path: '/login' },
  { who: 'Client', email: CLIENT, password: DEMO_PASSWORD, path: '/client/login' },
];

/**
 * Seeds the office unless it has been; answers the logins. `clock` is the one the server runs with: it goes through the months of
 * the story and is let go at the end. @throws Error when a step is refused, which would be a fault of the demo.
 */
export async function seedDemo(server: RunningServer, clock: StoryClock): Promise<readonly DemoLogin[]> {
  const address = server.app.listeningOrigin;
  const { db } = server.database;
  // The people of the office were there before their clients.
  const opened = new Date(clock.now().getTime() - OPEN_SINCE_MS);
  const owner = await createUser(db, { ...DEMO_OWNER, password: DEMO_PASSWORD, role: 'owner', emailVerified: true }, opened);
  if (isRefusal(owner)) return LOGINS;
  // The demo does not require an authenticator app; a real office does from the start.
  await saveSettings(db, {
    ...DEFAULT_SETTINGS,
    staffSecondFactor: 'offered',
    waiver: { reason: 'The demo office has no authenticator apps, and nobody in it is real', byName: 'Demo office', at: clock.now() },
  });
  const userIds = { olivia: owner.id, marcus: '', priya: '', dana: '' } satisfies Record<StaffKey, string>;
  for (const { key, email, name, role } of STAFF.filter((person) => person.key !== 'olivia')) {
    const user = await createUser(db, { email, name, role, password: DEMO_PASSWORD, emailVerified: true }, opened);
    if (isRefusal(user)) throw new Error(user.message);
    userIds[key] = user.id;
  }
  clock.goTo(opened);
  await enableStates(connectApi(address, await fetchIdToken(address, OWNER, DEMO_PASSWORD)), civilDateAt(opened, OFFICE_ZONE));
  clock.letGo();
  await tellStory({ address, password: DEMO_PASSWORD, clock, userIds, bucket: server.services.env.FILES_BUCKET }, PEOPLE);
  clock.letGo();

  const token = await fetchIdToken(address, OWNER, DEMO_PASSWORD);
  const api = connectApi(address, token);
  await setUpOffice(api, userIds);
  await addRules(api);
  const today = civilDateAt(new Date(), OFFICE_ZONE);
  const [walter] = (await api.contacts.search({ q: 'Walter Grimes' })).hits;
  if (!walter) throw new Error('Walter is not there.');
  await api.creditReports.upload({ contactId: walter.id, file: new File(['%PDF-1.7 saved from a bureau'], 'bureau-report.pdf') });

  const james = await addClient(api, JAMES, '77 Cedar Hill Rd');
  await letWork(api, james, today);
  await addReport(api, james, demoReport(JAMES, addDays(today, -3)), 'james-okafor.json');

  const maria = await addClient(api, MARIA, '412 Alder St');
  await letWork(api, maria, today);
  await addReport(api, maria, demoReport(MARIA, addDays(today, -6)), 'maria-delgado.json');
  const portalLogin = await createUser(
    server.database.db,
    { email: CLIENT, name: `${MARIA.first} ${MARIA.last}`, password: DEMO_PASSWORD, role: 'client', contactId: maria, emailVerified: true },
    new Date(),
  );
  if (isRefusal(portalLogin)) throw new Error(portalLogin.message);
  await openRound(api, maria);
  const office = { address, token, bucket: server.services.env.FILES_BUCKET };
  const license = await sendDocument(office, maria, 'drivers-license.pdf', 'Ohio driver license of Maria Delgado');
  const bill = await sendDocument(office, maria, 'electric-bill.pdf', 'Electric bill, 412 Alder St, Toledo');
  const fileIds = (await api.files.listDocuments({ contactId: maria })).rows.map((row) => [row.path, row.id] as const);
  const idOf = (path: string): string | null => fileIds.find(([known]) => known === path)?.[1] ?? null;
  const seenOn = addDays(today, -SIGNED_DAYS_AGO);
  await markDocuments(api, maria, WITHOUT_AUTHORIZATION, seenOn, [idOf(license), null, idOf(bill)]);
  await markDocuments(api, james, WITHOUT_AUTHORIZATION, seenOn);
  for (const contactId of [james, maria]) {
    await api.billing.note({ contactId, newestId: null, plan: 'monthly', standing: 'up-to-date', since: addDays(today, -6) });
  }
  await addAppointments(api, userIds, today);
  // What the client sent since then: one paper that says what it is, and one to sort.
  const portal = { ...office, token: await fetchIdToken(address, CLIENT, DEMO_PASSWORD) };
  const client = connectApi(address, portal.token);
  await decideLetters(client);
  await sendDocument(portal, maria, 'letter-from-equifax.pdf', 'Equifax: results of your dispute', 'bureau-answer');
  await sendDocument(portal, maria, 'scan-0007.pdf', 'Lease agreement, 412 Alder St, Toledo');
  await reviewDocuments(api, portal, maria, today);
  await tellMessages(api, client, maria);
  await tellSigning(server, { api, password: DEMO_PASSWORD });
  await runRules(server);
  await runBulkChange(api);
  return LOGINS;
}

/** One finished change of many contacts, for the history of /bulk. */
async function runBulkChange(api: ApiClient): Promise<void> {
  const asked = { object: 'leads', change: 'add-tag', value: 'Newsletter' } as const;
  const { changing } = await api.bulk.preview(asked);
  const { id } = await api.bulk.start({ ...asked, expected: changing, typed: changing });
  while ((await api.bulk.get({ id })).state === 'running') await new Promise((done) => setTimeout(done, 100));
}

/** Documents in each state: a license that ends soon, a picture that could not be used, two to review, and one that is asked for. */
async function reviewDocuments(
  api: ApiClient,
  portal: { readonly address: string; readonly token: string; readonly bucket: string },
  contactId: string,
  today: CivilDate,
): Promise<void> {
  await sendDocument(portal, contactId, 'social-security-card.pdf', 'Social Security card', 'ssn-proof');
  const { rows } = await api.files.list({ contactId });
  const idOf = (name: string): string => rows.find((row) => row.name === name)?.id ?? '';
  await api.files.reject({
    id: idOf('social-security-card.pdf'),
    kindBefore: 'ssn-proof',
    kind: 'ssn-proof',
    reason: 'unreadable',
    words: 'The picture is very small. The whole card should fill it.',
  });
  const license = { id: idOf('drivers-license.pdf'), kindBefore: 'photo-id', kind: 'photo-id', received: true } as const;
  await api.files.mark({ ...license, expiresOn: addDays(today, LICENSE_DAYS) });
  await api.files.requestDocuments({
    contactId,
    dueOn: addDays(today, REQUEST_DAYS),
    documents: [{ kind: 'creditor-letter' }, { kind: 'other', words: 'The payment plan you agreed on with the collector' }],
  });
}

/** What work rests on: a paper agreement signed long enough ago, and the client's written authorization. */
async function letWork(api: ApiClient, contactId: string, today: CivilDate): Promise<void> {
  const signedOn = addDays(today, -SIGNED_DAYS_AGO);
  await addAgreement(api, contactId, signedOn, 'Signed before the office used Redress');
  await markDocuments(api, contactId, ['authorization'], signedOn);
}

/** The states the demo office may work in. A real office begins with none: each is switched on after a review of its law. */
async function enableStates(api: ApiClient, reviewedOn: CivilDate): Promise<void> {
  for (const state of ['OH', 'MI', 'NY'] as const)
    await api.office.enableState({
      state,
      version: 0,
      license: state === 'OH' ? 'CS-2214' : 'None needed, says the demo',
      bond: state === 'OH' ? 'B-90017' : 'None needed, says the demo',
      validUntil: null,
      reviewedBy: 'Nora Feld, attorney',
      reviewedOn,
      sources: 'An invented review for the demo office',
    });
}

async function addAppointments(api: ApiClient, userIds: Readonly<Record<StaffKey, string>>, today: CivilDate): Promise<void> {
  for (const { contact, who, inDays, from, until, ...words } of APPOINTMENTS) {
    const day = addDays(today, inDays);
    const contactId = contact === null ? null : ((await api.contacts.search({ q: contact })).hits[0]?.id ?? null);
    const at = (time: string): string => instantAt(day, time, OFFICE_ZONE).toISOString();
    await api.calendar.create({ ...words, contactId, assigneeId: userIds[who], startsAt: at(from), endsAt: at(until) });
  }
}

async function setUpOffice(api: ApiClient, userIds: Readonly<Record<StaffKey, string>>): Promise<void> {
  await api.office.changeLook({
    version: 0,
    companyName: 'Lakeland Credit Services',
    phone: '419 555 0100',
    email: 'hello@lakeland.example',
    website: 'www.lakeland.example',
    color: '#1d4f91',
  });
  await api.office.setLogo({ file: await drawDemoLogo() });
  await api.office.setZone({ timeZone: OFFICE_ZONE });
  const toledo = await api.office.addLocation({
    name: 'Toledo',
    addressLine1: '1 Summit St',
    addressLine2: 'Suite 400',
    city: 'Toledo',
    state: 'OH',
    zip: '43604',
    phone: '419 555 0100',
    timeZone: 'America/New_York',
  });
  await api.office.addLicense({
    id: toledo.id,
    kind: 'registration',
    state: 'OH',
    number: 'CS-2214',
    issuer: 'Ohio Division of Financial Institutions',
    validUntil: addDays(civilDateAt(new Date(), OFFICE_ZONE), 41),
  });
  await api.office.addLicense({
    id: toledo.id,
    kind: 'bond',
    state: 'OH',
    number: 'B-90017',
    issuer: 'Lakeland Surety',
    amountCents: 5_000_000,
  });
  const columbus = await api.office.addLocation({
    name: 'Columbus',
    addressLine1: '88 Gay St',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    phone: '614 555 0100',
    timeZone: 'America/New_York',
  });
  for (const key of ['olivia', 'priya', 'dana'] as const) await api.office.assignStaff({ userId: userIds[key], locationId: toledo.id });
  await api.office.assignStaff({ userId: userIds.marcus, locationId: columbus.id });
  await api.leads.createForm({
    name: 'Website',
    kind: 'website',
    heading: 'Is something on your credit report wrong?',
    intro: 'Tell us how to reach you. We call back within an hour during office hours.',
    fields: {
      firstName: 'required',
      lastName: 'required',
      email: 'optional',
      phone: 'optional',
      zip: 'hidden',
      message: 'optional',
      bestTime: 'optional',
      referredBy: 'hidden',
    },
    button: 'Ask for a call',
    thanks: 'Thank you. We will call you.',
    redirectUrl: null,
    accent: '#0f766e',
    source: 'Website',
    urgency: 'High',
    consentWording: 'You may call and email me about my request.',
    enabled: true,
  });
}

async function addClient(api: ApiClient, person: DemoPerson, street: string): Promise<string> {
  const contact = await api.contacts.create({
    firstName: person.first,
    lastName: person.last,
    addressLine1: street,
    city: titleCase(person.city),
    state: person.state,
    zip: person.zip,
    ssn: person.ssn,
    dateOfBirth: person.birth,
    email: `${person.first}.${person.last}@example.test`.toLowerCase(),
  });
  return contact.id;
}

function titleCase(text: string): string {
  return text.toLowerCase().replaceAll(/\b[a-z]/g, (c) => c.toUpperCase());
}
