// Fills an empty office with people at different stages of the job. Everything goes through the API, so the demo obeys every rule.
import { civilDateAt, addDays } from '../../platform/base/civil-date.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { DEFAULT_SETTINGS } from '../../features/access/rules/access-settings.ts';
import { createUser, saveSettings } from '../../features/access/server/public.ts';
import { JAMES, MARIA } from '../../db/demo/demo-people.ts';
import { demoReport, type DemoPerson } from '../../db/demo/demo-report.ts';
import { connectApi, fetchIdToken, type ApiClient } from './loopback-client.ts';
import type { RunningServer } from './start-server.ts';

export const DEMO_PASSWORD = 'Demo-office-2026';
export const DEMO_OWNER = { email: 'owner@demo.redress.test', name: 'Olivia Brandt' };
const OWNER = DEMO_OWNER.email;
const CLIENT = 'client@demo.redress.test';
export interface DemoLogin { readonly who: string; readonly email: string; readonly password: string; readonly path: string }

const LOGINS: readonly DemoLogin[] = [
  { who: 'Owner', email: OWNER, password: DEMO_PASSWORD, path: '/login' },
  { who: 'Client', email: CLIENT, password: DEMO_PASSWORD, path: '/client/login' },
];

/** Seeds the office unless it has been; answers the logins. @throws Error when a step is refused, which would be a fault of the demo. */
export async function seedDemo(server: RunningServer): Promise<readonly DemoLogin[]> {
  const address = server.app.listeningOrigin;
  const owner = await createUser(server.database.db, { email: OWNER, name: DEMO_OWNER.name, password: DEMO_PASSWORD, role: 'owner', emailVerified: true }, new Date());
  if (isRefusal(owner)) return LOGINS;
  // Whoever tries the demo has no authenticator app at hand for it; a real office starts with one required.
  await saveSettings(server.database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
  const api = connectApi(address, await fetchIdToken(address, OWNER, DEMO_PASSWORD));
  const today = civilDateAt(new Date(), 'America/New_York');

  await api.contacts.create({ ...BLANK, firstName: 'Robert', lastName: 'Kim', category: 'lead', urgency: 'High', phone: '419 555 0142', email: 'robert.kim@example.test' });
  await api.contacts.create({ ...BLANK, firstName: 'Linda', lastName: 'Petrov', addressLine1: '9 Harbor View', city: 'Sandusky', state: 'OH', zip: '44870' });
  const tom = await api.contacts.create({ ...BLANK, firstName: 'Tom', lastName: 'Becker', email: 'tom.becker@example.test' });
  await api.creditReports.upload({ contactId: tom.id, file: new File(['%PDF-1.7 saved from a bureau'], 'bureau-report.pdf') });

  const james = await addClient(api, JAMES, '77 Cedar Hill Rd');
  await addReport(api, james, demoReport(JAMES, addDays(today, -3)), 'james-okafor.json');

  const maria = await addClient(api, MARIA, '412 Alder St');
  const report = await addReport(api, maria, demoReport(MARIA, addDays(today, -6)), 'maria-delgado.json');
  await api.access.createClientLogin({ contactId: maria, email: CLIENT, password: DEMO_PASSWORD });
  await openFirstRound(api, maria, report);
  return LOGINS;
}

const BLANK = { urgency: null, email: null, phone: null, addressLine1: null, addressLine2: null, city: null, state: null, zip: null, ssn: null, dateOfBirth: null } as const;

async function addClient(api: ApiClient, person: DemoPerson, street: string): Promise<string> {
  const contact = await api.contacts.create({
    ...BLANK, firstName: person.first, lastName: person.last, addressLine1: street, city: titleCase(person.city), state: person.state, zip: person.zip,
    ssn: person.ssn, dateOfBirth: person.birth, email: `${person.first}.${person.last}@example.test`.toLowerCase(),
  });
  return contact.id;
}

async function addReport(api: ApiClient, contactId: string, bytes: Uint8Array, name: string): Promise<string> {
  const { id } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(bytes)], name) });
  for (;;) {
    const { state, refusal } = await api.creditReports.get({ id });
    if (state === 'ready') return id;
    if (state === 'refused') throw new Error(`The demo report was refused: ${refusal}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Maria's collection: the bureaus disagree on the balance, and she paid it. */
async function openFirstRound(api: ApiClient, contactId: string, reportId: string): Promise<void> {
  const { report } = await api.creditReports.get({ id: reportId });
  const collection = report?.accounts.find((a) => a.displayName.includes('NORTHGATE'));
  if (!collection) throw new Error('The demo report lost its collection.');
  const fact = { text: 'Equifax and TransUnion report a balance of $1,240; Experian reports $890 for the same account.', source: 'report' as const };
  const item = { kind: 'tradeline' as const, lineId: collection.id, reasonCode: 'balance-wrong', instructionCode: 'correct-balance', facts: [fact], clientConfirmed: true };
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: (['EQ', 'EX', 'TU'] as const).map((bureau) => ({ ...item, bureau })) });
  await api.disputes.openRound({ contactId, version: draft.version });
}

function titleCase(text: string): string {
  return text.toLowerCase().replaceAll(/\b[a-z]/g, (c) => c.toUpperCase());
}
