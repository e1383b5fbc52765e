import { mintStaffDb } from '../../../platform/server/database/handles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { mintScope, type StaffScope } from '../../../platform/server/scope.ts';
import { fromNoon } from '../../../tests/support/from-noon.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, printLetters } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { caseNeeds } from './case-needs.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
const { now: clock, today: TODAY } = fromNoon();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const addClient = (over: object = {}) => owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, ...over });
const ownerScope = (): StaffScope => {
  const minted = mintScope({
    kind: 'staff',
    userId: owner.userId,
    sessionId: '',
    email: '',
    name: '',
    role: '',
    contactId: null,
    needsSecondFactor: false,
    authenticatedAt: new Date(),
    may: () => true,
  });
  if (minted?.kind !== 'staff') throw new Error('No staff.');
  return minted;
};
const versionOf = async (id: string): Promise<number> => (await owner.api.contacts.get({ id })).version;

test('a stage is left only with what the next one needs, and the reasons are told', async () => {
  const { id, version } = await addClient({ addressLine1: null, dateOfBirth: null });
  await expect(owner.api.cases.moveStage({ contactId: id, version, stage: 'round-preparing' })).rejects.toMatchObject({
    code: 'cases.gateUnmet',
    data: {
      fields: {
        contact: 'The contact lacks mailing address, date of birth, and Social Security number.',
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
  const held = await owner.api.cases.hold({ contactId, version: await versionOf(contactId), reason: 'Court summons' });
  expect(held.holdReason).toBe('Court summons');
  await expect(owner.api.disputes.openRound({ contactId, version: draft.version })).rejects.toMatchObject({ code: 'disputes.onHold' });
  await expect(owner.api.cases.moveStage({ contactId, version: held.version, stage: 'analysis' })).rejects.toMatchObject({
    code: 'cases.onHold',
  });
  await expect(owner.api.cases.hold({ contactId, version: held.version, reason: 'Again' })).rejects.toMatchObject({ code: 'cases.onHold' });
  const back = await owner.api.cases.resume({ contactId, version: held.version });
  await expect(owner.api.cases.resume({ contactId, version: back.version })).rejects.toMatchObject({ code: 'cases.notOnHold' });
  await owner.api.disputes.openRound({ contactId, version: draft.version });
  expect((await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'awaiting-responses' })).stage).toBe(
    'awaiting-responses',
  );
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
  await owner.api.disputes.openRound({ contactId, version: draft.version });
  await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'awaiting-responses' });
  const need = async () => (await owner.api.dashboard.get({ zone: 'UTC' })).needs.find(({ key }) => key === 'cases.overdue');
  const round = async () => (await owner.api.cases.summaries({ ids: contactId })).rows[0]?.round;
  expect(await need()).toBeUndefined();
  await sql`update dispute_rounds set opened_at = now() - interval '90 days' where contact_id = ${contactId}`.execute(
    app.server.database.db,
  );
  // No bureau's time runs for a letter that never left the office, nor is it over the day after the printing.
  expect([await need(), await round()]).toMatchObject([undefined, { state: 'open', dueOn: null, unprinted: 2 }]);
  await printLetters(app, owner.api, contactId, ['EQ']);
  expect([await need(), await round()]).toMatchObject([undefined, { dueOn: addDays(TODAY, 30), unprinted: 1 }]);
  await printLetters(app, owner.api, contactId);
  expect([await need(), await round()]).toMatchObject([undefined, { unprinted: 0 }]);
  await sql`update letters set printed_at = now() - interval '40 days' where contact_id = ${contactId} and bureau = 'EX'`.execute(
    app.server.database.db,
  );
  expect(await need()).toMatchObject({
    count: before + 1,
    weight: 'late',
    href: '/client-management?stage=awaiting-responses&hold=no',
    words: { many: 'clients await responses, 1 past the response date' },
  });
  // What this bureau answers ends its time; the other's was printed today.
  const itemId = (await owner.api.disputes.listRounds({ contactId })).rounds[0]?.items.find(({ bureau }) => bureau === 'EX')?.id ?? '';
  await owner.api.disputes.addOutcome({ itemId, result: 'removed', note: '' });
  expect([await need(), await round()]).toMatchObject([undefined, { state: 'open', dueOn: addDays(TODAY, 30), unprinted: 0 }]);
  // Late in two rounds, they are one client.
  const second = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'TU')] });
  await owner.api.disputes.openRound({ contactId, version: second.draft.version });
  await printLetters(app, owner.api, contactId);
  await sql`update dispute_rounds set opened_at = now() - interval '90 days' where contact_id = ${contactId}`.execute(
    app.server.database.db,
  );
  await sql`update letters set printed_at = now() - interval '40 days' where contact_id = ${contactId}`.execute(app.server.database.db);
  expect(await need()).toMatchObject({ words: { many: 'clients await responses, 1 past the response date' } });
});

// Opened and printed in the evening of March 9 at the office: due on April 8 there, whatever day it is where somebody looks.
test.each([
  ['2026-04-09T03:59:59Z', 'UTC', false],
  ['2026-04-09T03:59:59Z', 'Asia/Manila', false],
  ['2026-04-09T04:00:00Z', 'America/New_York', true],
  ['2026-04-09T04:00:00Z', 'Pacific/Honolulu', true],
])('at %s, for somebody in %s, a round of March 9 is past its response date: %s', async (at, zone, late) => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const { draft } = await owner.api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await owner.api.disputes.openRound({ contactId, version: draft.version });
  await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'awaiting-responses' });
  await sql`update dispute_rounds set opened_at = '2026-03-10T02:30:00Z' where contact_id = ${contactId}`.execute(app.server.database.db);
  await printLetters(app, owner.api, contactId);
  await sql`update letters set printed_at = '2026-03-10T03:59:59Z' where contact_id = ${contactId}`.execute(app.server.database.db);
  await sql`update contacts set stage_since = '2026-03-10T02:30:00Z' where id = ${contactId}`.execute(app.server.database.db);
  expect((await owner.api.cases.summaries({ ids: contactId })).rows[0]?.round?.dueOn).toBe('2026-04-08');
  const now = new Date(at);
  const needs = await caseNeeds({
    db: mintStaffDb(app.server.database.db),
    services: app.server.services,
    scope: ownerScope(),
    now,
    today: civilDateAt(now, zone),
  });
  expect(needs.some(({ key }) => key === 'cases.overdue')).toBe(late);
  await owner.api.cases.moveStage({ contactId, version: await versionOf(contactId), stage: 'cancelled', reason: 'Left' });
});

test('of ten who move at once one does, and the others are told', async () => {
  const { id: contactId, version } = await addClient();
  const done = await Promise.allSettled(
    Array.from({ length: 10 }, () => owner.api.cases.moveStage({ contactId, version, stage: 'cancelled', reason: 'Left' })),
  );
  expect(done.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of done.filter((one) => one.status === 'rejected'))
    expect(result.reason).toMatchObject({ code: 'cases.changedMeanwhile' });
});

test('only clients have a case, and only while active', async () => {
  const lead = await addClient({ category: 'lead' });
  await expect(owner.api.cases.hold({ contactId: lead.id, version: lead.version, reason: 'x' })).rejects.toMatchObject({
    code: 'cases.notAClient',
  });
  await expect(owner.api.cases.resume({ contactId: '01999999-0000-7000-8000-000000000000', version: 1 })).rejects.toMatchObject({
    code: 'contacts.notFound',
  });
  const readOnly = await app.signIn('read-only');
  await expect(readOnly.api.cases.hold({ contactId: lead.id, version: 1, reason: 'x' })).rejects.toMatchObject({
    code: 'app.notAllowed',
  });
});

test('a summary tells each part to those who may see it, and nothing of others', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const lead = await addClient({ category: 'lead' });
  const { draft } = await owner.api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')],
  });
  await owner.api.disputes.openRound({ contactId, version: draft.version });
  const ids = [contactId, lead.id, '01999999-0000-7000-8000-000000000000'].join(',');
  const { rows } = await owner.api.cases.summaries({ ids });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    contactId,
    daysInStage: 0,
    missingForLetters: [],
    documents: {
      files: 0,
      checked: 0,
      of: 4,
      missing: ['photo ID', 'proof of Social Security number', 'proof of address', 'signed authorization'],
    },
    portal: { login: false, invited: false, lastSeenAt: null },
    round: { number: 1, state: 'open', openItems: { EQ: 1, EX: 1, TU: 0 }, dueOn: null, unprinted: 2 },
    report: { reports: 1, scores: { EQ: 571, EX: 602, TU: 588 } },
  });
  const billing = await app.signIn('billing');
  expect((await billing.api.cases.summaries({ ids })).rows[0]).toMatchObject({
    round: null,
    report: null,
    documents: null,
    portal: { login: false },
  });
  await expect(owner.api.cases.summaries({ ids: `${contactId},nobody` })).rejects.toMatchObject({ code: 'app.inputInvalid' });
});

test('a summary counts what bureaus took out and tells how the newest monitoring stands', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, owner.api);
  const other = await addClient();
  const { draft } = await owner.api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')],
  });
  await owner.api.disputes.openRound({ contactId, version: draft.version });
  const summary = async (reader: Person = owner) => {
    const { rows } = await reader.api.cases.summaries({ ids: `${contactId},${other.id}` });
    const of = (id: string) => rows.find((row) => row.contactId === id);
    return [of(contactId), of(other.id)].map((row) => [row?.itemsDeleted, row?.monitoring]);
  };
  expect(await summary()).toEqual([
    [0, 'none'],
    [0, 'none'],
  ]);
  const [first, second] = (await owner.api.disputes.listRounds({ contactId })).rounds[0]?.items ?? [];
  const outcome = await owner.api.disputes.addOutcome({ itemId: first?.id ?? '', result: 'removed', note: '' });
  await owner.api.disputes.addOutcome({ itemId: second?.id ?? '', result: 'confirmed', note: '' });
  await owner.api.monitoring.add({ contactId, provider: 'identityiq', status: 'cancelled' });
  const newest = await owner.api.monitoring.add({ contactId, provider: 'smartcredit', status: 'sign-in-failed' });
  expect(await summary()).toEqual([
    [1, 'sign-in-failed'],
    [0, 'none'],
  ]);
  await owner.api.monitoring.remove({ id: newest.id, version: newest.version });
  await owner.api.disputes.undoOutcome({ id: outcome.id, version: outcome.version });
  expect(await summary()).toEqual([
    [0, 'cancelled'],
    [0, 'none'],
  ]);
  expect(await summary(await app.signIn('billing'))).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('the board shows those longest in a stage first and goes on by key', async () => {
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
    for (const after of ['2026-99-99T00:00:00.000000Z_x', '2026-02-30T00:00:00.000000Z_01999999-0000-7000-8000-000000000000']) {
      await expect(api.cases.listStage({ stage: 'onboarding', after })).rejects.toMatchObject({ code: 'cases.cursorUnknown' });
    }
  } finally {
    await other.close();
  }
});
