// Every disputed item of a contact with its round and what became of it, for reports about one contact.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { DisputeOutcome, DraftItemInput } from '../../contract.ts';
import type { ItemState } from '../store.ts';
import { openContent } from './item-content.ts';

export interface ItemHistoryRow {
  readonly id: string;
  readonly roundId: string;
  readonly roundNumber: number;
  readonly openedAt: Date;
  readonly bureau: Bureau;
  readonly kind: DraftItemInput['kind'];
  readonly lineId: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly reasonCode: string | null;
  readonly state: Exclude<ItemState, 'draft'>;
  /** The mailing of its letter is recorded. */
  readonly isMailed: boolean;
  /** When the outcome was accepted, and where it came from; null while there is none. */
  readonly decidedAt: Date | null;
  readonly source: DisputeOutcome['source'] | null;
}

/** Items of opened rounds, the oldest round first; at most `limit`. */
export async function listItemHistory(db: Db, sealer: Sealer, contactId: string, limit: number): Promise<ItemHistoryRow[]> {
  const { rows } = await sql<
    Omit<ItemHistoryRow, 'heading' | 'accountNumberMasked'> & { readonly contentSealed: Buffer }
  >`select i.id, i.round_id as "roundId", r.number as "roundNumber", r.opened_at as "openedAt", i.bureau, i.kind, i.line_id as "lineId",
      i.reason_code as "reasonCode", i.state, i.content_sealed as "contentSealed", o.decided_at as "decidedAt", o.source,
      exists (select 1 from dispute_mailings m where m.contact_id = i.contact_id and m.round_id = i.round_id and m.bureau = i.bureau) as "isMailed"
    from dispute_items i join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id
    left join dispute_outcomes o on o.contact_id = i.contact_id and o.item_id = i.id and o.state = 'accepted'
    where i.contact_id = ${contactId} and r.opened_at is not null order by r.number, i.position limit ${limit}`.execute(db);
  return rows.map(({ contentSealed, ...row }) => {
    const { heading, accountNumberMasked } = openContent(sealer, { id: row.id, contentSealed });
    return { ...row, heading, accountNumberMasked };
  });
}
