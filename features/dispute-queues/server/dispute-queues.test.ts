// The way of a client through the queues, by the API as staff work; and what lists and counts answer is what the table of queues says.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem, mailLetters, printLetters, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { QueueRow } from '../contract.ts';
import { QUEUES, type Queue } from '../rules/queues.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

const query = (text: string, values: readonly unknown[] = []) => app.server.database.pool.query(text, [...values]);

/** All rows of a queue, by small pages. */
async function rowsOf(queue: Queue, filter: Omit<Parameters<ApiClient['disputeQueues']['list']>[0], 'queue'> = {}): Promise<QueueRow[]> {
  const rows: QueueRow[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await api.disputeQueues.list({ queue, limit: 3, ...filter, ...(after !== undefined && { after }) });
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

/** The queues a client is found in, with the number of the round, or '-' without one. */
async function whereIs(contactId: string): Promise<string[]> {
  const found: string[] = [];
  for (const queue of QUEUES)
    for (const row of await rowsOf(queue)) {
      if (row.contactId !== contactId) continue;
      found.push(`${queue} ${row.round?.number ?? '-'}`);
      expect(row.queues).toContain(queue);
    }
  return found;
}

test('a client goes from queue to queue as the work goes on', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const is = (...queues: string[]) => app.eventually(async () => (String(await whereIs(contactId)) === String(queues) ? true : undefined));
  await is('findings -');
  const { report } = await api.creditReports.get({ id: reportId });
  const other = report?.accounts.find(({ id, byBureau }) => id !== collectionId && byBureau.EQ !== undefined);
  const items = [
    collectionItem(collectionId, 'EQ'),
    collectionItem(collectionId, 'EX'),
    {
      ...collectionItem(other?.id ?? '', 'EQ'),
      reasonCode: 'not-mine',
      instructionCode: 'delete-if-unverified',
      correct: [],
      facts: [{ text: 'I never had this account.', source: 'client' as const }],
    },
  ];
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await is('write 1');
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await is('open 1', 'client 1');
  await approveLetters(app, api, contactId, ['EQ']);
  await is('open 1', 'client 1', 'print 1');
  await printLetters(app, api, contactId, ['EX']);
  await is('open 1', 'print 1');
  await mailLetters(app, api, contactId, { mailedOn: TODAY });
  await is('open 1', 'waiting 1');
  const [row] = (await rowsOf('waiting')).filter((one) => one.contactId === contactId);
  expect(row).toMatchObject({ openItems: 3, hold: null, round: { number: 1, state: 'open' } });
  expect(row?.bureaus.map(({ bureau, items: all, open, letter, mailedOn }) => [bureau, all, open, letter, mailedOn])).toEqual([
    ['EQ', 2, 2, 'mailed', TODAY],
    ['EX', 1, 1, 'mailed', TODAY],
  ]);
  expect(row?.bureaus[0]?.clock).toEqual({ countedFrom: addDays(TODAY, 5), overdueAfter: addDays(TODAY, 35), estimated: true });
  await query('update dispute_mailings set overdue_after = $1 where round_id = $2 and bureau = $3', [addDays(TODAY, -1), roundId, 'EX']);
  await is('open 1', 'waiting 1', 'overdue 1');
  // A bureau that answers about one of two items leaves an answer to enter.
  const [round] = (await api.disputes.listRounds({ contactId })).rounds;
  const idAt = (bureau: string) => round?.items.filter((item) => item.bureau === bureau).map(({ id }) => id) ?? [];
  await recordAnswer(api, contactId, idAt('EQ')[0] ?? '', 'removed');
  await is('open 1', 'waiting 1', 'overdue 1', 'answers 1');
  await recordAnswer(api, contactId, idAt('EQ')[1] ?? '', 'removed');
  await recordAnswer(api, contactId, idAt('EX')[0] ?? '', 'confirmed');
  await is('next 1');
  await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EX')] });
  await is('write 2');
  // A client who left has no work; what is open stays in the list of open rounds.
  const { version } = await api.contacts.get({ id: contactId });
  await api.cases.moveStage({ contactId, version, stage: 'cancelled', reason: 'Moved abroad' });
  await is();
});

test('a letter that came back waits for the office, a question for the client, a report that could not be read to be looked at', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await query(
    `insert into finding_answers (contact_id, id, finding_key, code, report_id, answer, asked_at, matter_sealed)
      values ($1, gen_random_uuid(), 'k', 'c', $2, 'asked', now(), '\\x00')`,
    [contactId, reportId],
  );
  expect(await whereIs(contactId)).toEqual(['client -']);
  await query(`update finding_answers set answer = 'wrong', answered_at = now() where contact_id = $1`, [contactId]);
  expect(await whereIs(contactId)).toEqual(['write -']);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'TU')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  await app.eventually(async () => ((await whereIs(contactId)).includes('client 1') ? true : undefined));
  await query(`update letters set state = 'failed', document_sealed = null, pdf_sha256 = null where contact_id = $1`, [contactId]);
  await api.creditReports.upload({ contactId, file: new File(['{"no": "report"}'], 'other.json') });
  await app.eventually(async () => (String(await whereIs(contactId)) === 'open 1,read 1,approve 1' ? true : undefined));
});

test('filters narrow rows and counts alike; on hold is said and may be left out', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'TU')] });
  const owner = await app.signIn('credit-specialist');
  const { version } = await api.contacts.get({ id: contactId });
  await api.contactLists.bulkUpdate({
    selection: { contacts: [{ id: contactId, version }] },
    action: { kind: 'set', set: { ownerId: owner.userId } },
  });
  await api.cases.hold({ contactId, version: version + 1, reason: 'Waits for papers' });
  const found = async (filter: Parameters<typeof rowsOf>[1]) => {
    const rows = await rowsOf('write', filter);
    const { limit: _limit, after: _after, ...rest } = filter ?? {};
    expect((await api.disputeQueues.count(rest)).counts.write).toBe(rows.length);
    return rows.some((row) => row.contactId === contactId);
  };
  expect((await rowsOf('write')).find((row) => row.contactId === contactId)).toMatchObject({
    hold: 'On hold: Waits for papers',
    contactVersion: version + 2,
    ownerId: owner.userId,
  });
  expect([await found({ hold: 'yes' }), await found({ hold: 'no' })]).toEqual([true, false]);
  expect([await found({ bureau: 'TU' }), await found({ bureau: 'EQ' })]).toEqual([true, false]);
  expect([await found({ owner: owner.userId }), await found({ owner: 'none' })]).toEqual([true, false]);
  expect([await found({ search: 'delga MAR' }), await found({ search: 'mar%ia' })]).toEqual([true, false]);
  await expect(api.disputeQueues.list({ queue: 'open', after: 'x' })).rejects.toMatchObject({ code: 'app.cursorUnknown' });
  const sales = await app.signIn('sales');
  await expect(sales.api.disputeQueues.count({})).rejects.toMatchObject({ code: 'app.notAllowed' });
});

test('lists, pages and counts of offices made of chance are what the table of queues says', async () => {
  await query(CHANCE, [90]);
  const { counts } = await api.disputeQueues.count({});
  const seen = new Map<string, QueueRow>();
  const inQueue = new Map<Queue, QueueRow[]>();
  for (const queue of QUEUES) {
    const rows = await rowsOf(queue);
    inQueue.set(queue, rows);
    for (const row of rows) seen.set(`${row.contactId} ${row.round?.id ?? ''}`, row);
    expect(rows.map(({ since }) => since)).toEqual(rows.map(({ since }) => since).toSorted());
    expect(rows.length, queue).toBeGreaterThan(0);
  }
  for (const queue of QUEUES) {
    const keys = (rows: Iterable<QueueRow>) => [...rows].map(({ contactId, round }) => `${contactId} ${round?.id ?? ''}`).toSorted();
    const listed = inQueue.get(queue) ?? [];
    expect(keys(listed), queue).toEqual(keys([...seen.values()].filter(({ queues }) => queues.includes(queue))));
    expect(counts[queue], queue).toBe(listed.length);
  }
});

/** $1 clients, each with up to three rounds and whatever chance gives them. */
const CHANCE = `
with dice as (select i, gen_random_uuid() as contact_id, gen_random_uuid() as report_id, random() a, random() b, random() c
    from (select setseed(0.19)) s, generate_series(1, $1::int) i),
people as (insert into contacts (id, category, stage, stage_since, first_name, last_name, created_at, updated_at, on_hold_since, hold_kind, archived_at)
    select contact_id, 'client', (array['onboarding', 'analysis', 'round-preparing', 'awaiting-responses', 'graduated', 'cancelled'])[1 + floor(6 * a)], now(),
      'Chance', 'No ' || i, now(), now(), case when b < 0.1 then now() end, case when b < 0.1 then 'office' end, case when b > 0.95 then now() end from dice returning id),
reports as (insert into credit_reports (contact_id, id, file_name, sha256, state, uploaded_at, uploaded_by_name)
    select contact_id, report_id, 'a.json', report_id::text, (array['ready', 'ready', 'ready', 'reading', 'questioned', 'refused'])[1 + floor(6 * c)],
      now() - random() * interval '90 days', 'Test' from dice returning contact_id, id),
rounds as (insert into dispute_rounds (contact_id, id, number, state, report_id, created_at, changed_at, opened_at)
    select d.contact_id, gen_random_uuid(), n, case when n < floor(3.5 * d.b) then (array['open', 'closed'])[1 + floor(2 * random())] else (array['draft', 'open', 'closed'])[1 + floor(3 * random())] end,
      d.report_id, now() - random() * interval '90 days', now(), now() from dice d, generate_series(1, floor(3.5 * d.b)::int) n returning contact_id, id, state),
items as (insert into dispute_items (contact_id, id, round_id, position, bureau, kind, line_id, client_confirmed, state, content_sealed)
    select contact_id, gen_random_uuid(), id, n, bureau, 'tradeline', 'line ' || n, true, case state when 'draft' then 'draft'
        when 'open' then (array['in-progress', 'in-progress', 'removed', 'confirmed'])[1 + floor(4 * random())] when 'closed' then case when contact_id::text < '6' then 'removed' else (array['removed', 'corrected', 'confirmed', 'unanswered'])[1 + floor(4 * random())] end end, '\\x00'
    from rounds, unnest(array['EQ', 'EX', 'TU']) bureau, generate_series(1, 2) n where random() < 0.8 returning contact_id, id, round_id, bureau, state),
letters as (insert into letters (contact_id, id, round_id, round_number, bureau, state, recipient, items, document_sealed, pdf_sha256, created_at, printed_at)
    select contact_id, gen_random_uuid(), round_id, 1, bureau, case when chance < 0.15 then 'failed' else 'ready' end, 'Bureau', 1,
      case when chance < 0.15 then null else '\\x00'::bytea end, case when chance < 0.15 then null else 'sha' end, now(), case when chance > 0.5 then now() end
    from (select distinct on (round_id, bureau) contact_id, round_id, bureau, state, random() as chance from items) l where state <> 'draft' returning contact_id, id, round_id, bureau, state),
approvals as (insert into letter_approvals (id, contact_id, letter_id, sha256, decision, way, decided_at, decided_on, content_sealed)
    select gen_random_uuid(), contact_id, id, 'sha', (array['approved', 'approved', 'sent-back'])[1 + floor(3 * random())], 'paper', now(), current_date - floor(40 * random())::int, '\\x00'
    from letters where state = 'ready' and random() < 0.7 returning id),
mailings as (insert into dispute_mailings (contact_id, round_id, bureau, mailed_on, method, counted_from, overdue_after, recorded_at, recorded_by_name)
    select contact_id, round_id, bureau, current_date - 20, 'first-class', current_date - 15, current_date - 20 + floor(40 * random())::int, now(), 'Test'
    from letters where random() < 0.5 returning round_id),
outcomes as (insert into dispute_outcomes (contact_id, id, item_id, result, source, state, proposed_at, content_sealed)
    select contact_id, gen_random_uuid(), id, 'removed', 'hand', 'proposed', now(), '\\x00' from items where state = 'in-progress' and random() < 0.2 returning id)
insert into finding_answers (contact_id, id, finding_key, code, report_id, answer, asked_at, answered_at, matter_sealed)
select contact_id, gen_random_uuid(), 'key ' || n, 'code', id, (array['asked', 'wrong', 'right'])[n], now() - random() * interval '90 days', now() - random() * interval '60 days', '\\x00'
from reports, generate_series(1, 3) n where random() < 0.2`;
