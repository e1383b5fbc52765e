// What the bare limit sends for contacts: the session, as the program looks it up, and plain statements that select the same.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CompiledQuery } from 'kysely';
import { openDatabase, queryThrough, type StaffDb } from '../../platform/server/database/open-database.ts';
import { mintStaffDb } from '../../platform/server/database/handles.ts';
import { findSession } from '../../features/identity/server/store.ts';
import { findHits, findNearHits } from '../../features/contacts/server/store/search.ts';
import type { Office } from './contacts-office.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
export interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const BARE_SERVER = fileURLToPath(new URL('./bare-list-server.ts', import.meta.url));
const COLUMNS = `c.id, c.version, c.name, c.company, c.category, c.stage, c.stage_since, c.urgency, c.email, c.phone, c.city, c.state, c.source,
  (select r.name from contacts r where r.id = c.referrer_id) as referrer_name, c.owner_id, c.location_id, c.tags, c.follow_up_on, c.hold_kind, c.ssn_last4, c.first_contacted_at, c.last_contacted_at,
  (select a.at from activity a where a.contact_id = c.id order by a.id desc limit 1) as last_activity_at, c.archived_at, c.created_at`;

/** The rows of one page, as one would write it. */
export function plainPage(where: string, order: string, values: readonly unknown[] = []): Statement {
  return { text: `select ${COLUMNS} from contacts c where ${where} and c.archived_at is null order by ${order} limit 50`, values };
}
export function plainTotal(where: string): Statement {
  return {
    text: `select count(*) as n from (select 1 from contacts c where ${where} and c.archived_at is null limit 10001) m`,
    values: [],
  };
}
export const PLAIN_INSERT: Statement = {
  text: `insert into contacts (id, category, stage, stage_since, first_name, last_name, email, phone, address_line1, city, state, zip, tags, created_at, updated_at)
    values (gen_random_uuid(), 'lead', 'new', now(), 'Maria', 'Delgado', random() || '@example.test', '+14195550142', '412 Alder St', 'Toledo', 'OH', '43604', '{VIP}', now(), now()) returning id`,
  values: [],
};

/** Starts the bare server with these statements for each path, the session's before them. */
export async function startBare(office: Office, token: string, paths: Readonly<Record<string, readonly Statement[]>>): Promise<BareServer> {
  const [session] = await capture(office, (db) => findSession(db, ...subjectOf(token)));
  const all = Object.fromEntries(Object.entries(paths).map(([path, statements]) => [path, [...(session ? [session] : []), ...statements]]));
  const bare = spawn(process.execPath, [BARE_SERVER], { env: { ...process.env, ...office.env }, stdio: ['pipe', 'pipe', 'inherit'] });
  bare.stdin.end(JSON.stringify(all));
  const [line] = (await once(bare.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    pid: bare.pid ?? 0,
    stop: async () => {
      bare.kill('SIGTERM');
      await once(bare, 'exit');
    },
  };
}

/** The statements behind one question of the search field. */
export function captureSearch(office: Office, q: string, limit: number): Promise<Statement[]> {
  return capture(office, async (db) => {
    if ((await findHits(db, q, limit)).length < limit) await findNearHits(db, q, limit);
  });
}

/** The statements that a question sends. */
export async function capture(office: Office, run: (db: StaffDb) => Promise<unknown>): Promise<Statement[]> {
  const database = await openDatabase(office.env);
  const seen: CompiledQuery[] = [];
  await run(mintStaffDb(queryThrough(database.pool, (event) => void seen.push(event.query))));
  await database.close();
  return seen.map((q) => ({ text: q.sql, values: q.parameters }));
}

function subjectOf(token: string): [string, string] {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string; sub: string };
  return [claims.sid, claims.sub];
}
