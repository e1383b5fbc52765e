// The role that clients' queries run as. A migration says by its policies what a client may do with a table; here the role is made
// and given the rights the policies then narrow. At each start and not in a migration, because roles belong to the server and not to
// the database: a restored or moved database comes without them.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Logger } from '../log.ts';
import { PORTAL_ROLE } from './handles.ts';
import { lockOn } from './lock-on.ts';

const ROLE = sql.id(PORTAL_ROLE);
const HOW_TO = `Row-level security for clients is off. An administrator can turn it on: create role ${PORTAL_ROLE} nologin; grant ${PORTAL_ROLE} to the user of this program.`;

/** Prepares the role; false, said once in the log, when the program's user may not make or take it. Clients are then held to their own by the stores alone. */
export async function preparePortalRole(db: Kysely<Tables>, log: Logger): Promise<boolean> {
  try {
    if (!(await canTake(db))) await makeRole(db);
    if (!(await canTake(db))) throw new Error(`The user of the database may not take the role ${PORTAL_ROLE}.`);
    await grantTables(db);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, HOW_TO);
    return false;
  }
}

async function canTake(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db.transaction().execute((tx) => sql`select set_config('role', ${PORTAL_ROLE}, true)`.execute(tx));
    return true;
  } catch {
    return false;
  }
}

async function makeRole(db: Kysely<Tables>): Promise<void> {
  // Another process may be making it at this moment, or an administrator has made it and only the grant is missing.
  await sql`create role ${ROLE} nologin`.execute(db).catch(() => undefined);
  await sql`grant ${ROLE} to current_user`.execute(db).catch(() => undefined);
}

/** Rights to every table that has a policy, and to the views over them; what the policies do not allow stays out of sight. */
async function grantTables(db: Kysely<Tables>): Promise<void> {
  const lacking = sql<{ name: string; isView: boolean }>`select c.relname as name, c.relkind = 'v' as "isView" from pg_class c
    where c.relnamespace = 'public'::regnamespace and (c.relkind = 'v' or (c.relkind = 'r' and exists (select 1 from pg_policy p where p.polrelid = c.oid)))
      and not has_table_privilege(${PORTAL_ROLE}, c.oid, case when c.relkind = 'v' then 'select' else 'delete' end) order by c.relname`;
  if ((await lacking.execute(db)).rows.length === 0) return;
  await db.transaction().execute(async (tx) => {
    // Of several processes that start at once, one grants.
    await lockOn(tx, 'portal-role');
    const { rows } = await lacking.execute(tx);
    const namesOf = (views: boolean) => rows.filter(({ isView }) => isView === views).map(({ name }) => sql.table(name));
    const [tables, views] = [namesOf(false), namesOf(true)];
    if (tables.length > 0) await sql`grant select, insert, update, delete on ${sql.join(tables)} to ${ROLE}`.execute(tx);
    if (views.length > 0) await sql`grant select on ${sql.join(views)} to ${ROLE}`.execute(tx);
  });
}
