// An office with a great many people, made of chance but the same every time: names as uneven as real ones, and every
// field that lists filter and sort by.
import type { Pool } from 'pg';

const ONSETS = ['b', 'br', 'c', 'ch', 'd', 'f', 'g', 'gr', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'st', 't', 'v', 'w'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea'];
const ENDS = ['n', 'r', 's', 'ld', 'nez', 'son', 'ton', 'lla', 'man', 'tt'];
const FIRST = [
  'Maria',
  'James',
  'John',
  'Robert',
  'Jennifer',
  'Michael',
  'Linda',
  'David',
  'Elena',
  'William',
  'José',
  'Sarah',
  'Karen',
  'Luis',
  'Anna',
  'Daniel',
  'Nancy',
  'Mark',
  'Zoe',
  'Xavier',
];
const LAST = [
  'Smith',
  'Johnson',
  'Williams',
  'Brown',
  'Jones',
  'Garcia',
  'Miller',
  'Davis',
  'Rodriguez',
  'Martinez',
  'Hernandez',
  'Lopez',
  'Delgado',
  'Wilson',
  'Anderson',
  'Nguyen',
  "O'Brien",
  'Núñez',
  'Zimmerman',
  'Xu',
];

/** Adds `count` contacts, each with the activity of its making; the indexes are built afterwards. */
export async function seedContacts(pool: Pool, count: number): Promise<void> {
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename in ('contacts', 'activity') and indexname not like '%_pkey'`,
  );
  await pool.query(indexes.map((i) => `drop index ${i.indexname}`).join('; '));
  await pool.query(`insert into office_locations (id, name, created_at, updated_at)
    select ('0190aaaa-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'Office ' || i, now(), now() from generate_series(1, 6) i`);
  await pool.query(`insert into users (id, email, name, role, kind, created_at, valid_since)
    select ('0190bbbb-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'colleague' || i || '@example.test', 'Colleague ' || i, 'sales', 'staff', now(), now() from generate_series(1, 60) i`);
  // Of imports only the marks they leave on contacts count here.
  await pool.query('alter table contacts drop constraint if exists contacts_import_id_fkey');
  await pool.query(PEOPLE, [count, names(FIRST, 2000), names(LAST, 5000)]);
  await pool.query(`insert into activity (at, kind, actor_kind, actor_name, contact_id, subject_type, subject_id)
    select created_at, 'contacts.created', 'staff', 'Bench', id, 'contact', id from contacts order by id`);
  // Chained already, or the first server would spend minutes on it.
  await pool.query("insert into activity_chain (position, activity_id, hash) select row_number() over (order by id), id, '' from activity");
  await pool.query(`insert into contact_words (word) select distinct word from contacts, regexp_split_to_table(lower(first_name || ' ' || last_name), '[^[:alnum:]]+') as word
    where length(word) > 2 on conflict do nothing`);
  for (const { indexdef } of indexes) await pool.query(indexdef);
  for (const table of ['contacts', 'activity', 'activity_chain', 'contact_words']) await pool.query(`vacuum analyze ${table}`);
}

/** `count` names: the known ones first, then made-up ones. */
function names(known: readonly string[], count: number): string[] {
  const made = Array.from({ length: count * 2 }, (_, i) => {
    const syllable = (n: number): string => `${ONSETS[n % ONSETS.length]}${VOWELS[Math.floor(n / 5) % VOWELS.length]}`;
    const word = `${syllable(i)}${syllable(Math.floor(i / 7) + 3)}${ENDS[Math.floor(i / 3) % ENDS.length]}`;
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  });
  return [...new Set([...known, ...made])].slice(0, count);
}

/** $1 how many, $2 first names, $3 last names. A few names are borne by many; an import is a stretch of neighbors. */
const PEOPLE = `
with dice as materialized (
  select i, now() - interval '3 years' + i * (interval '3 years' / $1::int) as created_at,
    ($2::text[])[1 + floor(cardinality($2::text[]) * r1 ^ 2)] as first_name, ($3::text[])[1 + floor(cardinality($3::text[]) * r2 ^ 2)] as last_name,
    case when r3 < 0.35 then 'lead' when r3 < 0.82 then 'client' when r3 < 0.9 then 'affiliate' when r3 < 0.94 then 'furnisher' when r3 < 0.97 then 'provider' else 'other' end as category,
    r4, r5, r6, r7, r8, r9, r10
  from (select i, random() r1, random() r2, random() r3, random() r4, random() r5, random() r6, random() r7, random() r8, random() r9, random() r10
    from (select setseed(0.42)) s, generate_series(1, $1::int) i) d
), staged as materialized (
  select *, lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') as stamp,
    case category when 'lead' then (array['new', 'contacted', 'consult-booked', 'consult-done', 'agreement-sent', 'lost', 'lost', 'lost'])[1 + floor(8 * r4)]
      when 'client' then (array['onboarding', 'analysis', 'round-preparing', 'awaiting-responses', 'responses-in', 'graduation-ready', 'graduated', 'graduated', 'cancelled'])[1 + floor(9 * r4)] end as stage
  from dice
)
insert into contacts (id, category, stage, stage_since, urgency, first_name, last_name, email, phone, city, state, zip, source, owner_id, location_id, tags, follow_up_on,
  ssn_last4, birth_year, first_contacted_at, last_contacted_at, on_hold_since, hold_kind, archived_at, import_id, created_at, updated_at)
select (left(stamp, 8) || '-' || right(stamp, 4) || '-7' || lpad(to_hex(i % 4096), 3, '0') || '-8000-' || lpad(to_hex(i), 12, '0'))::uuid,
  category, stage, case when stage is not null then created_at end,
  case when category = 'lead' then (array['Low', 'Medium', 'Medium', 'High', 'Critical'])[1 + floor(5 * r5)] end,
  first_name, last_name, lower(first_name || '.' || last_name) || i % 1000 || '@' || (array['gmail.example', 'gmail.example', 'yahoo.example', 'outlook.example', 'office' || i % 200 || '.example'])[1 + floor(5 * r6)],
  '+1' || 200 + floor(700 * r7 ^ 2)::int || 200 + floor(799 * r8)::int || lpad(floor(10000 * r9)::text, 4, '0'), 'City ' || i % 300,
  (array['OH', 'CA', 'TX', 'FL', 'NY', 'PA', 'IL', 'GA', 'NC', 'MI', 'NJ', 'VA', 'WA', 'AZ', 'TN', 'MA', 'IN', 'MO', 'MD', 'WI', 'CO', 'MN', 'SC', 'AL', 'LA', 'KY', 'OR', 'OK', 'CT', 'UT', 'NV', 'IA', 'AR', 'MS', 'KS', 'WY'])[1 + floor(36 * r10 ^ 2)],
  lpad((i % 100000)::text, 5, '0'),
  case when r9 < 0.9 then (array['Website', 'Google', 'Facebook', 'Walk-in', 'Radio', 'Mailer', 'Partner', 'Referral', 'Yelp', 'Event', 'Podcast', 'Other'])[1 + floor(12 * r8 ^ 2)] end,
  case when r7 < 0.85 then ('0190bbbb-0000-7000-8000-' || lpad(to_hex(1 + floor(60 * r6 ^ 2)::int), 12, '0'))::uuid end,
  ('0190aaaa-0000-7000-8000-' || lpad(to_hex(1 + floor(6 * r5 ^ 2)::int), 12, '0'))::uuid,
  case when r8 < 0.5 then '{}' when r8 < 0.8 then array['Tag ' || floor(40 * r9 ^ 2)] else array['Tag ' || floor(20 * r9), 'Tag ' || 20 + floor(20 * r6)] end,
  case when r10 < 0.3 then current_date - 30 + floor(90 * r9)::int end,
  case when r4 < 0.6 then lpad(floor(10000 * r5)::text, 4, '0') end, 1950 + floor(50 * r6)::int,
  case when r6 < 0.7 then created_at + interval '1 day' * r5 end, case when r6 < 0.6 then created_at + (now() - created_at) * r10 end,
  case when r9 < 0.02 then created_at end, case when r9 < 0.02 then 'office' end, case when r5 > 0.92 then created_at + interval '200 days' end,
  case when (i / 5000) % 5 < 2 then ('0190cccc-0000-7000-8000-' || lpad(to_hex(i / 5000), 12, '0'))::uuid end, created_at, created_at
from staged`;
