// The letters of rounds as the office makes them: composed from the round, typeset, sealed into the store and written down, 2,000 of them, against
// the bare compiler on the same documents. Rounds come from one client and copies of that client.
import { fetchIdToken, connectApi, type ApiClient } from '../../apps/server/loopback-client.ts';
import { startServer, type RunningServer } from '../../apps/server/start-server.ts';
import { openDocuments } from '../../features/letters/server/store.ts';
import { readEnv } from '../../platform/server/env.ts';
import { copyClient } from '../../tests/support/copy-client.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import { letWork } from '../../tests/support/let-work.ts';
import { collectionItem, COMPLETE_CONTACT, mariasReport } from '../../tests/support/people.ts';
import { EMAIL, openOffice, PASSWORD } from './contacts-office.ts';
import { openBare } from './letters.ts';
import { treeMb } from './process-tree.ts';
import type { BenchRow } from './row.ts';

const LETTERS = 2000;
const BUREAUS = ['EQ', 'EX', 'TU'] as const;
/** As many of them the bare compiler makes, for its rate. */
const BARE = 300;
const THOUSAND = 1000;

export async function benchOfficeLetters(): Promise<readonly BenchRow[]> {
  const postgres = await findPostgres();
  if (!postgres) {
    console.log('No PostgreSQL here; the letters of an office were not measured.');
    return [];
  }
  const office = await openOffice(1, postgres.url);
  const server = await startServer(readEnv({ ...office.env, PORT: '0', LOG_LEVEL: 'error', BACKUP_NIGHTLY: '0' }), () => new Date());
  try {
    const api = connectApi(server.url, await fetchIdToken(server.url, EMAIL, PASSWORD));
    await openRounds(server, api);
    const { ours, first, last } = await writeLetters(server);
    const bare = await bareRate(server);
    return [
      {
        name: `${LETTERS} letters composed, typeset, sealed and written down, against the bare compiler`,
        bare,
        ours,
        unit: 'letters/s',
        ratio: ours / bare,
        limit: { atLeast: 0.5 },
      },
      {
        name: `memory after ${LETTERS} of them, against after ${THOUSAND}`,
        bare: first,
        ours: last,
        unit: 'MB',
        ratio: last / first,
        limit: { atMost: 1.25 },
      },
    ];
  } finally {
    await server.close();
    await office.close();
    await postgres.stop();
  }
}

/** One client with a round to three bureaus whose letters are taken away again, and as many copies as make the letters wanted. */
async function openRounds(server: RunningServer, api: ApiClient): Promise<void> {
  const { pool } = server.database;
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork({ server }, contactId);
  const { id: reportId } = await api.creditReports.upload({ contactId, file: mariasReport() });
  const report = await until(async () => {
    const found = await api.creditReports.get({ id: reportId });
    return found.state === 'reading' ? undefined : found;
  });
  const account = report.report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'));
  if (!account) throw new Error('The report was not read.');
  const items = BUREAUS.map((bureau) => collectionItem(account.id, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  await until(async () => ((await countReady(server)) === BUREAUS.length ? true : undefined));
  await pool.query('delete from letters where contact_id = $1', [contactId]);
  await copyClient(
    { database: server.database, sealer: server.services.sealer, blobs: server.services.blobs },
    contactId,
    Math.ceil(LETTERS / BUREAUS.length) - 1,
  );
}

async function writeLetters(server: RunningServer): Promise<{ readonly ours: number; readonly first: number; readonly last: number }> {
  const { db, pool } = server.database;
  const { rows } = await pool.query<{ contactId: string; roundId: string }>(
    `select contact_id as "contactId", id as "roundId" from dispute_rounds where state = 'open'`,
  );
  const wanted = rows.length * BUREAUS.length;
  const begun = performance.now();
  for (const { contactId, roundId } of rows) await server.context.jobs.send(db, 'letters.compose', { contactId, roundId });
  server.context.jobs.wake('letters.compose');
  let first = 0;
  await until(async () => {
    const made = await countReady(server);
    if (made >= THOUSAND && first === 0) first = treeMb(process.pid);
    return made >= wanted ? true : undefined;
  });
  return { ours: (wanted * 1000) / (performance.now() - begun), first, last: treeMb(process.pid) };
}

/** Letters a second by the compiler alone, as its package offers it. */
async function bareRate(server: RunningServer): Promise<number> {
  const { rows } = await server.database.pool.query<{ id: string }>(`select id from letters where state = 'ready' order by id limit $1`, [
    BARE,
  ]);
  const documents = await openDocuments(
    server.database.db,
    server.services.sealer,
    rows.map(({ id }) => id),
  );
  const compile = openBare();
  for (const document of documents.slice(0, 20)) compile(document);
  const begun = performance.now();
  for (const document of documents) {
    compile(document);
    // Typst's memory is given back between turns of the event loop only.
    await new Promise(setImmediate);
  }
  return (documents.length * 1000) / (performance.now() - begun);
}

async function countReady(server: RunningServer): Promise<number> {
  const { rows } = await server.database.pool.query<{ n: number }>(`select count(*)::int as n from letters where state = 'ready'`);
  return rows[0]?.n ?? 0;
}

async function until<T>(check: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await check();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
}
