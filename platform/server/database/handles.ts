// Mints the handles that say whose eyes a query is made with. Only platform/server does so, once it has proven who is calling; a law
// checks it.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { mintScope, type ClientScope, type Principal, type Scope } from '../scope.ts';
import type { ClientDb, JobDb, PublicDb, StaffDb } from './open-database.ts';

/** The role of the database that may do with a table what its policies allow, and nothing else. */
export const PORTAL_ROLE = 'redress_portal';

// None of these handles is limited to the records of one person.
export const mintStaffDb = (db: Kysely<Tables>): StaffDb => db as StaffDb;
export const mintJobDb = (db: Kysely<Tables>): JobDb => db as JobDb;
export const mintPublicDb = (db: Kysely<Tables>): PublicDb => db as PublicDb;

/**
 * Binds a transaction to a client. With `guarded`, the database holds it to what is the client's own until the transaction ends; without,
 * only the conditions of the stores do.
 */
async function bindToClient(
  tx: Kysely<Tables>,
  { contactId, userId }: Pick<ClientScope, 'contactId' | 'userId'>,
  guarded: boolean,
): Promise<ClientDb> {
  if (guarded)
    await sql`select set_config('redress.contact_id', ${contactId}, true), set_config('redress.user_id', ${userId}, true), set_config('role', ${PORTAL_ROLE}, true)`.execute(
      tx,
    );
  return Object.assign(tx.withTables<Record<never, never>>(), { contactId }) as ClientDb;
}

/** Gives a client's transaction the rights of the program again, for what the program writes about the change. */
async function releaseClient(tx: Kysely<Tables>, guarded: boolean): Promise<void> {
  if (guarded) await sql`reset role`.execute(tx);
}

/** How a transaction becomes the handle of an audience, and how the program takes it back. */
export interface Binding<D> {
  readonly bind: (tx: Kysely<Tables>) => D | Promise<D>;
  readonly release: (tx: Kysely<Tables>) => Promise<void>;
}

/** For all but clients. */
export function bindAs<H extends StaffDb | JobDb | PublicDb>(mint: (tx: Kysely<Tables>) => H): Binding<H> {
  return { bind: mint, release: async () => undefined };
}

export function bindAsClient(scope: Pick<ClientScope, 'contactId' | 'userId'>, guarded: boolean): Binding<ClientDb> {
  return { bind: (tx) => bindToClient(tx, scope, guarded), release: (tx) => releaseClient(tx, guarded) };
}

/** How a change by the person behind a scope gets its handle. */
export function bindingOf(scope: Scope, guarded: boolean): Binding<StaffDb | ClientDb | PublicDb> {
  if (scope.kind === 'client') return bindAsClient(scope, guarded);
  return scope.kind === 'staff' ? bindAs(mintStaffDb) : bindAs(mintPublicDb);
}

/** What reads are made through. */
export interface Reading {
  readonly db: JobDb;
  readonly guarded: boolean;
}

/** Reads as the person of a scope. */
export function readAs<T>(through: Reading, scope: Scope, read: (db: StaffDb | ClientDb | PublicDb) => Promise<T>): Promise<T> {
  return scope.kind === 'public' ? read(mintPublicDb(through.db)) : readAsPerson(through, scope, read);
}

/** Reads as a person; for a client in a transaction of its own, which ends with the reading. */
export async function readAsPerson<T>(
  { db, guarded }: Reading,
  person: Principal,
  read: (db: StaffDb | ClientDb) => Promise<T>,
): Promise<T> {
  const scope = mintScope(person);
  if (!scope) throw new Error('A client without a contact reads nothing.');
  if (scope.kind === 'staff') return read(mintStaffDb(db));
  return db.transaction().execute(async (tx) => {
    if (scope.readsOnly) await sql`set transaction read only`.execute(tx);
    return read(await bindToClient(tx, scope, guarded));
  });
}
