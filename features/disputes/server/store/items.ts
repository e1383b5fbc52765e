// Items of opened rounds, and their status.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, JobDb, StaffDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { ReportLine } from '../../../report-files/rules/report-lines.ts';
import type { DraftItemInput } from '../../contract.ts';
import type { Correction } from '../../rules/claim-fields.ts';
import type { ItemState } from '../store.ts';
import { indexAccount, openContent } from './item-content.ts';

export interface OpenedItem {
  readonly id: string;
  readonly contactId: string;
  readonly roundId: string;
  readonly bureau: Bureau;
  readonly kind: DraftItemInput['kind'];
  readonly lineId: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly reasonCode: string | null;
  readonly state: ItemState;
  readonly reportId: string;
  readonly openedAt: Date;
  /** The day its letter was mailed, and the day after which an answer is overdue; null while no mailing is recorded. */
  readonly mailedOn: CivilDate | null;
  readonly overdueAfter: CivilDate | null;
  /** The day the bureau received it, where that is known. */
  readonly receivedOn: CivilDate | null;
  readonly reported: ReportLine['reported'];
  readonly correct: readonly Correction[];
}
type SealedItem = Omit<OpenedItem, 'heading' | 'accountNumberMasked' | 'reported' | 'correct'> & { readonly contentSealed: Buffer };
const SELECT = sql`select i.id, i.contact_id as "contactId", i.round_id as "roundId", i.bureau, i.kind, i.line_id as "lineId",
  i.reason_code as "reasonCode", i.state, i.content_sealed as "contentSealed", r.report_id as "reportId", r.opened_at as "openedAt",
  m.mailed_on as "mailedOn", m.overdue_after as "overdueAfter", m.received_on as "receivedOn"
  from dispute_items i join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id
  left join dispute_mailings m on m.contact_id = i.contact_id and m.round_id = i.round_id and m.bureau = i.bureau`;

/** Items that wait for an answer. */
export async function listOpenItems(db: Db, sealer: Sealer, contactId: string): Promise<OpenedItem[]> {
  const { rows } =
    await sql<SealedItem>`${SELECT} where i.contact_id = ${contactId} and r.state = 'open' and i.state = 'in-progress' and r.opened_at is not null order by r.number, i.position`.execute(
      db,
    );
  return rows.map((row) => opened(sealer, row));
}

/** An item of a round that was opened. */
export async function findOpenedItem(db: StaffDb, sealer: Sealer, id: string): Promise<OpenedItem | undefined> {
  const {
    rows: [row],
  } = await sql<SealedItem>`${SELECT} where i.id = ${id} and r.opened_at is not null`.execute(db);
  return row && opened(sealer, row);
}

function opened(sealer: Sealer, { contentSealed, ...item }: SealedItem): OpenedItem {
  const { heading, accountNumberMasked, reported, correct } = openContent(sealer, { id: item.id, contentSealed });
  return { ...item, heading, accountNumberMasked, reported, correct };
}

export interface DisputedLineRow {
  readonly bureau: Bureau;
  readonly kind: DraftItemInput['kind'];
  readonly lineId: string;
  readonly reportId: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly openedAt: Date;
  readonly mailedOn: CivilDate | null;
  /** The day after which an answer is overdue; null while no mailing is recorded. */
  readonly overdueAfter: CivilDate | null;
  readonly state: Exclude<ItemState, 'draft' | 'withdrawn'>;
  readonly decidedAt: Date | null;
  /** The day of the bureau's answer, where it was recorded. */
  readonly answeredOn: CivilDate | null;
}

/** Every line of a contact that was ever disputed, oldest round first; what was withdrawn never was. `decidedAt` is when its outcome was accepted. */
export async function listDisputedLines(db: StaffDb | JobDb, sealer: Sealer, contactId: string): Promise<DisputedLineRow[]> {
  const { rows } = await sql<
    Omit<DisputedLineRow, 'heading' | 'accountNumberMasked'> & { id: string; contentSealed: Buffer }
  >`select i.id, i.bureau, i.kind, i.line_id as "lineId", r.report_id as "reportId", i.content_sealed as "contentSealed",
      r.opened_at as "openedAt", m.mailed_on as "mailedOn", m.overdue_after as "overdueAfter", i.state, o.decided_at as "decidedAt", o.answered_on as "answeredOn"
    from dispute_items i join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id
    left join dispute_outcomes o on o.item_id = i.id and o.contact_id = i.contact_id and o.state = 'accepted'
    left join dispute_mailings m on m.contact_id = i.contact_id and m.round_id = i.round_id and m.bureau = i.bureau
    where i.contact_id = ${contactId} and r.opened_at is not null and i.state <> 'withdrawn' order by r.number, i.position`.execute(db);
  return rows.map(({ id, contentSealed, ...row }) => {
    const { heading, accountNumberMasked } = openContent(sealer, { id, contentSealed });
    return { ...row, heading, accountNumberMasked };
  });
}

export async function setItemState(db: Db, contactId: string, id: string, state: ItemState): Promise<void> {
  await sql`update dispute_items set state = ${state} where contact_id = ${contactId} and id = ${id}`.execute(db);
}

/** Closes rounds in which no item waits for an answer any more, and opens those again in which one does. Answers those it closed. */
export async function settleRounds(db: Db, contactId: string, at: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<
    Pick<Row<'disputeRounds'>, 'id' | 'state'>
  >`update dispute_rounds r set state = s.state, version = r.version + 1, changed_at = ${at}
    from (select round_id, case when bool_or(state = 'in-progress') then 'open' else 'closed' end as state from dispute_items where contact_id = ${contactId} group by round_id) s
    where r.contact_id = ${contactId} and r.id = s.round_id and r.state <> 'draft' and r.state <> s.state
    returning r.id, r.state`.execute(db);
  return new Set(rows.flatMap(({ id, state }) => (state === 'closed' ? [id] : [])));
}

/**
 * Reasons for which a contact disputes, or prepares to dispute, the account a line is about, as bureaus name it; of all lines given, one query.
 * None for a contact of null.
 */
export async function listReasonsOf(
  db: Db,
  sealer: Sealer,
  contactId: string | null,
  lines: readonly Parameters<typeof indexAccount>[1][],
): Promise<(line: Parameters<typeof indexAccount>[1]) => readonly string[]> {
  const indexes = lines.flatMap((line) => indexAccount(sealer, line) ?? []);
  if (contactId === null || indexes.length === 0) return () => [];
  const { rows } = await sql<{ account: string; reasonCode: string }>`
    select distinct encode(account_index, 'hex') as account, reason_code as "reasonCode" from dispute_items
    where contact_id = ${contactId} and account_index = any(${indexes}::bytea[]) and reason_code is not null and state <> 'withdrawn'`.execute(
    db,
  );
  return (line) => {
    const account = indexAccount(sealer, line)?.toString('hex');
    return rows.flatMap((row) => (row.account === account ? [row.reasonCode] : []));
  };
}

/** What other clients said in rounds opened since: their own words by round, of the newest items. */
export async function listOthersWords(
  db: Db,
  sealer: Sealer,
  query: { readonly contactId: string; readonly since: Date; readonly limit: number },
): Promise<string[][]> {
  const { rows } = await sql<
    Pick<Row<'disputeItems'>, 'id' | 'roundId' | 'contentSealed'>
  >`select i.id, i.round_id as "roundId", i.content_sealed as "contentSealed"
    from dispute_items i join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id
    where i.contact_id <> ${query.contactId} and r.opened_at >= ${query.since} and i.state <> 'withdrawn' order by r.opened_at desc limit ${query.limit}`.execute(
    db,
  );
  const rounds = new Map<string, string[]>();
  for (const { id, roundId, contentSealed } of rows) {
    const { facts } = openContent(sealer, { id, contentSealed });
    const said = facts.filter(({ source }) => source !== 'report').map(({ text }) => text);
    rounds.set(roundId, [...(rounds.get(roundId) ?? []), ...said]);
  }
  return [...rounds.values()];
}
