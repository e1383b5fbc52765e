// Days of a round are the days of the office: those its letters bear, and those a bureau's time is counted in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { readFacets } from '../../../tests/support/facets.ts';
import { addReport, pull, without } from '../../../tests/support/pulls.ts';
import { collectionItem, COMPLETE_CONTACT, mailLetters, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openDocuments } from '../../letters/server/store.ts';
import { stillTime } from './outcome-view.ts';

/** Half past ten in the evening of March 9 at the office, when it is March 10 in UTC. */
const EVENING = '2030-03-10T03:30:00Z';
let started = Date.now();
let begins = Date.parse(EVENING);
const clock = () => new Date(begins + Date.now() - started);
const goTo = (instant: string) => ([started, begins] = [Date.now(), Date.parse(instant)]);
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock })));
afterAll(() => app.close());

// New York puts its clocks forward on March 8, 2026 and March 10, 2030, back on November 1, 2026.
test.each([
  ['2026-04-08', '2026-04-09T03:59:59Z', 'America/New_York', 'Apr 9, 2026'],
  ['2026-04-08', '2026-04-09T04:00:00Z', 'America/New_York', null],
  ['2026-04-08', '2026-04-09T06:59:59Z', 'America/Los_Angeles', 'Apr 9, 2026'],
  ['2026-04-08', '2026-04-09T07:00:00Z', 'America/Los_Angeles', null],
  ['2026-11-13', '2026-11-14T04:59:59Z', 'America/New_York', 'Nov 14, 2026'],
  ['2026-11-13', '2026-11-14T05:00:00Z', 'America/New_York', null],
  ['2028-02-29', '2028-03-01T04:59:59Z', 'America/New_York', 'Mar 1, 2028'],
  ['2028-02-29', '2028-03-01T05:00:00Z', 'America/New_York', null],
])('overdue after %s, it is said at %s in %s that no one answered, or from %s on', (overdueAfter, at, zone, from) => {
  const day = parseCivilDate(overdueAfter) ?? null;
  const time = { now: new Date(at), zone };
  const early = stillTime('unanswered', day, time);
  if (from === null) expect(early).toBeUndefined();
  else expect(early).toMatchObject({ code: 'disputes.stillTime', message: expect.stringContaining(`from ${from} on`) });
  expect(stillTime('confirmed', day, time)).toBeUndefined();
  // What was not mailed cannot be unanswered, however long ago the round was opened.
  expect(stillTime('unanswered', null, time)).toMatchObject({ code: 'disputes.notMailed' });
});

test('a round opened in the evening is sent on the day its letters bear, and its clock runs from that day', async () => {
  let { api } = await app.signIn('owner');
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null });
  const nextDay = civilDate(2030, 3, 10);
  const reportId = await addReport(app, api, contactId, pull(1, undefined, nextDay));
  const { report } = await api.creditReports.get({ id: reportId });
  const line = report?.accounts.find((a) => a.displayName.includes('NORTHGATE'))?.id ?? 'none';
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: (['TU', 'EX'] as const).map((bureau) => collectionItem(line, bureau)),
  });
  await api.disputes.openRound({ contactId, version: draft.version });
  const letters = await app.eventually(async () => {
    const { rows } = await api.letters.list({ contactId });
    return rows.length === 2 ? rows : undefined;
  });
  const { database, services } = app.server;
  expect(
    (
      await openDocuments(
        database.db,
        services.sealer,
        letters.map(({ id }) => id),
      )
    ).map(({ date }) => date),
  ).toEqual(['2030-03-09', '2030-03-09']);
  await mailLetters(app, api, contactId, { mailedOn: '2030-03-09' });
  expect(await readFacets(api, contactId, 'round', 'due')).toEqual({
    round: { number: 1, state: 'open' },
    due: { next: { dueOn: '2030-04-13', countedFrom: '2030-03-14', estimated: true }, unmailed: 0 },
  });
  const [toExperian] = (await api.letters.list({ contactId, bureau: 'EX' })).rows;
  await api.letters.recordDelivery({ id: toExperian?.id ?? '', version: 1, receivedOn: '2030-03-09', receivedHow: 'tracking' });

  // The report of the next day came after the letters, though in UTC the round was opened on that day.
  await addReport(app, api, contactId, pull(0, without('NORTHGATE', 'TUC'), nextDay));
  const [gone] = await app.eventually(async () => {
    const { rows } = await api.disputes.listOutcomes({ contactId });
    return rows.length > 0 ? rows : undefined;
  });
  expect(gone).toMatchObject({ bureau: 'TU', result: 'removed', state: 'proposed' });

  const itemId = (await api.disputes.listRounds({ contactId })).rounds[0]?.items.find(({ bureau }) => bureau === 'EX')?.id ?? 'none';
  goTo('2030-04-09T03:58:00Z');
  ({ api } = await app.signIn('owner'));
  await expect(recordAnswer(api, contactId, itemId, 'unanswered')).rejects.toMatchObject({
    code: 'disputes.stillTime',
    status: 422,
    message: expect.stringContaining('Apr 9, 2030'),
  });
  goTo('2030-04-09T04:00:00Z');
  expect(await recordAnswer(api, contactId, itemId, 'unanswered')).toMatchObject({
    result: 'unanswered',
    state: 'accepted',
  });
});
