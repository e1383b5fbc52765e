// Lives through the months of the demo office: each thing is done by the person who did it, at its time, through the API.
import { addDays, civilDateAt, parseCivilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import {
  STAFF,
  type BillingStep,
  type DemoContact,
  type MonitoringStep,
  type ReportStep,
  type StaffKey,
  type Step,
} from '../../db/demo/demo-story.ts';
import { BILLING } from '../../db/demo/demo-billing.ts';
import { DOCUMENTS, type DocumentsStep } from '../../db/demo/demo-documents.ts';
import { JAMES, MARIA } from '../../db/demo/demo-people.ts';
import { demoReport, type DemoTrade } from '../../db/demo/demo-report.ts';
import { changeLines, LONG_FILE } from '../../db/demo/long-files.ts';
import { connectApi, fetchIdToken, type ApiClient } from './loopback-client.ts';
import { prepareMixedFile } from './story-mixed-file.ts';
import { sendDocument } from './send-document.ts';
import type { StoryClock } from './story-clock.ts';
import { approveOnPaper } from './tell-approvals.ts';
import { acceptOutcomes, BUREAU_OF, DISPUTED, mailLetters, noteDelivery, openRound, printLetters, writeDownAnswer } from './tell-rounds.ts';

const MINUTE_MS = 60_000;
/** Tokens live half an hour. */
const SIGN_IN_AGAIN_MS = 20 * MINUTE_MS;

interface Office {
  readonly address: string;
  readonly password: string;
  readonly clock: StoryClock;
  readonly userIds: Readonly<Record<StaffKey, string>>;
  readonly bucket: string;
}
interface AddedContact {
  readonly id: string;
  readonly contact: DemoContact;
}
type Happened = { readonly ago: number; readonly what: string; readonly run: () => Promise<unknown> };

/** Adds all people and plays all their steps, oldest first. */
export async function tellStory(office: Office, people: readonly DemoContact[]): Promise<void> {
  const begun = office.clock.now();
  const added = new Map<string, AddedContact>();
  const staff = createColleagues(office);
  const happened: readonly Happened[] = people.flatMap((contact, place) => [
    {
      ago: contact.ago,
      what: `${nameOf(contact)} coming`,
      run: async () => void added.set(nameOf(contact), { id: await addContact((await staff(contact.by)).api, office, contact), contact }),
    },
    ...[...(contact.steps ?? []), ...(BILLING[nameOf(contact)] ?? []), ...(DOCUMENTS[nameOf(contact)] ?? [])].map((step) => ({
      ago: step.ago,
      what: `${step.do} of ${nameOf(contact)}`,
      run: async () =>
        runStep(
          await staff(step.by),
          { office, added, place, begun, overseer: async () => (await staff('olivia')).api },
          find(added, nameOf(contact)),
          step,
        ),
    })),
  ]);
  for (const { ago, what, run } of happened.toSorted((a, b) => b.ago - a.ago)) {
    office.clock.goTo(new Date(begun.getTime() - ago * MINUTE_MS));
    try {
      await run();
    } catch (error) {
      throw new Error(`The story stops at ${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

interface Colleague {
  readonly api: ApiClient;
  readonly token: string;
}

/** Who does something signs in for it, unless they did so a moment ago. */
function createColleagues({ address, password, clock }: Office): (who: StaffKey) => Promise<Colleague> {
  const signedIn = new Map<StaffKey, Colleague & { readonly at: number }>();
  return async (who) => {
    const known = signedIn.get(who);
    const now = clock.now().getTime();
    if (known && now - known.at < SIGN_IN_AGAIN_MS) return known;
    const email = STAFF.find(({ key }) => key === who)?.email ?? '';
    const token = await fetchIdToken(address, email, password);
    const colleague = { api: connectApi(address, token), token };
    signedIn.set(who, { ...colleague, at: now });
    return colleague;
  };
}

async function addContact(api: ApiClient, office: Office, contact: DemoContact): Promise<string> {
  const {
    first = '',
    last = '',
    company = null,
    category,
    urgency = null,
    email = null,
    phone = null,
    language = 'en',
    source = null,
    tags = [],
    address,
    identity,
    consents = [],
  } = contact;
  const [addressLine1, city, state, zip] = address ?? [null, null, null, null];
  const { id } = await api.contacts.create({
    firstName: first,
    lastName: last,
    company,
    category,
    urgency,
    email,
    phone,
    language,
    source,
    tags: [...tags],
    addressLine1,
    city,
    state,
    zip,
    ownerId: contact.owner ? office.userIds[contact.owner] : null,
    ssn: identity?.ssn ?? null,
    dateOfBirth: identity?.birth ?? null,
    consents: consents.map((channel) => ({ channel, source: 'Told us when we first spoke' })),
  });
  return id;
}

interface Place {
  readonly office: Office;
  readonly added: ReadonlyMap<string, AddedContact>;
  readonly place: number;
  readonly begun: Date;
  /** Signs in the owner, who may pass gates. */
  readonly overseer: () => Promise<ApiClient>;
}

async function runStep(
  { api, token }: Colleague,
  { office, added, place, begun, overseer }: Place,
  { id, contact }: AddedContact,
  step: Step | DocumentsStep,
): Promise<unknown> {
  const version = async (): Promise<number> => (await api.contacts.get({ id })).version;
  const dayIn = (inDays: number): string => addDays(civilDateAt(begun, OFFICE_ZONE), inDays);
  switch (step.do) {
    case 'call':
      return api.leads.logCall({
        contactId: id,
        direction: step.incoming ? 'incoming' : 'outgoing',
        outcome: step.outcome,
        note: step.note,
      });
    case 'note':
      return api.contacts.addNote({ id, body: step.body, pinned: step.pinned ?? false });
    case 'claim':
      return api.leads.claim({ id });
    case 'agreement':
      return addAgreement(api, id, civilDateAt(office.clock.now(), OFFICE_ZONE));
    case 'cancels':
      return cancelAgreement(api, id, civilDateAt(office.clock.now(), OFFICE_ZONE));
    case 'convert':
      return api.leads.convert({ id, version: await version() });
    case 'archive':
      return api.contacts.archive({ id, version: await version() });
    case 'report':
      return addReport(
        api,
        id,
        reportOf(contact, place, office.clock.now(), step.later, step.file),
        `${nameOf(contact).toLowerCase().replaceAll(' ', '-')}.json`,
      );
    case 'monitoring':
      return addMonitoring(api, id, step, dayIn(step.nextInDays));
    case 'billing':
      return noteBilling(api, id, step, civilDateAt(office.clock.now(), OFFICE_ZONE));
    case 'documents':
      return markDocuments(api, id, step.kinds, civilDateAt(office.clock.now(), OFFICE_ZONE), [], step.idLasts);
    case 'outcomes':
      return acceptOutcomes(api, id);
    case 'mixed-file':
      return prepareMixedFile(api, id, { name: nameOf(contact), street: contact.address?.[0] ?? '' });
    case 'round':
      await openRound(api, id, step.items, await overseer());
      await approveOnPaper(api, id, civilDateAt(office.clock.now(), OFFICE_ZONE), (name, line) =>
        sendDocument({ address: office.address, token, bucket: office.bucket }, id, name, line),
      );
      return printLetters(api, id);
    case 'mailed':
      return mailLetters(api, id, step, civilDateAt(office.clock.now(), OFFICE_ZONE));
    case 'delivered':
      return noteDelivery(api, id, BUREAU_OF[step.at], civilDateAt(office.clock.now(), OFFICE_ZONE));
    case 'answer':
      return writeDownAnswer(api, id, step, civilDateAt(office.clock.now(), OFFICE_ZONE));
    case 'lead-stage':
      return api.leads.moveStage({ id, version: await version(), stage: step.stage });
    case 'lost':
      return api.leads.markLost({ id, version: await version(), reason: step.reason, note: step.note });
    case 'case-stage':
      return moveCase(api, id, step);
    case 'hold':
      return api.cases.hold({
        contactId: id,
        version: await version(),
        kind: step.kind ?? 'office',
        reason: step.reason,
        until: step.untilInDays === undefined ? null : dayIn(step.untilInDays),
      });
    case 'set':
      return api.contactLists.quickUpdate({ id, version: await version(), set: step.set });
    case 'follow-up':
      return api.contactLists.quickUpdate({ id, version: await version(), set: { followUpOn: dayIn(step.inDays) } });
    case 'task':
      return api.tasks.create({
        contactId: id,
        title: step.title,
        kind: step.kind,
        dueOn: dayIn(step.inDays),
        assigneeId: office.userIds[step.for],
      });
    case 'spouse':
      return api.contacts.linkSpouse({ id, version: await version(), spouseId: find(added, step.of).id });
  }
}

/** Moves a client, unless the program did so first: the stage follows rounds, letters and answers while the story is told. */
async function moveCase(api: ApiClient, contactId: string, { stage, reason }: Extract<Step, { readonly do: 'case-stage' }>): Promise<void> {
  for (;;) {
    const contact = await api.contacts.get({ id: contactId });
    if (contact.stage === stage) return;
    try {
      await api.cases.moveStage({ contactId, version: contact.version, stage, reason });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'app.changedMeanwhile')) throw error;
    }
  }
}

/** Uploads a report and waits until it is read; answers its id. @throws Error when it is refused, which would be a fault of the demo. */
export async function addReport(api: ApiClient, contactId: string, bytes: Uint8Array, name: string): Promise<string> {
  const { id } = await api.creditReports.upload({ contactId, file: new File([new Uint8Array(bytes)], name) });
  for (;;) {
    const { state, refusal } = await api.creditReports.get({ id });
    if (state === 'ready') return id;
    if (state === 'refused') throw new Error(`The demo report was refused: ${refusal}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Records an agreement signed on paper. The statement of the client's rights was given the day before. `reason` says why only now. */
export async function addAgreement(api: ApiClient, contactId: string, signedOn: CivilDate, reason: string | null = null): Promise<void> {
  await api.agreements.record({ contactId, signedOn, disclosureGivenOn: addDays(signedOn, -1), how: 'paper', reason });
}

async function cancelAgreement(api: ApiClient, contactId: string, cancelledOn: CivilDate): Promise<void> {
  const [agreement] = (await api.agreements.list({ contactId })).rows;
  if (!agreement) throw new Error('There is no agreement to cancel.');
  await api.agreements.cancelNotice({ id: agreement.id, version: agreement.version, cancelledOn, how: 'phone' });
}

async function addMonitoring(
  api: ApiClient,
  contactId: string,
  { provider, trouble }: MonitoringStep,
  nextRefreshOn: string,
): Promise<void> {
  const { email } = await api.contacts.get({ id: contactId });
  const { id, version } = await api.monitoring.add({
    contactId,
    provider,
    status: 'active',
    username: email,
    partnerReference: null,
    nextRefreshOn,
  });
  if (trouble)
    await api.monitoring.update({
      id,
      version,
      status: trouble.status,
      statusNote: trouble.note,
      nextRefreshOn,
      partnerReference: null,
      username: null,
      changeUsername: false,
    });
}

async function noteBilling(api: ApiClient, contactId: string, { plan, standing, note = '' }: BillingStep, since: string): Promise<void> {
  const [newest] = (await api.billing.list({ contactId, limit: 1 })).rows;
  await api.billing.note({ contactId, newestId: newest?.id ?? null, plan: plan ?? 'monthly', standing, since, note });
}

/** Marks documents as received; `fileIds` names the uploaded files, `idLasts` the days for which the photo ID is valid. */
export async function markDocuments(
  api: ApiClient,
  contactId: string,
  kinds: DocumentsStep['kinds'],
  seenOn: CivilDate,
  fileIds: readonly (string | null)[] = [],
  idLasts?: number,
): Promise<void> {
  for (const [place, kind] of kinds.entries()) {
    const validUntil = kind === 'photo-id' && idLasts !== undefined ? addDays(seenOn, idLasts) : null;
    await api.files.check({ contactId, kind, seenOn, validUntil, fileId: fileIds[place] ?? null });
  }
}

/** A report of this person, with the accounts of the long file or of one of the two who are written out. */
export function reportOf(
  { first = '', last = '', address, identity, stranger }: DemoContact,
  place: number,
  now: Date,
  later?: ReportStep['later'],
  file?: ReportStep['file'],
): Uint8Array {
  const model = file === 'long' ? LONG_FILE : place % 2 === 0 ? MARIA : JAMES;
  const [street = '', city = '', state = '', zip = ''] = address ?? [];
  const [house = '', ...rest] = street.toUpperCase().split(' ');
  const birth = parseCivilDate(identity?.birth ?? '');
  if (!birth) throw new Error(`${first} ${last} has no date of birth.`);
  const change = (score: number): number => score + ((place * 13) % 47) - 20 + (later?.points ?? 0);
  const pulled = addDays(civilDateAt(now, OFFICE_ZONE), -3);
  return demoReport(
    {
      ...model,
      trades: changeLines(model.trades, later?.lines ?? {}).map((trade) => ({
        ...trade,
        at: DISPUTED.test(trade.creditor) ? without(trade.at, later?.gone ?? []) : trade.at,
      })),
      first,
      last,
      birth,
      ssn: identity?.ssn.replaceAll('-', '') ?? '',
      house,
      street: rest.slice(0, -1).join(' '),
      streetType: rest.at(-1) ?? '',
      city: city.toUpperCase(),
      state,
      zip,
      ...(stranger && { stranger }),
      scores: { TUC: change(model.scores.TUC), EXP: change(model.scores.EXP), EQF: change(model.scores.EQF) },
    },
    pulled,
    addDays(pulled, -(later?.days ?? 0)),
  );
}

function without(at: DemoTrade['at'], gone: readonly string[]): DemoTrade['at'] {
  return Object.fromEntries(Object.entries(at).filter(([bureau]) => !gone.includes(bureau)));
}

function nameOf({ first, last, company }: DemoContact): string {
  return first === undefined ? (company ?? '') : `${first} ${last}`;
}

function find(added: ReadonlyMap<string, AddedContact>, name: string): AddedContact {
  const known = added.get(name);
  if (!known) throw new Error(`${name} is not there yet.`);
  return known;
}
