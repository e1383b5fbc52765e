// What newer reports say came of disputes, and what people make of it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, addMonths } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { collectionItem, COMPLETE_CONTACT, mailedLongAgo, recordAnswer } from '../../../tests/support/people.ts';
import { openPulledRound, pull, say, settleOutcomes, TODAY, type Line } from '../../../tests/support/round-outcomes.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { addReport, all, comparedWith, results, saying, without, type Change } from '../../../tests/support/pulls.ts';
import type { DisputeOutcome } from '../contract.ts';
import { proposeOutcomes } from './jobs.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
let app: TestApp;
let api: ApiClient;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(async () => {
  contactId = (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id;
});

const PAID = saying('NORTHGATE', 'EXP', { balance: 0, pastDue: 0 });
const GONE = without('NORTHGATE', 'TUC');
const add = (file: File) => addReport(app, api, contactId, file);

const openRound = (
  items: readonly Line[] = [
    ['NORTHGATE', 'TU'],
    ['NORTHGATE', 'EX'],
    ['ORCHARD', 'TU'],
  ],
) => openPulledRound({ app, api, contactId }, items);
const proposed = async () => (await api.disputes.listOutcomes({ contactId })).rows;
const decided = async () => (await api.disputes.listOutcomes({ contactId, state: 'decided' })).rows;
const words = async () => (await proposed()).map(say).toSorted();
const settles = (...wanted: string[]) => settleOutcomes({ app, api, contactId }, wanted);
const of = (rows: readonly DisputeOutcome[], bureau: string, creditor: string) => {
  const found = rows.find((one) => one.bureau === bureau && one.heading.includes(creditor));
  if (!found) throw new Error(`No outcome of ${creditor} at ${bureau}.`);
  return found;
};
const THREE = ['EX NORTHGATE corrected', 'TU NORTHGATE removed', 'TU ORCHARD confirmed'];
const accept = (one: DisputeOutcome) => ({ id: one.id, version: one.version, accept: true });
const roundOf = async () => (await api.disputes.listRounds({ contactId })).rounds[0];
const states = async () =>
  (await roundOf())?.items.map(({ bureau, heading, state }) => `${bureau} ${heading.split(' ')[0] ?? ''} ${state}`);
/** Waits until no job of reports or disputes is left to run. */
const quiet = async () => {
  await app.eventually(async () => {
    const { rows } = await app.server.database.pool.query<{ n: string }>(
      `select count(*) as n from jobs.job where name in ('disputes.proposeOutcomes', 'reportChanges.compare', 'creditReports.combine') and state in ('created', 'retry', 'active')`,
    );
    return Number(rows[0]?.n) === 0 ? true : undefined;
  });
};

test('a newer report proposes each outcome once, with what it rests on', async () => {
  const { reportId, roundId } = await openRound();
  const second = await add(pull(2, all(GONE, PAID)));
  await comparedWith(app, api, second, reportId);
  const rows = await settles(...THREE);
  expect(
    rows.every(
      (one) =>
        one.roundId === roundId && one.reportId === second && one.source === 'comparison' && one.state === 'proposed' && one.version === 1,
    ),
  ).toBe(true);
  expect(of(rows, 'TU', 'NORTHGATE')).toMatchObject({
    explanation: expect.stringMatching(/^TransUnion no longer lists this account in the report of /),
    changes: [],
  });
  expect(of(rows, 'EX', 'NORTHGATE').changes).toContainEqual({ label: 'Past due', before: '$890', after: '$0', effect: 'better' });
  expect(of(rows, 'TU', 'ORCHARD').explanation).toMatch(/as before/);
  await quiet();
  expect(await words()).toEqual(THREE);
  expect((await api.disputes.listOutcomes({ contactId })).waiting).toBe(3);
  expect((await api.activity.list({ contactId, limit: 100 })).rows.filter(({ kind }) => kind === 'disputes.outcomesProposed')).toHaveLength(
    1,
  );
  // Page by page.
  const first = await api.disputes.listOutcomes({ contactId, limit: 2 });
  const rest = await api.disputes.listOutcomes({ contactId, limit: 2, after: first.next ?? '' });
  expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect([rest.next, (await api.disputes.listOutcomes({ contactId, limit: 3 })).next]).toEqual([null, null]);
});

test('a person accepts, rejects and corrects them: all at once or none; the client sees it; it can be undone', async () => {
  const { roundId } = await openRound();
  const client = (await app.signIn('client', { contactId })).api;
  await add(pull(2, all(GONE, PAID)));
  const rows = await settles(...THREE);
  const [gone, paid, card] = [of(rows, 'TU', 'NORTHGATE'), of(rows, 'EX', 'NORTHGATE'), of(rows, 'TU', 'ORCHARD')];
  const stale = { contactId, decisions: [accept(gone), { ...accept(paid), version: 9 }] };
  await expect(api.disputes.decideOutcomes(stale)).rejects.toMatchObject({ code: 'app.changedMeanwhile', status: 409 });
  await expect(api.disputes.decideOutcomes({ contactId, decisions: [accept(gone), accept(gone)] })).rejects.toMatchObject({ status: 409 });
  await expect(
    api.disputes.decideOutcomes({ contactId, decisions: [accept(gone), { ...accept(gone), id: NOBODY }] }),
  ).rejects.toMatchObject({ code: 'disputes.outcomeNotFound', status: 404 });
  expect(await words()).toEqual(THREE);
  expect(await states()).toEqual(['TU NORTHGATE in-progress', 'EX NORTHGATE in-progress', 'TU ORCHARD in-progress']);

  // A result that no report or letter shows takes a word on it.
  const other = { ...accept(card), result: 'unanswered' as const };
  for (const note of ['', 'no'])
    await expect(api.disputes.decideOutcomes({ contactId, decisions: [{ ...other, note }] })).rejects.toMatchObject({
      code: 'disputes.resultNeedsNote',
      status: 422,
    });
  const done = await api.disputes.decideOutcomes({
    contactId,
    decisions: [
      accept(gone),
      { ...accept(paid), accept: false, note: 'Not what we asked' },
      { ...other, note: 'The bureau wrote nothing' },
    ],
  });
  expect(done.rows.map((one) => `${say(one)} ${one.state}`).toSorted()).toEqual([
    'EX NORTHGATE corrected rejected',
    'TU NORTHGATE removed accepted',
    'TU ORCHARD unanswered accepted',
  ]);
  expect(of(await decided(), 'EX', 'NORTHGATE')).toMatchObject({
    note: 'Not what we asked',
    decidedBy: 'Test owner',
    decidedAt: expect.any(String),
  });
  expect(await states()).toEqual(['TU NORTHGATE removed', 'EX NORTHGATE in-progress', 'TU ORCHARD unanswered']);
  const mine = await client.disputes.listMine();
  expect(mine.rounds.find(({ id }) => id === roundId)?.items.map(({ state }) => state)).toEqual(['removed', 'in-progress', 'unanswered']);
  expect((await roundOf())?.state).toBe('open');
  await expect(api.disputes.decideOutcomes({ contactId, decisions: [accept(gone)] })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });

  const version = of(done.rows, 'TU', 'ORCHARD').version;
  await expect(api.disputes.undoOutcome({ id: card.id, version: 1 })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
  });
  expect(await api.disputes.undoOutcome({ id: card.id, version })).toMatchObject({ state: 'proposed', decidedAt: null, decidedBy: null });
  await expect(api.disputes.undoOutcome({ id: card.id, version })).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  expect(await states()).toEqual(['TU NORTHGATE removed', 'EX NORTHGATE in-progress', 'TU ORCHARD in-progress']);
  // What the report says is proposed again, not what was chosen before.
  await settles('TU ORCHARD confirmed');
  await quiet();
  expect(await words()).toEqual(['TU ORCHARD confirmed']);
});

test('a round in which nothing waits is closed, and opens again when an outcome is undone; reports after that propose nothing for it', async () => {
  await openRound([['NORTHGATE', 'TU']]);
  await add(pull(3, GONE));
  const [one] = await settles('TU NORTHGATE removed');
  if (!one) throw new Error('Nothing was proposed.');
  const {
    rows: [accepted],
  } = await api.disputes.decideOutcomes({ contactId, decisions: [accept(one)] });
  expect((await roundOf())?.state).toBe('closed');
  // It comes back: a task, and no word about the round that is over.
  const third = await add(pull(2));
  await app.eventually(async () => ((await api.reportChanges.list({ id: third, kind: 're-inserted' })).rows.length > 0 ? true : undefined));
  await quiet();
  expect(await proposed()).toEqual([]);
  expect(await states()).toEqual(['TU NORTHGATE removed']);
  await api.disputes.undoOutcome({ id: one.id, version: accepted?.version ?? 0 });
  expect((await roundOf())?.state).toBe('open');
  // By now the newest report says something else.
  const [again] = await settles('TU NORTHGATE confirmed');
  expect(again).toMatchObject({ reportId: third, explanation: expect.stringMatching(/lists this account again/) });
});

test('reports that come later, go, or come out of order change what no one decided, and nothing else', async () => {
  await openRound();
  const third = await add(pull(1, PAID));
  await settles('EX NORTHGATE corrected', 'TU NORTHGATE confirmed', 'TU ORCHARD confirmed');
  const second = await add(pull(2, all(GONE, PAID)));
  // Gone in between and back since; corrected two reports ago and still so.
  const rows = await settles('EX NORTHGATE corrected', 'TU NORTHGATE confirmed', 'TU ORCHARD confirmed').then(() =>
    app.eventually(async () => {
      const now = await proposed();
      return of(now, 'TU', 'NORTHGATE').explanation.includes('again') && of(now, 'EX', 'NORTHGATE').reportId === second ? now : undefined;
    }),
  );
  expect(of(rows, 'TU', 'NORTHGATE').reportId).toBe(third);
  const decision = { ...accept(of(rows, 'EX', 'NORTHGATE')) };
  await api.disputes.decideOutcomes({ contactId, decisions: [decision] });

  const { version } = await api.creditReports.get({ id: third });
  await api.creditReports.discard({ id: third, version });
  await settles('TU NORTHGATE removed', 'TU ORCHARD confirmed');
  const middle = await api.creditReports.get({ id: second });
  await api.creditReports.discard({ id: second, version: middle.version });
  await settles();
  expect((await decided()).map((one) => `${say(one)} ${one.state}`)).toEqual(['EX NORTHGATE corrected accepted']);
  await api.creditReports.restore({ id: second });
  await settles('TU NORTHGATE removed', 'TU ORCHARD confirmed');
  await quiet();
  expect((await decided()).map((one) => `${say(one)} ${one.state}`)).toEqual(['EX NORTHGATE corrected accepted']);
});

test("what was rejected is not proposed again from the same report, though the round's own report goes and comes", async () => {
  const { reportId } = await openRound([['NORTHGATE', 'TU']]);
  const second = await add(pull(2, GONE));
  const [one] = await settles('TU NORTHGATE removed');
  if (!one) throw new Error('Nothing was proposed.');
  await api.disputes.decideOutcomes({ contactId, decisions: [{ ...accept(one), accept: false }] });
  const { version } = await api.creditReports.get({ id: reportId });
  await api.creditReports.discard({ id: reportId, version });
  await app.eventually(async () => ((await api.creditReports.get({ id: second })).compared === null ? true : undefined));
  await api.creditReports.restore({ id: reportId });
  await comparedWith(app, api, second, reportId);
  await quiet();
  expect([await proposed(), (await decided()).map(({ state }) => state)]).toEqual([[], ['rejected']]);
  expect(await states()).toEqual(['TU NORTHGATE in-progress']);
});

test("a bureau's letter is recorded once, replaces proposals, and can be undone", async () => {
  await openRound([
    ['NORTHGATE', 'TU'],
    ['NORTHGATE', 'EX'],
  ]);
  await add(pull(2, GONE));
  await settles('EX NORTHGATE confirmed', 'TU NORTHGATE removed');
  const itemId = (await roundOf())?.items[0]?.id ?? NOBODY;
  await expect(recordAnswer(api, contactId, itemId, 'corrected', 'Stop paying the bank.')).rejects.toMatchObject({
    code: 'disputes.claimForbidden',
    status: 422,
    data: { fields: { note: expect.stringContaining('to stop paying') } },
  });
  const written = await recordAnswer(api, contactId, itemId, 'corrected', 'Letter of May');
  expect(written).toMatchObject({ result: 'corrected', source: 'hand', state: 'accepted', note: 'Letter of May', reportId: null });
  expect(await words()).toEqual(['EX NORTHGATE confirmed']);
  await expect(recordAnswer(api, contactId, itemId, 'removed')).rejects.toMatchObject({
    code: 'disputes.outcomeTwice',
    status: 409,
  });
  await expect(recordAnswer(api, contactId, NOBODY, 'removed')).rejects.toMatchObject({
    code: 'disputes.itemNotFound',
    status: 404,
  });
  await api.disputes.undoOutcome({ id: written.id, version: written.version });
  await app.eventually(async () => ((await proposed()).length === 3 ? true : undefined));
  const both = (await proposed()).filter((one) => one.itemId === itemId);
  await expect(api.disputes.decideOutcomes({ contactId, decisions: both.map(accept) })).rejects.toMatchObject({
    code: 'disputes.outcomeTwice',
    status: 409,
  });
  const fromReport = both.filter(({ source }) => source === 'comparison');
  await api.disputes.decideOutcomes({ contactId, decisions: fromReport.map(accept) });
  expect(await words()).toEqual(['EX NORTHGATE confirmed']);
});

test("TransUnion's own results are an outcome, and leave no doubt about lines they do not list", async () => {
  await openRound([
    ['NORTHGATE', 'TU'],
    ['ORCHARD', 'TU'],
    ['NORTHGATE', 'EX'],
  ]);
  const answered = await add(
    results(addMonths(TODAY, -2), [
      { name: 'NORTHGATE RECOVERY', number: '88123XXXX', result: 'VERIFIED AS ACCURATE AND UPDATED' },
      { name: 'ELSEWHERE', number: '99XX', result: 'DELETED' },
    ]),
  );
  const rows = await settles('TU NORTHGATE corrected');
  expect(rows[0]).toMatchObject({
    source: 'bureau-result',
    reportId: answered,
    changes: [],
    explanation: expect.stringMatching(/^TransUnion answered “VERIFIED AS ACCURATE AND UPDATED”/),
  });
  await quiet();
  expect((await api.reportChanges.list({ id: answered, kind: 'deleted' })).rows).toEqual([]);
  // A report of all bureaus says nothing else.
  await add(pull(1));
  await settles('EX NORTHGATE confirmed', 'TU NORTHGATE corrected', 'TU ORCHARD confirmed');
});

test('a report of the days after the letters confirms nothing: the bureau still has time', async () => {
  const { roundId } = await openRound();
  const mailedOn = addDays(addMonths(TODAY, -2), -10);
  await app.server.database.pool.query(
    'update dispute_mailings set mailed_on = $1, counted_from = $1, overdue_after = $2 where round_id = $3',
    [mailedOn, addDays(mailedOn, 30), roundId],
  );
  await add(pull(2, all(GONE, PAID)));
  await settles('EX NORTHGATE corrected', 'TU NORTHGATE removed');
  await quiet();
  expect(await words()).toEqual(['EX NORTHGATE corrected', 'TU NORTHGATE removed']);
});

test('an inquiry that is gone was removed; one that was two years old left by itself', async () => {
  const asked =
    (...names: readonly (readonly [string, number])[]): Change =>
    (person) => ({ ...person, inquiries: names.map(([name, monthsAgo]) => ({ bureau: 'TUC', name, monthsAgo })) });
  const reportId = await add(pull(4, asked(['MAPLE LENDING', 12], ['OAK LENDING', 12], ['OLD LENDER', 25])));
  const { report } = await api.creditReports.get({ id: reportId });
  const items = (report?.inquiries ?? []).map(({ id, name }) => ({
    ...collectionItem(id, 'TU'),
    kind: 'inquiry' as const,
    reasonCode: 'inquiry-not-authorized',
    instructionCode: 'remove-inquiry',
    correct: [],
    facts: [{ text: `I never asked ${name} for anything.`, source: 'client' as const }],
  }));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await mailedLongAgo(app, roundId, addDays(TODAY, -100));
  await add(pull(2, asked(['OAK LENDING', 12])));
  const rows = await settles('TU MAPLE removed', 'TU OAK confirmed');
  expect(of(rows, 'TU', 'MAPLE').explanation).toMatch(/^TransUnion no longer lists this inquiry/);
  await quiet();
  expect(await words()).toEqual(['TU MAPLE removed', 'TU OAK confirmed']);
});

test('proposed by several at once, or again after it was broken off, each is there once', async () => {
  await openRound();
  await add(pull(2, all(GONE, PAID)));
  await settles(...THREE);
  await quiet();
  const { context, database, services } = app.server;
  const call = (fails = false): JobCall => ({
    db: database.db,
    now: new Date(),
    zone: OFFICE_ZONE,
    services,
    changeFor: () => Promise.reject(new Error('No one is acted for.')),
    settle: async () => true,
    transaction: (run) => database.transaction(run),
    change: (kind, make) =>
      runSystemChange(context, kind, async (change) => {
        const made = await make(change);
        if (fails) throw new Error('killed');
        return made;
      }),
  });
  const before = await proposed();
  await Promise.all(Array.from({ length: 6 }, () => proposeOutcomes.run({ contactId }, call())));
  expect(await proposed()).toEqual(before);
  await database.pool.query('delete from dispute_outcomes where contact_id = $1', [contactId]);
  await expect(proposeOutcomes.run({ contactId }, call(true))).rejects.toThrow('killed');
  expect(await proposed()).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => proposeOutcomes.run({ contactId }, call())));
  expect(await words()).toEqual(THREE);
  expect((await api.activity.list({ contactId, limit: 100 })).rows.filter(({ kind }) => kind === 'disputes.outcomesProposed')).toHaveLength(
    2,
  );
});

test('an outcome whose report was set aside, or is dated in the future, is not accepted', async () => {
  await openRound([['NORTHGATE', 'TU']]);
  const second = await add(pull(2, GONE));
  const [one] = await settles('TU NORTHGATE removed');
  if (!one) throw new Error('Nothing was proposed.');
  // As in the moment after the report was set aside, before its proposals are withdrawn.
  await app.server.database.pool.query(`update credit_reports set state = 'discarded' where id = $1`, [second]);
  await expect(api.disputes.decideOutcomes({ contactId, decisions: [accept(one)] })).rejects.toMatchObject({
    code: 'disputes.reportPutAside',
    status: 409,
  });
  expect(await states()).toEqual(['TU NORTHGATE in-progress']);
  await app.server.database.pool.query(`update credit_reports set state = 'ready', report_date = '2068-01-02' where id = $1`, [second]);
  const { context, database, services } = app.server;
  await proposeOutcomes.run(
    { contactId },
    {
      db: database.db,
      now: new Date(),
      zone: OFFICE_ZONE,
      services,
      changeFor: () => Promise.reject(new Error('No one is acted for.')),
      settle: async () => true,
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange(context, kind, make),
    },
  );
  expect(await proposed()).toEqual([]);
});
