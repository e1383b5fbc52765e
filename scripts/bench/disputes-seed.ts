// A million disputed items of the clients of an office, made of chance but the same every time: three rounds of ten items for each client, most
// rounds closed, with reports, letters, approvals, mailings and proposed outcomes.
import type { Pool } from 'pg';

const ITEMS_OF_CLIENT = 30;

/** Adds about `items` items, and answers what there is of each. The indexes are those of the program. */
export async function seedDisputes(pool: Pool, items: number): Promise<string> {
  for (const statement of STATEMENTS) await pool.query(statement.replaceAll('$clients', String(Math.ceil(items / ITEMS_OF_CLIENT))));
  for (const table of TABLES) await pool.query(`vacuum analyze ${table}`);
  const counts = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await pool.query<{ n: string }>(`select count(*) as n from ${table}`);
      return `${table} ${Number(rows[0]?.n ?? 0).toLocaleString('en-US')}`;
    }),
  );
  return counts.join(', ');
}

const TABLES = [
  'credit_reports',
  'dispute_rounds',
  'dispute_items',
  'letters',
  'letter_approvals',
  'dispute_mailings',
  'dispute_outcomes',
  'finding_answers',
];

const STATEMENTS = [
  'select setseed(0.42)',
  `insert into credit_reports (contact_id, id, file_name, sha256, state, uploaded_at, uploaded_by_name)
    select c.id, gen_random_uuid(), 'report.json', c.id || ' ' || n, case when random() < 0.01 then 'questioned' else 'ready' end, now() - n * interval '45 days' - random() * interval '40 days', 'Bench'
    from (select id from contacts where category = 'client' order by id limit $clients) c, generate_series(0, 2) n`,
  // The newest round of one client in three is open, of a few being prepared.
  `insert into dispute_rounds (contact_id, id, number, state, report_id, created_at, changed_at, opened_at)
    select d.contact_id, gen_random_uuid(), d.number, d.state, d.report_id, d.at, d.at, case when d.state <> 'draft' then d.at end from (
      select r.contact_id, r.id as report_id, r.uploaded_at + interval '2 days' as at, row_number() over (partition by r.contact_id order by r.uploaded_at) as number,
        case when row_number() over (partition by r.contact_id order by r.uploaded_at desc) > 1 then 'closed' when random() < 0.33 then 'open' when random() < 0.05 then 'draft' else 'closed' end as state
      from credit_reports r) d`,
  `insert into dispute_items (contact_id, id, round_id, position, bureau, kind, line_id, client_confirmed, state, account_index, content_sealed)
    select r.contact_id, gen_random_uuid(), r.id, n, (array['EQ', 'EX', 'TU'])[1 + n % 3], 'tradeline', 'line ' || n, true,
      case r.state when 'draft' then 'draft' when 'open' then (array['in-progress', 'in-progress', 'in-progress', 'removed', 'confirmed'])[1 + floor(5 * random())]
        else (array['removed', 'removed', 'corrected', 'confirmed', 'unanswered'])[1 + floor(5 * random())] end,
      decode(md5(r.contact_id || ' ' || n), 'hex'), decode(repeat('00', 400), 'hex')
    from dispute_rounds r, generate_series(0, 9) n`,
  `insert into letters (contact_id, id, round_id, round_number, bureau, state, recipient, items, document_sealed, pdf_sha256, created_at, printed_at)
    select r.contact_id, gen_random_uuid(), r.id, r.number, bureau, case when chance < 0.01 and r.state = 'open' then 'failed' else 'ready' end, 'Bureau', 3,
      case when chance < 0.01 and r.state = 'open' then null else decode(repeat('00', 400), 'hex') end, 'sha', r.opened_at, case when r.state = 'closed' or chance > 0.2 then r.opened_at end
    from dispute_rounds r, unnest(array['EQ', 'EX', 'TU']) bureau, lateral (select random() as chance where bureau is not null) dice where r.state <> 'draft'`,
  `insert into letter_approvals (id, contact_id, letter_id, sha256, decision, way, decided_at, decided_on, content_sealed)
    select gen_random_uuid(), contact_id, id, 'sha', case when random() < 0.02 then 'sent-back' else 'approved' end, 'portal', created_at, greatest(created_at::date, current_date - 20), '\\x00'
    from letters where state = 'ready' and (printed_at is not null or random() < 0.5)`,
  `insert into dispute_mailings (contact_id, round_id, bureau, mailed_on, method, counted_from, overdue_after, recorded_at, recorded_by_name)
    select contact_id, round_id, bureau, created_at::date, 'first-class', created_at::date + 5, created_at::date + 35, created_at, 'Bench' from letters
    where printed_at is not null and random() < 0.95`,
  `insert into dispute_outcomes (contact_id, id, item_id, result, source, state, proposed_at, content_sealed)
    select contact_id, gen_random_uuid(), id, 'removed', 'hand', case state when 'in-progress' then 'proposed' else 'accepted' end, now(), '\\x00'
    from dispute_items where state in ('removed', 'corrected', 'confirmed') or (state = 'in-progress' and random() < 0.05)`,
  `insert into finding_answers (contact_id, id, finding_key, code, report_id, answer, asked_at, answered_at, matter_sealed)
    select contact_id, gen_random_uuid(), 'key ' || id, 'code', id, case when random() < 0.02 then 'asked' else 'wrong' end, uploaded_at + interval '1 day', uploaded_at + interval '1 day', '\\x00'
    from credit_reports where random() < 0.8`,
] as const;
