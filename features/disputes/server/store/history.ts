// Every item of the opened rounds of a contact with all that is known of it: what was said, when it was mailed, what was answered.
import { sql } from 'kysely';
import { civilDateAt, parseCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { Withdrawal } from '../../contract.ts';
import type { ItemState } from '../store.ts';
import { openContent, type ItemContent } from './item-content.ts';
import { findOutcomes, type StoredOutcome } from './outcomes.ts';
import { openWithdrawal } from './withdrawals.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { DisputeItemKind } from '../../rules/dispute-vocabulary.ts';

export interface StoredHistoryItem extends ItemContent {
  readonly id: string;
  readonly roundId: string;
  readonly roundNumber: number;
  readonly position: number;
  readonly reportId: string;
  readonly bureau: Bureau;
  readonly kind: DisputeItemKind;
  readonly lineId: string;
  readonly reasonCode: string | null;
  readonly instructionCode: string | null;
  readonly state: Exclude<ItemState, 'draft'>;
  readonly openedAt: Date;
  readonly mailedOn: CivilDate | null;
  readonly receivedOn: CivilDate | null;
  readonly overdueAfter: CivilDate | null;
  readonly isProposed: boolean;
  readonly withdrawal: Withdrawal | null;
  /** The outcome that was accepted. */
  readonly outcome: StoredOutcome | null;
}
type SealedRow = Omit<StoredHistoryItem, keyof ItemContent | 'withdrawal' | 'outcome'> & {
  readonly contentSealed: Buffer;
  readonly withdrawalSealed: Buffer | null;
  readonly outcomeId: string | null;
};

/** The oldest round first, in the order of its letters. */
export async function listHistoryItems(db: StaffDb, sealer: Sealer, contactId: string): Promise<StoredHistoryItem[]> {
  const { rows } =
    await sql<SealedRow>`select i.id, i.round_id as "roundId", r.number as "roundNumber", i.position, r.report_id as "reportId",
      i.bureau, i.kind, i.line_id as "lineId", i.reason_code as "reasonCode", i.instruction_code as "instructionCode", i.state,
      r.opened_at as "openedAt", i.content_sealed as "contentSealed", i.withdrawal_sealed as "withdrawalSealed",
      m.mailed_on as "mailedOn", m.received_on as "receivedOn", m.overdue_after as "overdueAfter", o.id as "outcomeId",
      exists (select 1 from dispute_outcomes p where p.contact_id = i.contact_id and p.item_id = i.id and p.state = 'proposed') as "isProposed"
    from dispute_items i join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id
    left join dispute_mailings m on m.contact_id = i.contact_id and m.round_id = i.round_id and m.bureau = i.bureau
    left join dispute_outcomes o on o.contact_id = i.contact_id and o.item_id = i.id and o.state = 'accepted'
    where i.contact_id = ${contactId} and r.opened_at is not null order by r.number, i.position`.execute(db);
  const outcomes = await findOutcomes(
    db,
    sealer,
    rows.flatMap(({ outcomeId }) => outcomeId ?? []),
  );
  return rows.map(({ contentSealed, withdrawalSealed, outcomeId, ...row }) => ({
    ...row,
    ...openContent(sealer, { id: row.id, contentSealed }),
    withdrawal: openWithdrawal(sealer, { id: row.id, withdrawalSealed }),
    outcome: (outcomeId === null ? undefined : outcomes.get(outcomeId)) ?? null,
  }));
}

/** The day an item is known to have been removed: that of the bureau's answer, or that of the decision. */
export function removedOn({ state, outcome }: StoredHistoryItem, zone: string): CivilDate | undefined {
  if (state !== 'removed' || !outcome) return undefined;
  if (outcome.answeredOn !== null) return parseCivilDate(outcome.answeredOn);
  return outcome.decidedAt === null ? undefined : civilDateAt(new Date(outcome.decidedAt), zone);
}

/** The rounds that were opened, oldest first: the columns of the history. */
export async function listHistoryRounds(
  db: StaffDb,
  contactId: string,
): Promise<{ readonly id: string; readonly number: number; readonly state: 'open' | 'closed'; readonly openedAt: Date }[]> {
  const rows = await db
    .selectFrom('disputeRounds')
    .select(['id', 'number', 'state', 'openedAt'])
    .where('contactId', '=', contactId)
    .where('openedAt', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.flatMap(({ state, openedAt, ...round }) => (openedAt === null || state === 'draft' ? [] : [{ ...round, state, openedAt }]));
}
