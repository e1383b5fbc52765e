// How long each kind of record must and may be kept, and how it is destroyed: declared by the feature that owns the tables, read by the one
// that lists what is due. Days are civil.
import { sql } from 'kysely';
import type { CivilDate } from '../base/civil-date.ts';
import type { Db } from './database/open-database.ts';
import type { Sealer } from './seal.ts';

/**
 * Which clock of a client a kind follows: 'reports' is consumer-report information and identity, which goes two years after its last use
 * (16 CFR 314.4(c)(6)); 'records' is the work for the client, kept for as long as claims may be brought, and then all that is left.
 */
export type RetentionGroup = 'reports' | 'records';

/** What the days of a kind are counted from. */
export interface RetentionPerson {
  readonly contactId: string;
  /** The day the matter was closed, or of the last use where it was not. */
  readonly since: CivilDate;
}
/** Until when a kind must be kept, and by which law. */
export interface MustKeep {
  readonly until: CivilDate;
  readonly source: string;
}
export interface DestroyCall {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly contactId: string;
  /** The disposal this belongs to; it is named where something else must know that the destruction was allowed. */
  readonly disposalId: string;
  readonly now: Date;
}
export interface Destroyed {
  readonly rows: number;
  /** Keys of stored bytes that no row names any more; they are removed once the change has been committed. */
  readonly blobs: readonly string[];
}

/** A kind of record about a contact. */
export interface RetentionKind {
  /** 'feature.what'; stored with what was destroyed, so it never changes. */
  readonly key: `${string}.${string}`;
  /** In plain words, as the page and the certificate name it: 'Notes'. */
  readonly name: string;
  /** The tables with personal data whose rows belong to it. */
  readonly tables: readonly [string, ...string[]];
  readonly group: RetentionGroup;
  /** Whether the client's wish takes it before its time: false for what answers a claim against the office. */
  readonly onRequest: boolean;
  /** It says whose everything else is, so it goes when nothing else of the contact has to stay. */
  readonly isLast?: true;
  /** What a statute asks to keep; people without such a day are absent. No one may destroy it before. */
  readonly mustKeep?: (db: Db, people: readonly RetentionPerson[], zone: string) => Promise<ReadonlyMap<string, MustKeep>>;
  /** Which of these contacts have anything of the kind. */
  readonly findHolders: (db: Db, contactIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Destroys all of the kind of one contact, whose row is locked. Run again it finds nothing and does nothing. */
  readonly destroy: (call: DestroyCall) => Promise<Destroyed>;
}

/** The contacts among these with a row in one of the tables. `where` narrows the rows by the alias `t`. */
export async function findHolders(
  db: Db,
  tables: readonly string[],
  contactIds: readonly string[],
  where = sql<boolean>`true`,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const table of tables) {
    const { rows } = await sql<{
      id: string;
    }>`select c.id from unnest(${[...contactIds]}::uuid[]) as c (id) where exists (select 1 from ${sql.table(table)} t where t.contact_id = c.id and ${where})`.execute(
      db,
    );
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Deletes the rows of a contact from these tables, in their order; answers how many there were. */
export async function deleteRows(db: Db, tables: readonly string[], contactId: string): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where contact_id = ${contactId}`.execute(db);
    rows += Number(numAffectedRows ?? 0n);
  }
  return rows;
}

/** The plain case: all rows of these tables go, in their order. */
export function rowsDisposed(kind: Omit<RetentionKind, 'findHolders' | 'destroy'>): RetentionKind {
  return {
    ...kind,
    findHolders: (db, contactIds) => findHolders(db, kind.tables, contactIds),
    destroy: async ({ db, contactId }) => ({ rows: await deleteRows(db, kind.tables, contactId), blobs: [] }),
  };
}
