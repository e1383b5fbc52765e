// 500 letters through a mail service while the program is killed at every step of the way, by a service that does not answer, answers wrongly
// after it took a letter, and hides letters it has: each goes out once, what was unclear was called so, and what the service tells of them twice
// and in any order is recorded once. By hand with more kills: KILLS=40 npm test -- tests/faults/mail-service
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOf, readPrices } from '../../features/mail-services/rules/prices.ts';
import { startMailService, type Mood, type ServiceStep, type TestMailService } from '../../features/mail-services/server/testing.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { BUREAUS, manyLetters } from '../support/many-letters.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startAgain } from '../support/crashed-office.ts';
import { signUpPlainOwner } from '../support/first-owner.ts';
import { freePort } from '../support/free-port.ts';
import { migratedFolder } from '../support/migrated-folder.ts';
import { openOffice } from '../support/mixed-load.ts';
import { patientClient, type PatientClient } from '../support/patient-client.ts';

const LETTERS = Number(process.env['LETTERS'] ?? 500);
/** Beside the first one, before anyone was asked, and one while the service tells of letters. */
const KILLS = Number(process.env['KILLS'] ?? 5);
/** Letters of which the service tells that they were delivered, and as many that came back. */
const TOLD = 8;
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

/** kill -9 at one of these steps when so many letters were asked for, the next one at another step. */
const STEPS: readonly ServiceStep[] = ['arrives', 'asked', 'taken', 'answered', 'looked for'];
let [asked, isArmed, isKilling] = [0, false, false];
const kills: { readonly step: string; readonly letterId: string }[] = [];
async function onStep(step: ServiceStep, letterId: string): Promise<void> {
  if (step === 'asked') asked += 1;
  if (!isArmed || isKilling || kills.length > KILLS) return;
  // Looks come at their own time; the others are spread over the batch. What goes well anyway shows what only the kill did.
  const isDue = step === 'looked for' || (asked >= (kills.length * LETTERS) / (KILLS + 1) && moodOf(letterId) === 'takes');
  if (isDue && step === STEPS[(kills.length - 1) % STEPS.length]) await kill(step, letterId);
}
async function kill(step: string, letterId: string): Promise<void> {
  isKilling = true;
  kills.push({ step, letterId });
  await running?.kill();
  running = await startAgain(settings);
  isKilling = false;
}

beforeAll(async () => {
  service = await startMailService({
    mood: (letterId, nth) => (nth === 1 ? moodOf(letterId) : 'takes'),
    // It was not read when the program died.
    drops: (letterId, nth) => nth === 1 && kills.some((one) => one.step === 'arrives' && one.letterId === letterId),
    hides: (letterId, nth) => nth === 1 && isHidden(letterId),
    // What it lists from the first it makes anew under the same name: nothing but the ledger keeps that from happening. Where it takes a letter
    // only after the program died and began again, its list says nothing at first.
    forgetsNames: (letterId) => !isHidden(letterId) && !kills.some((one) => one.step === 'asked' && one.letterId === letterId),
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
  await manyLetters(client, folder, Math.ceil(LETTERS / BUREAUS.length), async () => running?.stop());
  running = await startAgain(settings);
}, 300_000);
afterAll(async () => {
  await running?.kill();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

type LetterRow = Awaited<ReturnType<Parameters<Parameters<PatientClient['once']>[0]>[0]['letters']['list']>>['rows'][number];
async function listLetters(filter: { readonly mailed?: 'yes' } = {}): Promise<LetterRow[]> {
  const rows: LetterRow[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const from = after;
    const page = await client.once((api) => api.letters.list({ limit: 200, ...filter, ...(from !== undefined && { after: from }) }));
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}
/** Posts as the service does, until it is answered. */
async function tell(letterId: string, type: string): Promise<void> {
  const letter = service.taken.find((one) => one.letterId === letterId)?.id ?? '';
  const event = { id: `evt_${letter}_${type}`, type: `letter.certified.${type}`, letter, at: new Date() };
  await client.send(async (url) => {
    const status = await service.post(url, event);
    if (status !== 204) throw Object.assign(new Error(`The event was not taken: ${status}.`), { status });
  });
}

test('each of 500 letters goes out once, and comes back once, whatever the program and the service do', async () => {
  const letters = (await listLetters()).slice(0, LETTERS);
  const letterIds = letters.map(({ id }) => id);
  const way = { mailClass: 'certified', color: false, doubleSided: false } as const;
  const prices = readPrices(service.settings.MAIL_SERVICE_PRICES);
  const priceCents = prices === undefined ? 0 : letters.reduce((sum, { pages }) => sum + priceOf(pages ?? 0, way, prices), 0);
  const { id } = await client.once((api) => api.mailServices.send({ ...way, letterIds, priceCents }));
  await kill('before asking', '');
  isArmed = true;
  await client.wait(async (api) =>
    (await api.mailServices.listBatches({ limit: 1 })).rows[0]?.states.sent === LETTERS ? true : undefined,
  );
  const batch = await client.once((api) => api.mailServices.getBatch({ id }));

  // Each once, with the bytes its client approved, and its mailing recorded with the number of the service.
  const hashes = new Map(letters.map((one) => [one.id, one.pdfSha256]));
  expect(service.taken).toHaveLength(LETTERS);
  expect(new Map(service.taken.map((one) => [one.letterId, one.pdfSha256]))).toEqual(hashes);
  const numbers = new Set(batch.letters.map(({ trackingNumber }) => trackingNumber));
  expect([numbers.size, numbers.has(null)]).toEqual([LETTERS, false]);
  expect(batch.letters.filter(({ notRecorded }) => notRecorded !== null)).toEqual([]);
  expect((await listLetters({ mailed: 'yes' })).map((one) => one.id).toSorted()).toEqual(letterIds.toSorted());

  // No one asked twice without a look that found nothing, but where the service said that it was busy.
  const said = new Map(
    [...Map.groupBy(service.log, ({ key }) => key.split(':')[0] ?? '')].map(([letterId, own]) => [
      letterId,
      own.map(({ what }) => what).join(' '),
    ]),
  );
  expect([...said].filter(([letterId, words]) => words.includes('post post') && moodOf(letterId) !== 'busy')).toEqual([]);
  expect([...said].filter(([, words]) => words.includes('there post'))).toEqual([]);
  const hidden = [...said.values()].filter((words) => words === 'post absent post').length;
  expect(hidden).toBeGreaterThan(0);
  // Every step had its kill, and what each left behind was looked up first.
  expect(kills.map(({ step }) => step)).toEqual(['before asking', ...Array.from({ length: KILLS }, (_, n) => STEPS[n % STEPS.length])]);
  const left = { arrives: /^(absent )+post/, asked: /^post (absent )+post|^post there/, taken: /^post .*there|^post absent post/ };
  for (const { step, letterId } of kills)
    if (step in left) expect(said.get(letterId), step).toMatch(left[step as keyof typeof left]);
    else if (step === 'answered') expect(said.get(letterId), step).toMatch(left.taken);

  // What it tells of them comes twice, again after a kill, and the way back before the return.
  const [delivered, returned] = [letterIds.slice(0, TOLD), letterIds.slice(TOLD, 2 * TOLD)];
  for (const [n, letterId] of delivered.entries()) {
    const both = ['in_transit', 'delivered'].map((type) => tell(letterId, type));
    if (n === TOLD / 2) await kill('told', letterId);
    await Promise.all([...both, tell(letterId, 'delivered')]);
  }
  for (const letterId of returned) {
    await tell(letterId, 'delivered');
    await Promise.all(['returned_to_sender', 'returned_to_sender', 'in_transit'].map((type) => tell(letterId, type)));
  }
  const rows = new Map((await listLetters()).map((row) => [row.id, row]));
  expect(delivered.filter((letterId) => rows.get(letterId)?.mailing?.receivedHow !== 'tracking')).toEqual([]);
  expect(returned.filter((letterId) => rows.get(letterId)?.returned == null || rows.get(letterId)?.mailing !== null)).toEqual([]);

  // What was unclear was said to be, by its letter; each mailing, delivery and return has its one line.
  await running?.stop();
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  try {
    const { rows: lines } = await database.pool.query<{ id: string; kind: string; n: number }>(
      `select subject_id as id, kind, count(*)::int as n from activity where kind in ('mailServices.unanswered', 'letters.mailingRecorded',
        'letters.deliveryRecorded', 'letters.returnRecorded', 'mailServices.tracked', 'mailServices.refused') group by 1, 2`,
    );
    const counts = (kind: string): ReadonlyMap<string, number> =>
      new Map(lines.flatMap((line) => (line.kind === kind ? [[line.id, line.n] as const] : [])));
    const unclear = counts('mailServices.unanswered');
    const expected = letterIds.filter((letterId) => !['takes', 'busy'].includes(moodOf(letterId)));
    const killed = kills.flatMap(({ step, letterId }) => (['arrives', 'asked', 'taken', 'answered'].includes(step) ? [letterId] : []));
    expect([...expected, ...killed].filter((letterId) => !unclear.has(letterId))).toEqual([]);
    expect(counts('letters.mailingRecorded')).toEqual(
      new Map([...Map.groupBy(letters, ({ contactId }) => contactId)].map(([contactId, own]) => [contactId, own.length])),
    );
    expect(counts('letters.deliveryRecorded')).toEqual(new Map([...delivered, ...returned].map((letterId) => [letterId, 1])));
    expect(counts('letters.returnRecorded')).toEqual(new Map(returned.map((letterId) => [letterId, 1])));
    expect([...counts('mailServices.tracked'), ...counts('mailServices.refused')]).toEqual([]);
    const { rows: open } = await database.pool.query("select kind, key, state from effects where state <> 'done'");
    expect(open).toEqual([]);
    console.log(
      `${LETTERS} letters, kills: ${kills.map(({ step }) => step).join(', ')}; ${unclear.size} unclear on the way, ${hidden} hidden by the service.`,
    );
  } finally {
    await database.close();
  }
}, 600_000);
