// What was said about one record of a person moves to another, and comes back when the merge is undone.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { follower } from '../../../../platform/server/manifest.ts';
import { moveSources } from '../../../disputes/server/public.ts';

const movedWords = z.object({ statements: z.array(z.uuid()).readonly(), answers: z.array(z.uuid()).readonly() });
type MovedWords = z.output<typeof movedWords>;

export const WORDS_FOLLOW = follower({
  key: 'words',
  tables: ['client_statements', 'finding_answers'],
  moved: movedWords,
  move: moveWords,
  moveBack: moveWordsBack,
});

/** Gives statements and answers to another contact. Where both have an answer, the other's counts and this one stays on its record. */
async function moveWords(db: Db, fromId: string, toId: string): Promise<MovedWords> {
  const statements = await sql<
    Pick<Row<'clientStatements'>, 'id'>
  >`update client_statements set contact_id = ${toId} where contact_id = ${fromId} returning id`.execute(db);
  const answers = await sql<
    Pick<Row<'findingAnswers'>, 'id'>
  >`update finding_answers a set contact_id = ${toId} where a.contact_id = ${fromId}
    and not exists (select 1 from finding_answers o where o.contact_id = ${toId} and o.finding_key = a.finding_key) returning a.id`.execute(
    db,
  );
  await moveSources(
    db,
    [...statements.rows, ...answers.rows].map(({ id }) => id),
    toId,
  );
  return { statements: statements.rows.map(({ id }) => id), answers: answers.rows.map(({ id }) => id) };
}

/** Gives them back, those that `fromId` still has. */
async function moveWordsBack(db: Db, { statements, answers }: MovedWords, fromId: string, toId: string): Promise<void> {
  const back = await sql<{
    id: string;
  }>`update client_statements set contact_id = ${toId} where contact_id = ${fromId} and id = any(${[...statements]}::uuid[]) returning id`.execute(
    db,
  );
  const moved = await sql<
    Pick<Row<'findingAnswers'>, 'id'>
  >`update finding_answers a set contact_id = ${toId} where a.contact_id = ${fromId} and a.id = any(${[...answers]}::uuid[])
    and not exists (select 1 from finding_answers o where o.contact_id = ${toId} and o.finding_key = a.finding_key) returning a.id`.execute(
    db,
  );
  await moveSources(
    db,
    [...back.rows, ...moved.rows].map(({ id }) => id),
    toId,
  );
}
