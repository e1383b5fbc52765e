import { mintStaffDb } from '../../../platform/server/database/handles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDate, civilDateAt } from '../../../platform/base/civil-date.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { mintScope, type StaffScope } from '../../../platform/server/scope.ts';
import type { HoldKind } from '../../contacts/rules/holds.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { readFacet, readFacets } from '../../../tests/support/facets.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { fromNoon } from '../../../tests/support/from-noon.ts';
import {
  addMaria,
  collectionItem,
  COMPLETE_CONTACT,
  mailedLongAgo,
  mailLetters,
  printLetters,
  recordAnswer,
} from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { caseNeeds } from './case-needs.ts';
import { followMailing } from './follow-mailing.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const { now: clock, today: TODAY } = fromNoon();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const addClient = async (over: object = {}) => {
  const client = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, ...over });
  await letWork(app, client.id);
  return client;
};
const ownerScope = (): StaffScope => {
  const minted = mintScope({
    kind: 'staff',
    userId: owner.userId,
    sessionId: '',
    email: '',
    name: '',
    role: '',
    contactId: null,
    language: 'en',
    needsSecondFactor: false,
    authenticatedAt: new Date(),
    may: () => true,
  });
  if (minted?.kind !== 'staff') throw new Error('No staff.');
  return minted;
};
function jobCall(): JobCall {
  const { context, database, services } = app.server;
  return {
    db: database.db,
    now: clock(),
    zone: 'America/New_York',
    services,
    transaction: (run) => database.transaction(run),
    change: (kind, make) => runSystemChange(context, kind, make),
    changeFor: () => Promise.reject(new Error('Not asked for.')),
    settle: async () => true,
  };
}
const stageOf = async (id: string) => (await owner.api.contacts.get({ id })).stage;
/** Opens the round and waits until the client is in the stage that follows. */
async function openRound(contactId: string, version: number) {
  const opened = await owner.api.disputes.openRound({ contactId, version });
  await app.eventually(async () => ((await stageOf(contactId)) === 'round-preparing' ? true : undefined));
  return opened;
}
const versionOf = async (id: string): Promise<number> => (await owner.api.contacts.get({ id })).version;

test('a stage change needs what the next stage requires, and the refusal names the reasons', async () => {
  const { id, version } = await addClient({ addressLine1: null, dateOfBirth: null });
  await expect(owner.api.cases.moveStage({ contactId: id, version, stage: 'round-preparing' })).rejects.toMatchObject({
    code: 'cases.gateUnmet',
    data: {
      fields: {
        contact: 'Missing on the contact: mailing address and date of birth.',
        report: 'No credit report has been read yet.',
      },
    },
  });
  expect((await owner.api.contacts.get({ id })).stage).toBe('onboarding');
  await expect(owner.api.cases.moveStage({ contactId: id, version, stage: 'cancelled' })).rejects.toMatchObject({
    data: { fields: { reason: 'Please say why the client leaves.' } },
  });
  const cancelled = await owner.api.cases.moveStage({ contactId: id, version, stage: 'cancelled', reason: 'Moved abroad' });
  expect(cancelled).toMatchObject({ stage: 'cancelled', version: version + 1 });
});

test('a hold stops moves and the opening of rounds until work is resumed', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const { draft } = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  const held = await owner.api.cases.hold({ contactId, version: await versionOf(contactId), reason: 'Payment failed' });
  expect(held).toMatchObject({ holdKind: 'office', hold: 'On hold: Payment failed' });
  await expect(owner.api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({ code: 'agreements.onHold' });
  await expect(owner.api.cases.moveStage({ contactId, version: held.version, stage: 'analysis' })).rejects.toMatchObject({
    code: 'cases.onHold',
  });
  await expect(owner.api.cases.hold({ contactId, version: held.version, reason: 'Again' })).rejects.toMatchObject({ code: 'cases.onHold' });
  const back = await owner.api.cases.resume({ contactId, version: held.version, reason: 'Back from the trip' });
  await expect(owner.api.cases.resume({ contactId, version: back.version, reason: 'Back from the trip' })).rejects.toMatchObject({
    code: 'cases.notOnHold',
  });
  await openRound(contactId, draft.version);
  expect((await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'awaiting-responses' })).stage).toBe(
    'awaiting-responses',
  );
});

test('each kind of hold stops what it must, and only what stops more takes its place', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const put = async (kind: HoldKind, more: object = {}) =>
    owner.api.cases.hold({ contactId, version: await versionOf(contactId), kind, ...more });
  await expect(put('office')).rejects.toMatchObject({ code: 'cases.holdReason', data: { fields: { reason: expect.any(String) } } });
  await expect(put('underwriting', { until: addDays(TODAY, -1) })).rejects.toMatchObject({ code: 'cases.holdInPast' });
  expect((await put('underwriting', { until: TODAY })).hold).toMatch(/^Mortgage in underwriting until /);
  // X23: what is prepared stays possible, and nothing changes the report.
  const { draft } = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await expect(owner.api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({
    code: 'agreements.onHold',
    message: expect.stringContaining('stop the loan'),
  });
  const due = (await owner.api.dashboard.get()).needs.find(({ key }) => key === 'cases.holdDue');
  const listed = await owner.api.contactLists.list({ category: 'client', hold: 'due' });
  expect([due?.count, listed.rows.map(({ id, hold }) => [id, hold])]).toEqual([1, [[contactId, 'underwriting']]]);
  expect((await put('client-pause')).hold).toBe('Client asked to pause');
  await expect(put('underwriting')).rejects.toMatchObject({ code: 'cases.onHold' });
  const died = await put('death', { reason: 'His daughter called' });
  for (const act of [
    () => owner.api.cases.moveStage({ contactId, version: died.version, stage: 'graduated', reason: 'Ended' }),
    () => owner.api.disputes.saveDraft({ contactId, reportId, version: draft.version, items: [collectionItem(collectionId, 'EX')] }),
  ])
    await expect(act()).rejects.toMatchObject({ message: expect.stringContaining('Client has died: His daughter called') });
  const ended = await owner.api.cases.moveStage({ contactId, version: died.version, stage: 'cancelled', reason: 'Died' });
  expect(ended).toMatchObject({ stage: 'cancelled', holdKind: 'death' });
});

test('with a round past its response date the start of the day counts the clients its page lists', async () => {
  const before = (await owner.api.contactLists.list({ category: 'client', stage: 'awaiting-responses', hold: 'no' })).rows.length;
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const { draft } = await owner.api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')],
  });
  await openRound(contactId, draft.version);
  await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'awaiting-responses' });
  const need = async () => (await owner.api.dashboard.get()).needs.find(({ key }) => key === 'cases.overdue');
  const round = async () => {
    const { round: latest, due } = await readFacets(owner.api, contactId, 'round', 'due');
    return { ...Object(latest), ...Object(due) } as Record<string, unknown>;
  };
  const longAgo = (bureau: string) =>
    sql`update dispute_mailings set mailed_on = ${addDays(TODAY, -60)}, counted_from = ${addDays(TODAY, -55)}, overdue_after = ${addDays(TODAY, -25)}
      where contact_id = ${contactId} and bureau = ${bureau}`.execute(app.server.database.db);
  expect(await need()).toBeUndefined();
  await sql`update dispute_rounds set opened_at = now() - interval '90 days' where contact_id = ${contactId}`.execute(
    app.server.database.db,
  );
  // No bureau's time runs for a letter that was not mailed, whether it was printed or not.
  expect([await need(), await round()]).toMatchObject([undefined, { state: 'open', next: null, unmailed: 2 }]);
  await printLetters(app, owner.api, contactId);
  expect([await need(), await round()]).toMatchObject([undefined, { next: null, unmailed: 2 }]);
  await mailLetters(app, owner.api, contactId, { mailedOn: TODAY, bureaus: ['EQ'] });
  const next = { dueOn: addDays(TODAY, 35), countedFrom: addDays(TODAY, 5), estimated: true };
  expect([await need(), await round()]).toMatchObject([undefined, { next, unmailed: 1 }]);
  await mailLetters(app, owner.api, contactId, { mailedOn: TODAY, bureaus: ['EX'] });
  expect([await need(), await round()]).toMatchObject([undefined, { next, unmailed: 0 }]);
  await longAgo('EX');
  expect(await need()).toMatchObject({
    count: before + 1,
    weight: 'late',
    href: '/client-management?stage=awaiting-responses&hold=no',
    words: { many: 'clients are waiting for responses, 1 past the response date' },
  });
  // What this bureau answers ends its time; the letter to the other was mailed today.
  const itemId = (await owner.api.disputes.listRounds({ contactId })).rounds[0]?.items.find(({ bureau }) => bureau === 'EX')?.id ?? '';
  await recordAnswer(owner.api, contactId, itemId, 'removed');
  expect([await need(), await round()]).toMatchObject([undefined, { state: 'open', next, unmailed: 0 }]);
  // Late in two rounds, they are one client.
  const second = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'TU')] });
  await owner.api.disputes.openRound({ contactId, version: second.draft.version });
  await mailLetters(app, owner.api, contactId, { mailedOn: TODAY });
  await Promise.all(['EQ', 'TU'].map(longAgo));
  expect(await need()).toMatchObject({ words: { many: 'clients are waiting for responses, 1 past the response date' } });
});

// Due on April 8 at the office, whatever day it is where someone looks.
test.each([
  ['2026-04-09T03:59:59Z', 'UTC', false],
  ['2026-04-09T03:59:59Z', 'Asia/Manila', false],
  ['2026-04-09T04:00:00Z', 'America/New_York', true],
  ['2026-04-09T04:00:00Z', 'Pacific/Honolulu', true],
])('at %s, for someone in %s, a letter received on March 9 is past its response date: %s', async (at, zone, late) => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const { draft } = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  const { roundId } = await openRound(contactId, draft.version);
  await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'awaiting-responses' });
  await mailedLongAgo(app, roundId, civilDate(2026, 3, 4));
  await sql`update contacts set stage_since = '2026-03-10T02:30:00Z' where id = ${contactId}`.execute(app.server.database.db);
  expect(await readFacet(owner.api, contactId, 'due')).toEqual({
    next: { dueOn: '2026-04-08', countedFrom: '2026-03-09', estimated: true },
    unmailed: 0,
  });
  const now = new Date(at);
  const call = {
    db: mintStaffDb(app.server.database.db),
    services: app.server.services,
    scope: ownerScope(),
    now,
    zone: 'America/New_York',
    today: civilDateAt(now, zone),
  };
  const needs = await Promise.all(caseNeeds.map((need) => need(call)));
  expect(needs.flat().some(({ key }) => key === 'cases.overdue')).toBe(late);
  await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'cancelled', reason: 'Left' });
});

// The round is open and the letters are mailed: the client waits for answers, unless the work was put on hold before the case followed.
test.each([
  ['round-preparing', 'awaiting-responses'],
  ['analysis', 'awaiting-responses'],
  ['graduation-ready', 'graduation-ready'],
] as const)('letters mailed in the stage %s lead to %s', async (stage, leads) => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const { draft } = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await openRound(contactId, draft.version);
  if (stage !== 'round-preparing') await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage });
  await printLetters(app, owner.api, contactId);
  await mailLetters(app, owner.api, contactId, { mailedOn: TODAY });
  await app.eventually(async () => {
    const { rows } = await app.server.database.pool.query(
      `select 1 from jobs.job where name = 'cases.followMailing' and state in ('created', 'retry', 'active')`,
    );
    return rows.length === 0 ? true : undefined;
  });
  expect((await owner.api.contacts.get({ id: contactId })).stage).toBe(leads);
  if (stage !== 'analysis') return;
  const back = { contactId, stage, reason: 'Another report came' };
  await owner.api.cases.moveStage({ ...back, version: await versionOf(contactId) });
  await owner.api.cases.hold({ contactId, version: await versionOf(contactId), reason: 'Payment failed' });
  await followMailing.run({ contactId }, jobCall());
  expect((await owner.api.contacts.get({ id: contactId })).stage).toBe(stage);
  await owner.api.cases.resume({ contactId, version: await versionOf(contactId), reason: 'Paid' });
  await followMailing.run({ contactId }, jobCall());
  expect((await owner.api.contacts.get({ id: contactId })).stage).toBe(leads);
});

test('of ten moves at once one succeeds and the others are refused', async () => {
  const { id: contactId, version } = await addClient();
  const done = await Promise.allSettled(
    Array.from({ length: 10 }, () => owner.api.cases.moveStage({ contactId, version, stage: 'cancelled', reason: 'Left' })),
  );
  expect(done.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of done.filter((one) => one.status === 'rejected'))
    expect(result.reason).toMatchObject({ code: 'app.changedMeanwhile' });
});

test('only clients have a case, and only while active', async () => {
  const lead = await addClient({ category: 'lead' });
  await expect(owner.api.cases.hold({ contactId: lead.id, version: lead.version, reason: 'x' })).rejects.toMatchObject({
    code: 'cases.notAClient',
  });
  await expect(
    owner.api.cases.resume({ contactId: '01999999-0000-7000-8000-000000000000', version: 1, reason: 'Back' }),
  ).rejects.toMatchObject({
    code: 'contacts.notFound',
  });
  const readOnly = await app.signIn('read-only');
  await expect(readOnly.api.cases.hold({ contactId: lead.id, version: 1, reason: 'x' })).rejects.toMatchObject({
    code: 'app.notAllowed',
  });
});

test('lists show how long a case is in its stage, and which are stuck', async () => {
  const [{ id: stuck }, { id: held, version }, lead] = [await addClient(), await addClient(), await addClient({ category: 'lead' })];
  await owner.api.cases.hold({ contactId: held, version, reason: 'Waits for documents' });
  await sql`update contacts set stage_since = ${new Date(clock().getTime() - 20 * 86_400_000)} where id in (${stuck}, ${held})`.execute(
    app.server.database.db,
  );
  const { facets } = await owner.api.contactLists.facets({ ids: [stuck, held, lead.id].join(','), facets: 'days' });
  expect(facets).toEqual({ days: { [stuck]: { days: 20, isStuck: true }, [held]: { days: 20, isStuck: false } } });
});

test('the board shows those longest in a stage first and pages by key', async () => {
  const other = await startTestApp();
  try {
    const { api } = await other.signIn('owner');
    const names = ['Ann', 'Bea', 'Cy', 'Dot', 'Eve'];
    for (const firstName of names)
      await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, firstName, lastName: 'Lee' });
    const { columns } = await api.cases.board({ limit: 2 });
    const [onboarding] = columns;
    expect(onboarding).toMatchObject({ stage: 'onboarding', count: 5, capped: false });
    const seen = onboarding?.cards.map(({ name }) => name) ?? [];
    for (let after = onboarding?.next ?? null; after !== null;) {
      const page = await api.cases.listStage({ stage: 'onboarding', after, limit: 2 });
      seen.push(...page.cards.map(({ name }) => name));
      after = page.next;
    }
    expect(seen).toEqual(names.map((name) => `${name} Lee`));
    const id = '01999999-0000-7000-8000-000000000000';
    const after = (since: string, last = id) => ({ stage: 'onboarding', after: cursorOf('cases.stage', since, last) }) as const;
    expect((await api.cases.listStage(after('2026-02-28T00:00:00.000000Z'))).cards).toHaveLength(5);
    for (const none of [after('2026-99-99T00:00:00.000000Z'), after('2026-02-30T00:00:00.000000Z'), after('2026-02-28T00:00:00Z', 'x')])
      await expect(api.cases.listStage(none)).rejects.toMatchObject({ code: 'app.cursorUnknown' });
  } finally {
    await other.close();
  }
});
