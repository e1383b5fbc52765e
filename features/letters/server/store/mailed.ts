// Letters and what is recorded of their mailing.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { kindOf, type LetterKind } from '../../rules/letter-kinds.ts';
import { CAME_BACK, NOT_MAILED } from './mailing-days.ts';

export type PrintedLetter = LetterKind & {
  readonly id: string;
  readonly contactId: string;
  readonly recipient: string;
  /** Days from its receipt by which an answer is owed, where the letter is written and one is. */
  readonly answerDays: number | null;
  readonly state: 'rendering' | 'ready' | 'failed' | 'cancelled';
  readonly printedAt: Date | null;
  /** False where it names an item that was withdrawn since. */
  readonly isWhole: boolean;
};
type Row = Parameters<typeof kindOf>[0] &
  Pick<PrintedLetter, 'id' | 'contactId' | 'recipient' | 'answerDays' | 'state' | 'printedAt' | 'isWhole'>;

/** The letters with these ids, in the order of the bureaus; one that is not there is missing from the answer. */
export async function listPrinted(db: Db, ids: readonly string[]): Promise<readonly PrintedLetter[]> {
  const { rows } =
    await sql<Row>`select l.id, l.contact_id as "contactId", l.kind, l.round_id as "roundId", l.round_number as "roundNumber", l.bureau,
      l.recipient_class as "recipientClass", l.source_name as "sourceName", l.recipient, l.answer_days as "answerDays", l.state, l.printed_at as "printedAt",
      l.kind = 'written' or l.items = (select count(*) from dispute_item_results i where i.contact_id = l.contact_id and i.round_id = l.round_id and i.bureau = l.bureau) as "isWhole"
    from letters l where l.id = any(${[...ids]}::uuid[]) order by l.bureau nulls last, l.id`.execute(db);
  return rows.map(({ id, contactId, recipient, answerDays, state, printedAt, isWhole, ...kind }) => ({
    id,
    contactId,
    recipient,
    answerDays,
    state,
    printedAt,
    isWhole,
    ...kindOf(kind),
  }));
}

/**
 * Letters that were printed before `before` and whose mailing no one recorded; of a round only while its items still wait for an answer. Counted up
 * to `cap`.
 */
export async function countUnmailed(db: StaffDb, before: Date, cap: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from letters l join contact_names c on c.id = l.contact_id
    where l.printed_at < ${before} and c.archived_at is null
      and l.state = 'ready' and ${NOT_MAILED} and not ${CAME_BACK} and (l.kind = 'written'
        or exists (select 1 from dispute_items_in_progress i where i.contact_id = l.contact_id and i.round_id = l.round_id and i.bureau = l.bureau))
    limit ${cap}) as unmailed`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Marks letters that a mail service printed. */
export async function setPrintedByService(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('letters')
    .set({ printedAt: at })
    .where('id', 'in', [...ids])
    .where('printedAt', 'is', null)
    .execute();
}
