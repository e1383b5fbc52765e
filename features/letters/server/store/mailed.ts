// Letters and what is recorded of their mailing.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { DELIVERY_PROOFS, MAILING_METHODS } from '../../../disputes/rules/mailing.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { kindOf, type LetterKind } from '../../rules/letter-kinds.ts';
import { CAME_BACK, NOT_MAILED } from './mailing-days.ts';

export type PrintedLetter = LetterKind & {
  readonly id: string;
  readonly contactId: string;
  readonly recipient: string;
  /** Days from its receipt by which an answer is owed, where the letter is written and one is. */
  readonly answerDays: number | null;
  readonly answerInBusinessDays: boolean;
  readonly state: 'rendering' | 'ready' | 'failed' | 'cancelled';
  readonly printedAt: Date | null;
  /** False where it names an item that was withdrawn since. */
  readonly isWhole: boolean;
};
type Row = Parameters<typeof kindOf>[0] &
  Pick<PrintedLetter, 'id' | 'contactId' | 'recipient' | 'answerDays' | 'answerInBusinessDays' | 'state' | 'printedAt' | 'isWhole'>;

/** The letters with these ids, in the order of the bureaus; one that is not there is missing from the answer. */
export async function listPrinted(db: Db, ids: readonly string[]): Promise<readonly PrintedLetter[]> {
  const { rows } =
    await sql<Row>`select l.id, l.contact_id as "contactId", l.kind, l.round_id as "roundId", l.round_number as "roundNumber", l.bureau,
      l.recipient_class as "recipientClass", l.source_name as "sourceName", l.recipient, l.answer_days as "answerDays", l.answer_in_business_days as "answerInBusinessDays", l.state, l.printed_at as "printedAt",
      l.kind = 'written' or l.items = (select count(*) from dispute_item_results i where i.contact_id = l.contact_id and i.round_id = l.round_id and i.bureau = l.bureau) as "isWhole"
    from letters l where l.id = any(${[...ids]}::uuid[]) order by l.bureau nulls last, l.id`.execute(db);
  return rows.map(({ id, contactId, recipient, answerDays, answerInBusinessDays, state, printedAt, isWhole, ...kind }) => ({
    id,
    contactId,
    recipient,
    answerDays,
    answerInBusinessDays,
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

export type MailedLetter = LetterKind & {
  readonly id: string;
  readonly fileId: string;
  readonly recipient: string;
  readonly pages: number | null;
  readonly mailedOn: CivilDate;
  readonly method: (typeof MAILING_METHODS)[number];
  readonly trackingNumber: string | null;
  readonly receivedOn: CivilDate | null;
  readonly receivedHow: (typeof DELIVERY_PROOFS)[number] | null;
  /** Null where no answer is owed. */
  readonly overdueAfter: CivilDate | null;
};
type MailedRow = Parameters<typeof kindOf>[0] & Omit<MailedLetter, keyof LetterKind>;

/** Letters of a contact whose mailing is recorded and whose PDF is kept, the first mailed first. */
export async function listMailed(db: Db, contactId: string, limit: number): Promise<readonly MailedLetter[]> {
  const { rows } =
    await sql<MailedRow>`select l.id, l.file_id as "fileId", l.kind, l.round_id as "roundId", l.round_number as "roundNumber", l.bureau, l.recipient_class as "recipientClass",
      l.source_name as "sourceName", l.recipient, l.pages, m.mailed_on as "mailedOn", m.method, m.tracking_number as "trackingNumber", m.received_on as "receivedOn",
      m.received_how as "receivedHow", m.overdue_after as "overdueAfter"
    from letters l join letter_mailing_days m on m.contact_id = l.contact_id and m.letter_id = l.id
    where l.contact_id = ${contactId} and l.file_id is not null order by m.mailed_on, l.bureau, l.id limit ${limit}`.execute(db);
  return rows.map(({ id, fileId, recipient, pages, mailedOn, method, trackingNumber, receivedOn, receivedHow, overdueAfter, ...kind }) => ({
    id,
    fileId,
    recipient,
    pages,
    mailedOn,
    method,
    trackingNumber,
    receivedOn,
    receivedHow,
    overdueAfter,
    ...kindOf(kind),
  }));
}
