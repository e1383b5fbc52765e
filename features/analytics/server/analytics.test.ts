// Medians of Analytics against a calculation of their own: the moments are read from the tables, and sorted and halved in TypeScript.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt, daysBetween, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { keepContent } from '../../disputes/server/store/item-content.ts';
import { FIGURE_TABLES, type FigureKey } from '../rules/figure-tables.ts';

let app: TestApp;
let api: ApiClient;
const today = civilDateAt(new Date(), OFFICE_ZONE);
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  // Leads of every urgency, some not answered, some answered before they were entered; even and odd numbers of each.
  await query(`insert into contacts (id, category, first_name, last_name, stage, stage_since, created_at, updated_at, urgency, source, first_contacted_at, converted_at)
    select id(i), case when i % 5 = 0 then 'client' else 'lead' end, 'Lead', 'Number' || i, case when i % 5 = 0 then 'onboarding' else 'new' end, at, at, at,
      (array['Critical', 'High', 'Medium', 'Low', null])[i % 5 + 1], (array['Website', 'Friend', null])[i % 3 + 1],
      case when i % 7 <> 0 then at + (i * i % 53 - 2) * interval '37 minutes' end, case when i % 5 = 0 then at + interval '9 days' end
    from (select i, now() - interval '60 days' + i * interval '13 hours 7 minutes' as at from generate_series(1, 91) i) i`);
  await query(`insert into contact_stage_stays (contact_id, category, stage, since, until, next_category, next_stage)
    select id(i % 91 + 1), category, stage, until - (i * i % 97) * interval '5 hours 11 minutes', until, category, next
    from (select i, now() - i * interval '7 hours' as until, case when i % 2 = 0 then 'lead' else 'client' end as category,
        case when i % 2 = 0 then (array['new', 'contacted'])[i % 4 / 2 + 1] else (array['onboarding', 'in-dispute'])[i % 3 % 2 + 1] end as stage,
        case when i % 2 = 0 then (array['contacted', 'consult-booked', 'lost'])[i % 3 + 1] else (array['in-dispute', 'graduated'])[i % 5 % 2 + 1] end as next
      from generate_series(1, 140) i) s`);
  await query(
    `insert into credit_reports (contact_id, id, file_name, sha256, state, uploaded_at, uploaded_by_name) values (id(5), id(1000), 'a.html', 'x', 'discarded', now(), 'Test')`,
  );
  await query(`insert into dispute_rounds (contact_id, id, number, state, report_id, created_at, changed_at, opened_at)
    select id(5), id(2000 + i), i, 'closed', id(1000), at, at, at from (select i, now() - interval '25 days' - i * interval '9 days 5 hours' as at from generate_series(1, 5) i) r`);
  await query(`insert into dispute_items (contact_id, id, round_id, position, bureau, kind, line_id, reason_code, client_confirmed, state, content_sealed)
    select id(5), id(3000 + i), id(2000 + i % 5 + 1), i, (array['EQ', 'EX', 'TU'])[i % 3 + 1], 'tradeline', 'line ' || i, (array['not-mine', null])[i % 2 + 1], true, 'removed', ''
    from generate_series(1, 44) i`);
  for (const { id } of await query<{ id: string }>('select id from dispute_items')) {
    const { contentSealed, furnisherIndex } = keepContent(app.server.services.sealer, id, {
      kind: 'tradeline',
      heading: `Bank ${Number.parseInt(id.slice(-2), 16) % 3}`,
      accountNumberMasked: null,
      reported: [],
      facts: [],
    });
    await app.server.database.pool.query('update dispute_items set content_sealed = $2, furnisher_index = $3 where id = $1', [
      id,
      contentSealed,
      furnisherIndex,
    ]);
  }
  await query(`insert into dispute_outcomes (contact_id, id, item_id, result, source, state, proposed_at, decided_at, content_sealed)
    select i.contact_id, id(4000 + i.position), i.id, (array['removed', 'corrected', 'confirmed', 'unanswered'])[i.position % 4 + 1], 'hand', 'accepted', r.opened_at,
      r.opened_at + (i.position * i.position % 31) * interval '17 hours', '' from dispute_items i join dispute_rounds r on r.id = i.round_id`);
  // The letters of one round were never mailed; of some answers the day they bear is known.
  await query(`insert into dispute_mailings (contact_id, round_id, bureau, mailed_on, method, counted_from, overdue_after, recorded_at, recorded_by_name)
    select distinct i.contact_id, i.round_id, i.bureau, opened, 'other', opened + r.number % 3, opened + 35, r.opened_at, 'Test'
    from dispute_items i join (select *, (opened_at at time zone '${OFFICE_ZONE}')::date as opened from dispute_rounds) r on r.id = i.round_id where r.number <> 4`);
  await query(
    `update dispute_outcomes o set answered_on = o.decided_at::date + 3 from dispute_items i where i.id = o.item_id and i.position % 4 = 1`,
  );
});
afterAll(() => app.close());

async function query<R extends object>(text: string): Promise<R[]> {
  const numbered = text.replaceAll(/\bid\(([^()]*)\)/g, `('0190bbbb-0000-7000-8000-' || lpad(to_hex($1), 12, '0'))::uuid`);
  return (await app.server.database.pool.query<R>(numbered)).rows;
}

const dayOf = (text: string): CivilDate => {
  const day = parseCivilDate(text);
  if (day === undefined) throw new Error(`${text} is no day.`);
  return day;
};
const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2 : (sorted[Math.floor(middle)] ?? 0);
};
/** Rounded to one decimal, half away from zero. */
const tenth = (value: number): number => Math.round((value + Number.EPSILON) * 10) / 10;
const HOUR_MS = 3_600_000;

interface Case {
  readonly values: readonly (string | null)[];
  /** Undefined where there is nothing to measure. */
  readonly measured: number | undefined;
}

/** The groups of a table as it shows them, and as they follow from the cases. */
async function expectMedians(key: FigureKey, measure: string, cases: readonly Case[]): Promise<void> {
  const table = FIGURE_TABLES[key];
  const { tables } = await api.analytics.getFigures({ part: table.part, from: addDays(today, -99), to: today, compare: 'no' });
  const shown = tables.find((one) => one.key === key);
  const place = table.measures.indexOf(measure);
  const own = new Map<string, Case[]>();
  for (const one of cases) own.set(JSON.stringify(one.values), [...(own.get(JSON.stringify(one.values)) ?? []), one]);
  const told = (all: readonly Case[]) => {
    const value = median(all.flatMap(({ measured }) => (measured === undefined ? [] : [measured])));
    return [all.length, value === null ? null : tenth(value)];
  };
  expect(own.size).toBeGreaterThan(1);
  expect(new Map(shown?.groups.map(({ values, count, measures }) => [JSON.stringify(values), [count, measures[place] ?? null]]))).toEqual(
    new Map([...own].map(([values, all]) => [values, told(all)])),
  );
  expect([shown?.all?.count, shown?.all?.measures[place] ?? null]).toEqual(told(cases));
}

test('answer time to hot leads, and by source', async () => {
  const leads = await query<{ urgency: string | null; source: string | null; createdAt: Date; at: Date | null }>(
    'select urgency, source, created_at as "createdAt", first_contacted_at as at from contacts',
  );
  const hours = ({ createdAt, at }: (typeof leads)[number]): number | undefined =>
    at === null ? undefined : tenth(Math.max(0, at.getTime() - createdAt.getTime()) / HOUR_MS);
  const answered = (after: number | undefined): string =>
    after === undefined ? 'waiting' : after <= 1 ? 'hour' : after <= 24 ? 'day' : 'later';
  await expectMedians(
    'hotLeads',
    'hours',
    leads
      .filter(({ urgency }) => urgency === 'High' || urgency === 'Critical')
      .map((lead) => ({ values: [answered(hours(lead))], measured: hours(lead) })),
  );
  await expectMedians(
    'leadsBySource',
    'hours',
    leads.map((lead) => ({ values: [lead.source ?? 'none'], measured: hours(lead) })),
  );
});

test('time between stages of leads and of clients', async () => {
  const stays = await query<{ category: string; stage: string; next: string; since: Date; until: Date }>(
    'select category, stage, next_stage as next, since, until from contact_stage_stays',
  );
  for (const [key, category] of [
    ['leadStays', 'lead'],
    ['clientStays', 'client'],
  ] as const)
    await expectMedians(
      key,
      'days',
      stays
        .filter((stay) => stay.category === category)
        .map(({ stage, next, since, until }) => ({
          values: [stage, next],
          measured: tenth((until.getTime() - since.getTime()) / HOUR_MS / 24),
        })),
    );
});

test('days to answer by bureau and by ground', async () => {
  const outcomes = await query<{
    bureau: string;
    ground: string | null;
    from: string | null;
    answered: string | null;
    result: string;
    decided: Date;
  }>(
    `select i.bureau, i.reason_code as ground, m.counted_from::text as from, o.answered_on::text as answered, o.result, o.decided_at as decided
     from dispute_outcomes o join dispute_items i on i.id = o.item_id
       left join dispute_mailings m on m.round_id = i.round_id and m.bureau = i.bureau`,
  );
  // The bureau's time counts from the receipt of its letter; without a mailing or an answer there is nothing to measure.
  const days = ({ from, answered, result, decided }: (typeof outcomes)[number]): number | undefined =>
    from === null || result === 'unanswered'
      ? undefined
      : daysBetween(dayOf(from), answered === null ? civilDateAt(decided, OFFICE_ZONE) : dayOf(answered));
  expect(new Set(outcomes.map((one) => days(one) === undefined))).toEqual(new Set([true, false]));
  await expectMedians(
    'outcomesByBureau',
    'days',
    outcomes.map((one) => ({ values: [one.bureau], measured: days(one) })),
  );
  await expectMedians(
    'outcomesByGround',
    'days',
    outcomes.map((one) => ({ values: [one.ground ?? 'none'], measured: days(one) })),
  );
});
