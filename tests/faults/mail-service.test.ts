// 500 letters through a mail service while the program is killed at every step of the way, by a service that does not answer, answers wrongly
// after it took a letter, and hides letters it has: each goes out once, and what was unclear was called so. By hand with more kills:
// KILLS=40 npm test -- tests/faults/mail-service
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailService, type Mood, type ServiceStep, type TestMailService } from '../../features/mail-services/server/testing.ts';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { createBlobStore } from '../../platform/server/blobs.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { createSealer } from '../../platform/server/seal.ts';
import { approveOnPaper } from '../support/approve-on-paper.ts';
import type { ChildServer } from '../support/child-server.ts';
import { copyClient } from '../support/copy-client.ts';
import { startAgain } from '../support/crashed-office.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { freePort } from '../support/free-port.ts';
import { migratedFolder } from '../support/migrated-folder.ts';
import { openOffice } from '../support/mixed-load.ts';
import { patientClient, type PatientClient } from '../support/patient-client.ts';
import { collectionItem, COMPLETE_CONTACT, mariasReport } from '../support/people.ts';

const LETTERS = Number(process.env['LETTERS'] ?? 500);
const KILLS = Number(process.env['KILLS'] ?? 6);
const BUREAUS = ['EQ', 'EX', 'TU'] as const;
const MOODS: readonly Mood[] = ['takes-then-faults', 'takes-then-breaks', 'faults', 'busy'];
/** Of the slow ways a few: each costs the patience of the program. */
const SLOW: readonly Mood[] = ['takes-then-silent', 'silent'];

/** Every fourth letter goes wrong the first time, in another way each. */
const order = new Map<string, number>();
const placeOf = (letterId: string): number => {
  const known = order.get(letterId) ?? order.size;
  order.set(letterId, known);
  return known;
};
const moodOf = (letterId: string): Mood => {
  const at = placeOf(letterId);
  if (at % 100 < 2) return SLOW[at % 100] ?? 'takes';
  return at % 4 === 3 ? (MOODS[Math.floor(at / 4) % MOODS.length] ?? 'takes') : 'takes';
};
/** Half of what it took and did not say so it does not list at first: then only the name of the request keeps it from making a second letter. */
const isHidden = (letterId: string): boolean => placeOf(letterId) % 8 === 3;

const folder = migratedFolder('mail-service');
let service: TestMailService;
let running: ChildServer | undefined;
let settings: Record<string, string>;
let client: PatientClient;

/** kill -9 when the service has come to one of these steps so many times, the next one at another step. */
const STEPS: readonly ServiceStep[] = ['asked', 'taken', 'looked for'];
let [killed, sinceKill, isArmed] = [0, 0, false];
const killedAt = new Map<string, number>();
async function onStep(step: ServiceStep): Promise<void> {
  if (!isArmed || killed >= KILLS) return;
  sinceKill += 1;
  const wanted = STEPS[killed % STEPS.length];
  // Looks come at their own time; the others are waited for a little, so that the kills are spread over the batch.
  if (step !== wanted || (step !== 'looked for' && sinceKill < LETTERS / (KILLS * 2))) return;
  await kill(step);
}
async function kill(where: string): Promise<void> {
  killed += 1;
  sinceKill = 0;
  killedAt.set(where, (killedAt.get(where) ?? 0) + 1);
  await running?.kill();
  running = await startAgain(settings);
}

beforeAll(async () => {
  service = await startMailService({
    mood: (letterId, nth) => (nth === 1 ? moodOf(letterId) : 'takes'),
    hides: (letterId, nth) => nth === 1 && isHidden(letterId),
    // What it lists from the first it makes anew under the same name: nothing but the ledger keeps that from happening.
    forgetsNames: (letterId) => !isHidden(letterId),
    onStep,
  });
  settings = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    BACKUP_NIGHTLY: '0',
    DATABASE_SYNC: 'off',
    MAIL_SERVICE_PATIENCE_SECONDS: '0.5',
    // 500 certified letters cost more than an office sends in a day unless it says so.
    MAIL_SERVICE_DAILY_DOLLARS: '10000',
    ...service.settings,
  };
  running = await startAgain(settings);
  client = patientClient(() => [`http://127.0.0.1:${settings['PORT']}`], await signUpPlainOwner(running));
  await openOffice(client);
  await writeLetters();
}, 300_000);
afterAll(async () => {
  await running?.kill();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One client with letters to three bureaus, made as people make them, and copies until there are enough. */
async function writeLetters(): Promise<void> {
  const { id: contactId } = await client.once((api) => api.contacts.create(COMPLETE_CONTACT));
  const day = addDays(civilDateAt(new Date(), OFFICE_ZONE), -300);
  const signed = { signedOn: day, disclosureGivenOn: day, how: 'paper', reason: 'Signed before the test' } as const;
  await client.once((api) => api.agreements.record({ contactId, ...signed }));
  for (const kind of ['authorization', 'photo-id', 'address-proof'] as const)
    await client.once((api) => api.files.check({ contactId, kind, seenOn: day }));
  const { id: reportId } = await client.once((api) => api.creditReports.upload({ contactId, file: mariasReport() }));
  const lineId = await client.wait(async (api) => {
    const { report } = await api.creditReports.get({ id: reportId });
    return report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'))?.id;
  });
  const items = BUREAUS.map((bureau) => collectionItem(lineId, bureau));
  const { draft } = await client.once((api) => api.disputes.saveDraft({ contactId, reportId, version: null, items }));
  await client.once((api) => api.disputes.openRound({ contactId, version: draft.version }));
  await client.wait(async (api) => {
    const { rows } = await api.letters.list({ contactId });
    return rows.length === BUREAUS.length && rows.every(({ state }) => state === 'ready') ? true : undefined;
  });
  await approveOnPaper(client, contactId);
  await running?.stop();
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  const sealer = createSealer(Buffer.from(readFileSync(join(folder, 'keys', 'seal.key'), 'utf8'), 'base64'));
  const blobs = createBlobStore(join(folder, 'files'), sealer);
  await copyClient({ database, sealer, blobs }, contactId, Math.ceil(LETTERS / BUREAUS.length) - 1);
  await database.close();
  running = await startAgain(settings);
}

test('each of 500 letters goes out once, whatever the program and the service do', async () => {
  const letterIds: string[] = [];
  for (let after: string | undefined; letterIds.length < LETTERS;) {
    const page = await client.once((api) => api.letters.list({ limit: 200, ...(after !== undefined && { after }) }));
    letterIds.push(...page.rows.map(({ id }) => id));
    after = page.next ?? undefined;
    if (after === undefined) break;
  }
  letterIds.splice(LETTERS);
  const quote = await client.once((api) => api.mailServices.quote({ mailClass: 'certified', letterIds }));
  expect([quote.letterIds.length, quote.stops]).toEqual([LETTERS, []]);
  isArmed = true;
  const way = { mailClass: 'certified', letterIds, priceCents: quote.priceCents } as const;
  const { id } = await client.once((api) => api.mailServices.send(way));
  const batch = await client.wait(async (api) => {
    const found = await api.mailServices.getBatch({ id });
    return found.states.sent === LETTERS ? found : undefined;
  });

  // Each once, with the bytes its client approved, and its mailing recorded with the number of the service.
  expect(new Set(service.taken.map(({ letterId }) => letterId)).size).toBe(LETTERS);
  expect(service.taken).toHaveLength(LETTERS);
  const numbers = new Set(batch.letters.map(({ trackingNumber }) => trackingNumber));
  expect([numbers.size, numbers.has(null)]).toEqual([LETTERS, false]);
  expect(batch.letters.filter(({ notRecorded }) => notRecorded !== null)).toEqual([]);
  const mailed: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await client.once((api) => api.letters.list({ limit: 200, mailed: 'yes', ...(after !== undefined && { after }) }));
    mailed.push(...page.rows.map((letter) => letter.id));
    if (page.next === null) break;
    after = page.next;
  }
  expect(mailed.toSorted()).toEqual(letterIds.toSorted());

  // Nobody asked twice without a look that found nothing.
  const byKey = Map.groupBy(service.log, ({ key }) => key);
  const words = [...byKey.values()].map((own) => own.map(({ what }) => what).join(' '));
  const busy = letterIds.filter((letterId) => moodOf(letterId) === 'busy').length;
  expect(words.filter((said) => said.includes('post post')).length).toBeLessThanOrEqual(busy);
  expect(words.filter((said) => said.includes('there post'))).toEqual([]);
  const hidden = words.filter((said) => said === 'post absent post').length;
  expect(hidden).toBeGreaterThan(0);

  // What was unclear was said to be, by its letter.
  await running?.stop();
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  try {
    const { rows } = await database.pool.query<{ id: string; kind: string; n: number }>(
      `select subject_id as id, kind, count(*)::int as n from activity where kind in ('mailServices.unanswered', 'letters.mailingRecorded') group by 1, 2`,
    );
    const unclear = new Set(rows.flatMap(({ id: letterId, kind }) => (kind === 'mailServices.unanswered' ? [letterId] : [])));
    const expected = letterIds.filter((letterId) => !['takes', 'busy'].includes(moodOf(letterId)));
    expect(expected.filter((letterId) => !unclear.has(letterId))).toEqual([]);
    expect(killed).toBe(KILLS);
    console.log(
      `${LETTERS} letters, ${KILLS} kills (${[...killedAt].map(([step, n]) => `${step} ${n}`).join(', ')}), ${unclear.size} unclear on the way, ${hidden} hidden by the service.`,
    );
  } finally {
    await database.close();
  }
}, 600_000);
