// Letters that come with the program, as the database has them.
import { sql } from 'kysely';
import { z } from 'zod';
import { newId } from '../../../../platform/base/ids.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { LetterNature } from './letters.ts';

export interface KnownShipped {
  readonly id: string;
  readonly key: string;
  readonly pairId: string;
  readonly name: string;
  readonly purpose: string;
  readonly nature: unknown;
  /** Number and words of the newest version; the office published it where `byOffice`. */
  readonly number: number;
  readonly content: unknown;
  readonly byOffice: boolean;
  readonly hasDraft: boolean;
}

/** Every letter with a key, with its newest version. */
export async function listShipped(db: Db): Promise<readonly KnownShipped[]> {
  const { rows } =
    await sql<KnownShipped>`select t.id, t.key, t.pair_id as "pairId", t.name, t.purpose, jsonb_build_object('category', t.category,
      'recipientClass', t.recipient_class, 'use', t.use, 'rounds', t.rounds, 'grounds', t.grounds, 'language', t.language,
      'gates', t.gates, 'laws', t.laws) as nature, v.number, v.content, v.published_by is not null as "byOffice",
      t.draft is not null as "hasDraft"
    from library_letters t
    cross join lateral (select * from library_letter_versions where library_letter_id = t.id order by number desc limit 1) v
    where t.key is not null`.execute(db);
  return rows;
}

export interface ShippedRow extends LetterNature {
  readonly key: string;
  readonly pairId: string;
  readonly name: string;
}

/** Adds a letter, or writes over what it is; the id of its row. */
export async function saveShipped(db: Db, { rounds, grounds, gates, laws, ...same }: ShippedRow, at: Date): Promise<string> {
  const lists = { rounds: [...rounds], grounds: [...grounds], gates: [...gates], laws: [...laws] };
  const { id } = await db
    .insertInto('libraryLetters')
    .values({ id: newId(at), ...same, ...lists, createdAt: at, updatedAt: at })
    .onConflict((oc) => oc.column('key').doUpdateSet({ ...same, ...lists, updatedAt: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return z.uuid().parse(id);
}
