// A database as migration 0043 left it, before these values were sealed: a row of each table, and a record of any length.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../apps/server/start-server.ts';
import { newId } from '../../platform/base/ids.ts';
import { migrate } from '../../platform/server/database/migrate.ts';
import type { Database } from '../../platform/server/database/open-database.ts';
import { createLogger } from '../../platform/server/log.ts';
import { createSealer } from '../../platform/server/seal.ts';

/** Words of the planted rows, each in one place only. */
export const PLANTED = {
  note: 'plantednote',
  call: 'plantedcall',
  matchA: 'PLANTEDMATCHA',
  matchB: 'PLANTEDMATCHB',
  event: 'PLANTEDEVENT',
  change: 'plantedchange',
  item: 'PLANTEDITEM',
  reported: 'plantedreported',
  fact: 'plantedfact',
  draftItem: 'PLANTEDDRAFTITEM',
  draftFact: 'planteddraftfact',
  outcome: 'plantedoutcome',
  outcomeChange: 'plantedoutcomechange',
  outcomeNote: 'plantedoutcomenote',
  question: 'plantedquestion',
  matter: 'PLANTEDMATTER',
  findingFact: 'plantedfindingfact',
  answer: 'plantedanswer',
  statement: 'plantedstatement',
  summary: 'plantedsummary',
  before: 'plantedbefore',
  after: 'plantedafter',
} as const;

export interface UnsealedOffice {
  readonly contactId: string;
  readonly reportId: string;
  readonly sourceId: string;
}

/** Builds the schema of that version in an empty database. */
export async function buildUnsealed(database: Database): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-migrations-'));
  try {
    for (const name of readdirSync(MIGRATIONS).filter((one) => one < '0044')) cpSync(join(MIGRATIONS, name), join(folder, name));
    await migrate(database.db, folder, { steps: [], sealer: createSealer(Buffer.alloc(32)), log: createLogger('silent') });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Plants the rows, and so many of the record, all but the last chained as that version did it. */
export async function plantUnsealed({ pool }: Database, recorded = 3): Promise<UnsealedOffice> {
  const w = PLANTED;
  const [contactId, reportId, before, roundId, itemId, sourceId, draftId] = Array.from({ length: 7 }, () => newId()) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const add = (table: string, columns: string, values: readonly unknown[]): Promise<unknown> =>
    pool.query(`insert into ${table} (${columns}) values (${values.map((_, i) => `$${i + 1}`).join(', ')})`, [...values]);
  const now = '2026-11-01T12:00:00Z';
  await add('contacts', 'id, category, stage, stage_since, first_name, last_name, created_at, updated_at', [
    contactId,
    'client',
    'onboarding',
    now,
    'Una',
    'Sealed',
    now,
    now,
  ]);
  for (const id of [before, reportId])
    await add('credit_reports', 'contact_id, id, file_name, sha256, state, report_date, uploaded_at, uploaded_by_name', [
      contactId,
      id,
      'report.json',
      id,
      'ready',
      id === before ? '2026-09-01' : '2026-10-01',
      now,
      'Test',
    ]);
  // Combined, and set aside by a person, so that nothing combines it again.
  const parts = [
    { bureau: 'EQ', reportId: before, reportDate: '2026-09-01', fileName: 'report.json' },
    { bureau: 'EX', reportId, reportDate: '2026-10-01', fileName: 'report.json' },
  ];
  await add(
    'credit_reports',
    'contact_id, id, file_name, sha256, state, discarded_from, source_format, parts, uploaded_at, uploaded_by_name',
    [contactId, newId(), 'Equifax and Experian', 'combined', 'discarded', 'ready', 'combined', JSON.stringify(parts), now, 'Test'],
  );
  await add('contact_notes', 'id, contact_id, body, created_at, created_by_name', [newId(), contactId, w.note, now, 'Test']);
  await add('lead_calls', 'id, contact_id, at, direction, outcome, note, by_name', [
    newId(),
    contactId,
    now,
    'outgoing',
    'reached',
    w.call,
    'Test',
  ]);
  const userId = newId();
  await pool.query("insert into roles (name, kind, permissions) values ('earlier', 'staff', '{}')");
  await add('users', 'id, email, name, role, kind, created_at, valid_since', [
    userId,
    'test@example.test',
    'Test',
    'earlier',
    'staff',
    now,
    now,
  ]);
  const line = (bureau: string, heading: string) =>
    JSON.stringify({ bureau, lineKey: `acct|${bureau}`, heading, accountNumberMasked: '4512****' });
  await add('credit_report_matches', 'contact_id, id, kind, line_a, line_b, decided_at, decided_by, decided_by_name', [
    contactId,
    newId(),
    'same',
    line('EQ', w.matchA),
    line('EX', w.matchB),
    now,
    userId,
    'Test',
  ]);
  const change = (word: string) => JSON.stringify([{ field: 'balance', label: 'Balance', before: word, after: '$0', effect: 'better' }]);
  await add(
    'credit_report_events',
    'contact_id, id, report_id, previous_report_id, position, bureau, kind, line, line_key, occurrence, heading, account_number_masked, negative, changes, evidence',
    [
      contactId,
      newId(),
      reportId,
      before,
      0,
      'EQ',
      'improved',
      'tradeline',
      'acct|1',
      0,
      w.event,
      '4512****',
      true,
      change(w.change),
      null,
    ],
  );
  for (const [number, id] of [roundId, draftId].entries())
    await add('dispute_rounds', 'contact_id, id, number, state, report_id, created_at, changed_at, opened_at', [
      contactId,
      id,
      number + 1,
      id === draftId ? 'draft' : 'open',
      reportId,
      now,
      now,
      id === draftId ? null : now,
    ]);
  // Both as that version kept them: one yes of the client for all facts, and nothing of what it should be.
  for (const [id, round, bureau, heading, fact] of [
    [itemId, roundId, 'EQ', w.item, w.fact],
    [newId(), draftId, 'EX', w.draftItem, w.draftFact],
  ] as const)
    await add(
      'dispute_items',
      'contact_id, id, round_id, position, bureau, kind, line_id, heading, account_number_masked, reported, reason_code, instruction_code, facts, client_confirmed, state',
      [
        contactId,
        id,
        round,
        0,
        bureau,
        'tradeline',
        'line-1',
        heading,
        '4512****',
        JSON.stringify([{ label: 'Balance', value: w.reported }]),
        'balance-wrong',
        round === draftId ? 'correct-balance' : null,
        JSON.stringify([{ text: fact, source: 'client' }]),
        true,
        round === draftId ? 'draft' : 'in-progress',
      ],
    );
  // The line goes by another id in the round: only name and number tell that it is the same.
  await add('dispute_item_sources', 'contact_id, source_id, round_id, report_id, bureau, kind, line_id, heading, account_number_masked', [
    contactId,
    sourceId,
    roundId,
    reportId,
    'EQ',
    'tradeline',
    'line-before',
    w.item,
    '4512****',
  ]);
  await add('dispute_outcomes', 'contact_id, id, item_id, result, source, explanation, changes, proposed_at, note', [
    contactId,
    newId(),
    itemId,
    'removed',
    'comparison',
    w.outcome,
    JSON.stringify([{ label: 'Balance', before: w.outcomeChange, after: '$0', effect: 'better' }]),
    now,
    w.outcomeNote,
  ]);
  await add(
    'finding_answers',
    'contact_id, id, finding_key, code, report_id, answer, question, heading, asked_at, answered_at, answered_by, answered_by_name, note, facts',
    [contactId, sourceId, 'A1:EQ:x', 'A1', reportId, 'wrong', w.question, w.matter, now, now, 'client', 'Una', w.answer, [w.findingFact]],
  );
  await add(
    'finding_answers',
    'contact_id, id, finding_key, code, report_id, answer, question, heading, asked_at, answered_at, answered_by',
    [
      contactId,
      newId(),
      'A29:EQ:x',
      'A29',
      reportId,
      'wrong',
      'Did you ever file for bankruptcy, alone or with a spouse?',
      'Bankruptcy',
      now,
      now,
      'client',
    ],
  );
  await add('client_statements', 'contact_id, id, kind, line_key, happened_on, words, added_at, added_by_name', [
    contactId,
    newId(),
    'paid',
    'acct|EQ',
    '2026-10-02',
    w.statement,
    now,
    'Test',
  ]);
  // Numbers as PostgreSQL keeps and JavaScript would not write them again, and an instant finer than a millisecond.
  await pool.query(
    `insert into activity (at, kind, actor_kind, actor_name, contact_id, subject_type, subject_id, summary, before, after)
      select timestamptz '2026-11-01 12:00:00.123456Z' + make_interval(secs => i), 'contacts.updated', 'system', 'Test', $1::uuid, 'contact', $1::uuid::text, $2::text || ' ' || i,
        jsonb_build_object('amount', 1.10, 'word', $3::text), case when i % 2 = 0 then jsonb_build_object('word', $4::text, 'big', 12345678901234567890) end
      from generate_series(1, $5::int) i`,
    [contactId, w.summary, w.before, w.after, recorded],
  );
  await chainAsBefore(pool, recorded - 1);
  return { contactId, reportId, sourceId };
}

/** The chain as that version wrote it. */
async function chainAsBefore(pool: Database['pool'], count: number): Promise<void> {
  const { rows } = await pool.query<{ id: number; text: string }>(
    `select a.id, (jsonb_build_array(a.id, extract(epoch from a.at), a.kind, a.actor_kind, a.actor_id, a.actor_name, a.contact_id, a.subject_type,
      a.subject_id, a.summary, a.before, a.after, a.request_id) || case when a.also_about is null then '[]'::jsonb else jsonb_build_array(a.also_about) end)::text as text
      from activity a order by a.id limit $1`,
    [count],
  );
  let hash = Buffer.alloc(32);
  const hashes = rows.map(({ text }) => (hash = createHash('sha256').update(hash).update(text).digest()));
  await pool.query(
    `insert into activity_chain (position, activity_id, hash) select row_number() over (), v.id, v.hash from unnest($1::bigint[], $2::bytea[]) as v(id, hash)`,
    [rows.map(({ id }) => id), hashes],
  );
}

/** The places whose rows hold one of these words in the clear, as table.column: every column but sealed bytes, in every table of the database. */
export async function findInClear({ pool }: Database, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ schema: string; table: string; column: string; isBytes: boolean }>(
    `select n.nspname as schema, c.relname as table, a.attname as column, a.atttypid = 'bytea'::regtype as "isBytes" from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname in ('public', 'jobs') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and (a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype, 'bytea'::regtype)) order by 2, 3`,
  );
  const found: string[] = [];
  for (const { schema, table, column, isBytes } of columns) {
    // Bytes are looked at as they are: what was forgotten to be sealed would be readable in them.
    const text = isBytes ? `encode(t."${column}", 'escape')` : `t."${column}"::text`;
    const { rows } = await pool.query<{ word: string }>(
      `select distinct w.word from "${schema}"."${table}" t, unnest($1::text[]) as w(word)
        where position(lower(w.word) in lower(${text})) > 0`,
      [words],
    );
    found.push(...rows.map(({ word }) => `${table}.${column}: ${word}`));
  }
  return found;
}
