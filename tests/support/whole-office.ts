// Looks through an office that no process works on any more: what was acknowledged is there, nothing was done twice, nothing is left over.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { extendChain } from '../../features/activity/server/chain.ts';
import { verifyChain } from '../../features/activity/server/public.ts';
import { createBlobStore } from '../../platform/server/blobs.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { createSealer } from '../../platform/server/seal.ts';
import type { TestMailServer } from '../../features/mail/server/testing.ts';
import type { Acknowledged } from './mixed-load.ts';

/** Kinds of activity that a record has once in its life. */
const ONCE = [
  'contacts.created',
  'contacts.noteAdded',
  'creditReports.uploaded',
  'disputes.roundOpened',
  'letters.composed',
  'letters.rendered',
  'letters.printBatchCreated',
  'letters.printBatchRendered',
  'imports.uploaded',
  'imports.finished',
  'bulk.started',
  'bulk.finished',
  'exports.requested',
  'exports.written',
  'mail.sent',
  'mail.unanswered',
];

/** What is not as it should be, a sentence each; empty for a whole office. */
export async function findDamage(
  office: { readonly DATA_DIR: string; readonly DATABASE_URL?: string },
  acknowledged: Acknowledged,
  mails: Pick<TestMailServer, 'received'>,
): Promise<readonly string[]> {
  const database = await openDatabase({ DATABASE_URL: office.DATABASE_URL, DATA_DIR: office.DATA_DIR });
  try {
    const damage: string[] = [];
    const { pool } = database;
    const none = async (what: string, query: string, values: readonly unknown[] = []): Promise<void> => {
      for (const row of await rowsOf(pool, query, values)) damage.push(`${what}: ${JSON.stringify(row)}`);
    };
    const there = (what: string, ids: readonly string[], query: string) =>
      none(`${what} is not there`, `select a.id from unnest($1::text[]) a(id) where not exists (${query})`, [ids]);

    await there('contact', acknowledged.contacts, 'select 1 from contacts t where t.id::text = a.id');
    await there('note', acknowledged.notes, 'select 1 from contact_notes t where t.id::text = a.id');
    await there(
      'report that was read',
      acknowledged.reports,
      "select 1 from credit_reports t where t.id::text = a.id and t.state = 'ready'",
    );
    await there(
      'print batch that is ready',
      acknowledged.batches,
      "select 1 from print_batches t where t.id::text = a.id and t.state = 'ready'",
    );
    await there('import that is done', acknowledged.imports, "select 1 from imports t where t.id::text = a.id and t.state = 'done'");
    await there('bulk change that is done', acknowledged.bulk, "select 1 from bulk_runs t where t.id::text = a.id and t.state = 'done'");
    await there('export that is written', acknowledged.exports, "select 1 from exports t where t.id::text = a.id and t.state = 'ready'");
    await there('invitation', acknowledged.invited, 'select 1 from invites t where t.contact_id::text = a.id');

    await none('made twice', 'select email, count(*) from contacts group by email having count(*) > 1');
    await none(
      'more than one activity',
      `select kind, subject_id, count(*) from activity where kind = any($1) group by kind, subject_id having count(*) > 1`,
      [ONCE],
    );
    await none(
      'contact without its activity',
      `select c.id from contacts c where c.import_id is null
        and not exists (select 1 from activity a where a.kind = 'contacts.created' and a.contact_id = c.id)`,
    );
    await none(
      'round without three letters that are ready',
      `select a.id, count(l.id) from unnest($1::text[]) a(id) left join letters l on l.round_id::text = a.id and l.state = 'ready'
        group by a.id having count(l.id) <> 3`,
      [acknowledged.rounds.map(({ roundId }) => roundId)],
    );
    await none(
      'printed not once on the timeline',
      `select a.id, count(v.id) from unnest($1::text[]) a(id) left join activity v on v.contact_id::text = a.id and v.kind = 'letters.printed'
        group by a.id having count(v.id) <> 1`,
      [acknowledged.rounds.map(({ contactId }) => contactId)],
    );
    await none(
      'import whose people are not those it counted',
      `select i.id, i.rows_written, count(c.id) from imports i left join contacts c on c.import_id = i.id where i.state = 'done'
        group by i.id having count(c.id) <> i.rows_written`,
    );
    await none(
      'bulk change that did not change each once',
      `select r.id, r.rows_changed, count(c.id) from bulk_runs r left join contacts c on c.import_id = (r.filter ->> 'import')::uuid
        and c.urgency = 'High' and c.version = 2 where r.state = 'done' group by r.id having count(c.id) <> r.rows_changed`,
    );
    await none(
      'export that counts other rows',
      "select id, rows_total, rows_written from exports where state = 'ready' and rows_written < rows_total",
    );
    await none('something that left in an open state', "select kind, key, state from effects where state in ('intended', 'asked')");
    await none('job that was given up', "select name, output from jobs.job where state = 'failed'");
    await none(
      'job that waits',
      `select name, state from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
        and name not in (select name from jobs.schedule)`,
    );
    damage.push(...(await findMailDamage(pool, mails)));

    const key = Buffer.from(readFileSync(join(office.DATA_DIR, 'keys', 'seal.key'), 'utf8'), 'base64');
    const sealer = createSealer(key);
    while ((await database.transaction((tx) => extendChain(tx, sealer))) > 0);
    const chain = await verifyChain({ db: database.db, sealer, dataDir: office.DATA_DIR });
    if (!chain.ok) damage.push(chain.sentence);

    const blobs = createBlobStore(join(office.DATA_DIR, 'files'), sealer);
    for (const row of await rowsOf<{ id: string; key: string }>(pool, 'select id, blob_key as key from files where deleted_at is null'))
      await blobs.get(row.key).catch(() => damage.push(`file without its bytes: ${row.id}`));
    return damage;
  } finally {
    await database.close();
  }
}

async function findMailDamage(pool: Pool, { received }: Pick<TestMailServer, 'received'>): Promise<readonly string[]> {
  const damage: string[] = [];
  const seen = new Map<string, number>();
  for (const mail of received) {
    const id = /<([^@]+)@/.exec(mail.header('message-id') ?? '')?.[1] ?? 'without an id';
    seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  for (const [id, times] of seen) if (times > 1) damage.push(`email ${id} arrived ${times} times`);
  const states = new Map(
    (await rowsOf<{ id: string; state: string }>(pool, "select key as id, state from effects where kind = 'mail.send'")).map((row) => [
      row.id,
      row.state,
    ]),
  );
  for (const [id, state] of states) if (state === 'done' && !seen.has(id)) damage.push(`email ${id} is called sent and never arrived`);
  for (const id of seen.keys())
    if (!['done', 'unknown'].includes(states.get(id) ?? '')) damage.push(`email ${id} arrived and is called ${states.get(id)}`);
  return damage;
}

async function rowsOf<T = unknown>(pool: Pool, query: string, values: readonly unknown[] = []): Promise<readonly T[]> {
  return (await pool.query(query, [...values])).rows as T[];
}
