// Single-bureau reports of about one day, shown, matched, analysed and disputed as one.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, addMonths, civilDateAt, formatLongCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { collectionItem, COMPLETE_CONTACT, printLetters, mailedLongAgo } from '../../../tests/support/people.ts';
import { addReport, onlyOf, pull, results, saying, without, type Change, type Symbol3 } from '../../../tests/support/pulls.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { CreditReportRow } from '../contract.ts';
import { newestReport } from '../rules/combining/newest-report.ts';
import { splitChoices, splitOff } from '../../account-matching/rules/regroup.ts';

let app: TestApp;
let api: ApiClient;
let contactId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(async () => {
  contactId = await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);
});

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const add = async (monthsAgo: number, symbol: Symbol3, change?: Change): Promise<string> =>
  addReport(app, api, contactId, await onlyOf(pull(monthsAgo, change), symbol));
/** As pulled so many days ago. */
const addOf = async (daysAgo: number, symbol: Symbol3): Promise<string> =>
  addReport(app, api, contactId, await onlyOf(pull(0, undefined, addDays(TODAY, -daysAgo)), symbol));
const combined = async () =>
  (await rows())
    .filter(({ parts, state }) => parts !== null && state === 'ready')
    .map(({ parts }) => parts?.map(({ reportId }) => reportId) ?? []);
const rows = async (): Promise<CreditReportRow[]> => (await api.creditReports.list({ contactId })).rows;
/** The one combined report that counts, once it is made of these. */
const combinedOf = (...ids: readonly string[]) =>
  app.eventually(async () => {
    const [only, ...more] = (await rows()).filter(({ parts, state }) => parts !== null && state === 'ready');
    return only && more.length === 0 && only.parts?.length === ids.length && only.parts.every(({ reportId }) => ids.includes(reportId))
      ? only
      : undefined;
  });
const noneCombined = () =>
  app.eventually(async () => ((await rows()).some(({ parts, state }) => parts !== null && state === 'ready') ? undefined : true));
const quiet = () =>
  app.eventually(async () => {
    const {
      rows: [left],
    } = await app.server.database.pool.query<{ n: string }>(
      `select count(*) as n from jobs.job where name in ('reportChanges.compare', 'creditReports.combine', 'creditReports.read') and state in ('created', 'retry', 'active')`,
    );
    return Number(left?.n) === 0 ? true : undefined;
  });
const combinedSummaries = async () =>
  (await api.activity.list({ contactId, limit: 100 })).rows
    .filter(({ kind }) => kind === 'creditReports.combined')
    .map(({ summary }) => summary)
    .reverse();
const open = async (id: string) => {
  const { report } = await api.creditReports.get({ id });
  if (!report) throw new Error('It does not open.');
  return report;
};
const collectionIn = async (id: string) => {
  const found = (await open(id)).accounts.find(({ displayName }) => displayName.includes('NORTHGATE'));
  if (!found) throw new Error('The collection is not listed.');
  return found;
};

test('two become one, a third joins, and lines of one account are side by side', async () => {
  const equifax = await add(2, 'EQF');
  const experian = await add(2, 'EXP');
  const two = await combinedOf(equifax, experian);
  const before = await collectionIn(two.id);
  expect(Object.keys(before.byBureau).sort()).toEqual(['EQ', 'EX']);
  const transunion = await add(2, 'TUC');
  const three = await combinedOf(equifax, experian, transunion);
  expect(three.id).toBe(two.id);
  const whole = await open(
    await addReport(
      app,
      api,
      await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id),
      pull(2),
    ),
  );
  const together = await open(three.id);
  const shape = ({ accounts }: typeof whole) =>
    accounts.map(({ displayName, byBureau }) => `${displayName.slice(0, 6)} ${Object.keys(byBureau).sort().join(' ')}`).sort();
  expect(shape(together)).toEqual(shape(whole));
  expect(three).toMatchObject({
    fileName: 'Equifax, Experian and TransUnion',
    accounts: whole.accounts.length,
    negatives: whole.accounts.filter(({ negative }) => negative).length,
    hasFile: false,
  });
  expect((await collectionIn(three.id)).id).toBe(before.id);
  expect(newestReport(await rows())?.id).toBe(three.id);
  expect(await combinedSummaries()).toEqual([
    expect.stringMatching(/^Reports of Equifax and Experian combined \(/),
    expect.stringMatching(/^Reports of Equifax, Experian and TransUnion combined \(/),
  ]);
  // The scores are those of the parts, once.
  const { rows: scored } = await app.server.database.pool.query<{ bureau: string }>(
    'select bureau from credit_scores where contact_id = $1 order by 1',
    [contactId],
  );
  expect(scored.map(({ bureau }) => bureau)).toEqual(['EQ', 'EX', 'TU']);
});

test('findings that compare bureaus appear, and are asked, only in the combined report', async () => {
  const equifax = await add(1, 'EQF', saying('NORTHGATE', 'EQF', { balance: 1240 }));
  const experian = await add(1, 'EXP', saying('NORTHGATE', 'EXP', { balance: 890 }));
  const both = await combinedOf(equifax, experian);
  const differing = async (reportId: string) =>
    (await api.findings.list({ reportId })).rows
      .filter(({ finding: { facts } }) => facts.join(' ').includes('1,240') && facts.join(' ').includes('890'))
      .map(({ finding: { code } }) => code);
  expect(await differing(both.id)).not.toEqual([]);
  expect(await differing(equifax)).toEqual([]);
});

test('lines parted by a person stay apart when another part joins', async () => {
  const [equifax, experian] = [await add(1, 'EQF'), await add(1, 'EXP')];
  const both = await combinedOf(equifax, experian);
  const account = await collectionIn(both.id);
  const choice = splitChoices(account)[0];
  if (!choice) throw new Error('There is nothing to split.');
  await api.accountMatching.decide({ contactId, decisions: splitOff(account, choice) });
  const accounts = (
    await app.eventually(async () => {
      const [one] = (await rows()).filter(({ id }) => id === both.id);
      return one && one.accounts !== both.accounts ? one : undefined;
    })
  ).accounts;
  expect(accounts).toBe((both.accounts ?? 0) + 1);
  const transunion = await add(1, 'TUC');
  const three = await combinedOf(equifax, experian, transunion);
  const northgate = (await open(three.id)).accounts.filter(({ displayName, originalCreditor = '' }) =>
    `${displayName} ${originalCreditor}`.includes('NORTHGATE'),
  );
  expect(northgate.length).toBe(2);
});

test('reports kept separate stay separate, even when others join, until someone combines them again', async () => {
  const [equifax, experian] = [await add(1, 'EQF'), await add(1, 'EXP')];
  const both = await combinedOf(equifax, experian);
  await api.creditReports.discard({ id: both.id, version: both.version });
  await noneCombined();
  const transunion = await add(1, 'TUC');
  await quiet();
  expect((await rows()).filter(({ parts }) => parts !== null).map(({ state }) => state)).toEqual(['discarded']);
  await api.creditReports.restore({ id: both.id });
  await combinedOf(equifax, experian, transunion);
});

test('a part that is set aside leaves the combined report; restored, all is as before', async () => {
  const [equifax, experian, transunion] = [await add(1, 'EQF'), await add(1, 'EXP'), await add(1, 'TUC')];
  const three = await combinedOf(equifax, experian, transunion);
  const part = (await rows()).find(({ id }) => id === equifax);
  await api.creditReports.discard({ id: equifax, version: part?.version ?? 0 });
  const two = await combinedOf(experian, transunion);
  expect(two.id).not.toBe(three.id);
  // Parts that no longer belong together cannot be restored.
  await expect(api.creditReports.restore({ id: three.id })).rejects.toMatchObject({ code: 'creditReports.notDiscarded' });
  await api.creditReports.restore({ id: equifax });
  expect((await combinedOf(equifax, experian, transunion)).id).toBe(three.id);
});

test('results of an investigation, and reports of another month, are no parts', async () => {
  await add(4, 'EQF');
  await add(2, 'EXP');
  await addReport(app, api, contactId, results(addMonths(TODAY, -2), [{ name: 'NORTHGATE', number: '1234', result: 'DELETED' }]));
  await quiet();
  expect((await rows()).map(({ parts, state }) => [parts, state])).toEqual([
    [null, 'ready'],
    [null, 'ready'],
    [null, 'ready'],
  ]);
});

test('a line chosen before another bureau joined is the same item after it', async () => {
  const [experian, transunion] = [await add(1, 'EXP'), await add(1, 'TUC')];
  const two = await combinedOf(experian, transunion);
  const { id: was } = await collectionIn(two.id);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId: two.id, version: null, items: [collectionItem(was, 'EX')] });
  await combinedOf(experian, transunion, await add(1, 'EQF'));
  const { id: now } = await collectionIn(two.id);
  expect(now).not.toBe(was);
  expect(
    (await api.disputes.getDraft({ contactId })).draft?.items.map(({ lineId, problems }) => [
      lineId,
      problems.filter(({ blocks }) => blocks),
    ]),
  ).toEqual([[now, []]]);
  const saved = await api.disputes.saveDraft({
    contactId,
    reportId: two.id,
    version: draft.version,
    items: [collectionItem(was, 'EX'), collectionItem(now, 'EX'), collectionItem(now, 'EQ')],
  });
  expect(saved.draft.items.map(({ bureau, lineId }) => [bureau, lineId])).toEqual([
    ['EX', now],
    ['EQ', now],
  ]);
  // Anyone who looked at it with two bureaus has to look once more.
  await expect(api.creditReports.discard({ id: two.id, version: two.version })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
});

test('a second pull of one bureau joins the files of the others; the earlier report stays', async () => {
  const [equifax, experian] = [await addOf(5, 'EQF'), await addOf(4, 'EXP')];
  const first = await combinedOf(equifax, experian);
  const again = await addOf(2, 'EQF');
  await app.eventually(async () => ((await combined()).length === 2 ? true : undefined));
  expect((await combined()).toSorted()).toEqual(
    [
      [equifax, experian],
      [again, experian],
    ].toSorted(),
  );
  const newest = newestReport(await rows());
  expect(newest?.parts?.map(({ reportId }) => reportId)).toEqual([again, experian]);
  // An older file that comes later takes nothing apart, and is not what people work with by themselves.
  const older = await addOf(12, 'TUC');
  await quiet();
  expect((await api.creditReports.get({ id: first.id })).state).toBe('ready');
  expect(newestReport(await rows())).toMatchObject({ reportDate: newest?.reportDate });
  expect((await combined()).some((parts) => parts.includes(older))).toBe(true);
});

test('kept separate with a part set aside, they cannot be combined', async () => {
  const [equifax, experian] = [await add(1, 'EQF'), await add(1, 'EXP')];
  const both = await combinedOf(equifax, experian);
  await api.creditReports.discard({ id: both.id, version: both.version });
  const part = (await rows()).find(({ id }) => id === experian);
  await api.creditReports.discard({ id: experian, version: part?.version ?? 0 });
  await expect(api.creditReports.restore({ id: both.id })).rejects.toMatchObject({ code: 'creditReports.notDiscarded' });
});

test("a round on all bureaus: each letter names its bureau's report, and each bureau's next report proposes the outcome", async () => {
  const equifax = await add(3, 'EQF');
  const experian = await addReport(app, api, contactId, await onlyOf(pull(3, undefined, addDays(TODAY, 4)), 'EXP'));
  const both = await combinedOf(equifax, experian);
  const { id: lineId } = await collectionIn(both.id);
  const item = (bureau: 'EQ' | 'EX') => collectionItem(lineId, bureau);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId: both.id, version: null, items: [item('EQ'), item('EX')] });
  expect(draft.items.flatMap(({ problems }) => problems.filter(({ blocks }) => blocks))).toEqual([]);
  const { letters } = await api.letters.preview({ contactId });
  const days = (await rows())
    .filter(({ parts }) => parts === null)
    .map(({ reportDate }) => formatLongCivilDate(parseCivilDate(reportDate ?? '') ?? TODAY))
    .reverse();
  // Each item is printed as reported on that day, whatever words stand around it.
  expect(letters.map((letter) => days.filter((day) => JSON.stringify(letter).includes(`"reportedOn":"${day}"`)))).toEqual(
    days.map((day) => [day]),
  );
  await api.disputes.openRound({ contactId, version: draft.version });
  await printLetters(app, api, contactId);
  // The same line is not disputed a second time through the bureau's own report.
  const { id: ownLine } = await collectionIn(equifax);
  const again = (await api.disputes.saveDraft({ contactId, reportId: equifax, version: null, items: [collectionItem(ownLine, 'EQ')] }))
    .draft;
  expect(again.items[0]?.problems.map(({ code }) => code)).toContain('disputes.alreadyPending');
  for (const { id, state } of (await api.disputes.listRounds({ contactId })).rounds)
    if (state === 'open') await mailedLongAgo(app, id, addDays(civilDateAt(new Date(), OFFICE_ZONE), -70));
  await add(0, 'EQF', without('NORTHGATE', 'EQF'));
  const outcomes = await app.eventually(async () => {
    const { rows: found } = await api.disputes.listOutcomes({ contactId, state: 'proposed', limit: 10 });
    return found.length > 0 ? found : undefined;
  });
  expect(outcomes.map(({ bureau, result }) => [bureau, result])).toEqual([['EQ', 'removed']]);
});

test('a combined report has one part for each bureau, and each is a report of the same contact', async () => {
  const [equifax, experian] = [await add(0, 'EQF'), await add(0, 'EXP')];
  const { id } = await combinedOf(equifax, experian);
  const { pool } = app.server.database;
  const stored = await pool.query('select bureau, part_id from credit_report_parts where combined_id = $1 order by bureau', [id]);
  expect(stored.rows).toEqual([
    { bureau: 'EQ', part_id: equifax },
    { bureau: 'EX', part_id: experian },
  ]);
  const insert = (bureau: string, part: string) =>
    pool.query('insert into credit_report_parts (contact_id, combined_id, bureau, part_id) values ($1, $2, $3, $4)', [
      contactId,
      id,
      bureau,
      part,
    ]);
  // A second report of one bureau, one report at two bureaus, and a report of someone else.
  await expect(insert('EQ', experian)).rejects.toMatchObject({ code: '23505' });
  await expect(insert('TU', experian)).rejects.toMatchObject({ code: '23505' });
  const mine = contactId;
  contactId = (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id;
  const foreign = await add(0, 'TUC');
  contactId = mine;
  await expect(insert('TU', foreign)).rejects.toMatchObject({ code: '23503' });
});
