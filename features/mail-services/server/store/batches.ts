// Batches and the letters in them, as screens show them.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { EffectState } from '../../../../platform/server/effects/effect.ts';
import type { MailServiceBatch, SentLetter } from '../../contract.ts';
import type { MailClass } from '../../rules/mail-options.ts';
import { FROM, SENDING_STATE_OF } from '../store.ts';

interface BatchRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly createdById: string;
  readonly mailClass: MailClass;
  readonly color: boolean;
  readonly doubleSided: boolean;
  readonly isTest: boolean;
  readonly priceCents: number;
  readonly waiting: number;
  readonly sending: number;
  readonly sent: number;
  readonly refused: number;
  readonly unknown: number;
  readonly cancelled: number;
}

/** Newest first, those older than `after`, or the one with `id`. */
async function readBatches(
  db: StaffDb,
  { id = null, after = null, limit }: { readonly id?: string | null; readonly after?: string | null; readonly limit: number },
): Promise<MailServiceBatch[]> {
  const { rows } =
    await sql<BatchRow>`select p.id, p.created_at as "createdAt", p.created_by as "createdById", p.mail_class as "mailClass", p.color,
      p.double_sided as "doubleSided", p.is_test as "isTest", n."priceCents", n.waiting, n.sending, n.sent, n.refused, n.unknown, n.cancelled
    from mail_service_batches p cross join lateral (select
      coalesce(sum(s.price_cents) filter (where e.state not in ('refused', 'withdrawn')), 0)::int as "priceCents",
      count(*) filter (where e.state = 'intended')::int as waiting, count(*) filter (where e.state = 'asked')::int as sending,
      count(*) filter (where e.state = 'done')::int as sent, count(*) filter (where e.state = 'refused')::int as refused,
      count(*) filter (where e.state = 'unknown')::int as unknown, count(*) filter (where e.state = 'withdrawn')::int as cancelled
      from ${FROM} where s.batch_id = p.id) n
    where (${id}::uuid is null or p.id = ${id}) and (${after}::uuid is null or p.id < ${after}) order by p.id desc limit ${limit}`.execute(
      db,
    );
  return rows.map(({ createdAt, waiting, sending, sent, refused, unknown, cancelled, ...batch }) => ({
    ...batch,
    createdAt: createdAt.toISOString(),
    states: { waiting, sending, sent, refused, unknown, cancelled },
  }));
}

export const listBatches = (
  db: StaffDb,
  query: { readonly after: string | undefined; readonly limit: number },
): Promise<MailServiceBatch[]> => readBatches(db, { after: query.after ?? null, limit: query.limit });

export async function findBatch(db: StaffDb, id: string): Promise<MailServiceBatch | undefined> {
  return (await readBatches(db, { id, limit: 1 }))[0];
}

interface LetterRowOfBatch extends Omit<SentLetter, 'state' | 'expectedOn' | 'deliveredOn' | 'returnedOn' | 'failedOn'> {
  readonly effect: EffectState | null;
  readonly expectedOn: CivilDate | null;
  readonly deliveredOn: CivilDate | null;
  readonly returnedOn: CivilDate | null;
  readonly failedOn: CivilDate | null;
}

/** The letters of a batch, unclear and refused ones first. */
export async function listLettersOf(db: StaffDb, batchId: string): Promise<SentLetter[]> {
  const { rows } = await sql<LetterRowOfBatch>`select s.id, s.letter_id as "letterId", s.contact_id as "contactId",
      c.first_name || ' ' || c.last_name as "contactName", s.recipient, e.state as effect, e.problem, s.pages, s.price_cents as "priceCents",
      s.tracking_number as "trackingNumber", s.expected_on as "expectedOn", s.delivered_on as "deliveredOn", s.returned_on as "returnedOn",
      s.failed_on as "failedOn", s.not_recorded as "notRecorded"
    from ${FROM} join contact_names c on c.id = s.contact_id where s.batch_id = ${batchId}
    order by case e.state when 'unknown' then 0 when 'refused' then 1 else 2 end, s.id limit 500`.execute(db);
  return rows.map(({ effect, ...row }) => ({ ...row, state: SENDING_STATE_OF[effect ?? 'withdrawn'] }));
}

/** Letters about which someone has to decide: unclear ones, and those whose mailing is not recorded although they went, or is although they did not. */
export async function countUnsettled(db: StaffDb, cap: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select 1 from ${FROM}
    where e.state = 'unknown' or (s.not_recorded is not null and not exists (select 1 from letter_mailing_days d where d.letter_id = s.letter_id))
      or (s.failed_on is not null and exists (select 1 from letter_mailing_days d where d.letter_id = s.letter_id))
    limit ${cap}) as unsettled`.execute(db);
  return rows[0]?.n ?? 0;
}
