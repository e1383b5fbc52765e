// Lines of opened rounds with what was said of them and what came of it.
import { sql } from 'kysely';
import { civilDateAt, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { EarlierDispute } from '../../rules/earlier-disputes.ts';
import { openContent } from './item-content.ts';

export interface StoredEarlier extends EarlierDispute {
  readonly id: string;
  readonly reportId: string;
  readonly lineId: string;
}
interface Row extends Omit<
  StoredEarlier,
  'heading' | 'accountNumberMasked' | 'reported' | 'facts' | 'correct' | 'months' | 'claims' | 'sentOn' | 'answeredOn'
> {
  readonly openedAt: Date;
  readonly mailedOn: CivilDate | null;
  readonly answeredOn: CivilDate | null;
  readonly contentSealed: Buffer;
}

/** Items of the rounds opened before round `number`, oldest first. What was withdrawn was never sent, so nothing follows it. */
export async function listEarlier(
  db: Db,
  sealer: Sealer,
  { contactId, number, zone }: { readonly contactId: string; readonly number: number; readonly zone: string },
): Promise<StoredEarlier[]> {
  const { rows } =
    await sql<Row>`select i.id, i.bureau, i.kind, i.line_id as "lineId", i.reason_code as "reasonCode", i.instruction_code as "instructionCode", i.state, i.content_sealed as "contentSealed",
      r.number as "roundNumber", r.report_id as "reportId", r.opened_at as "openedAt",
      m.mailed_on as "mailedOn", m.received_on as "receivedOn", m.received_how as "receivedHow", m.overdue_after as "overdueAfter",
      o.answered_on as "answeredOn", i.notice_on as "noticeOn",
      exists (select 1 from dispute_outcomes p where p.contact_id = i.contact_id and p.item_id = i.id and p.state = 'proposed') as "isProposed"
    from dispute_items i join dispute_rounds r on r.contact_id = i.contact_id and r.id = i.round_id
    left join dispute_mailings m on m.contact_id = i.contact_id and m.round_id = i.round_id and m.bureau = i.bureau
    left join dispute_outcomes o on o.contact_id = i.contact_id and o.item_id = i.id and o.state = 'accepted'
    where i.contact_id = ${contactId} and r.opened_at is not null and r.number < ${number} and i.state <> 'withdrawn' order by r.number, i.position`.execute(
      db,
    );
  return rows.map(({ id, contentSealed, openedAt, mailedOn, ...row }) => {
    const { heading, accountNumberMasked, reported, facts, correct, months, claims } = openContent(sealer, { id, contentSealed });
    return {
      ...row,
      id,
      heading,
      accountNumberMasked,
      reported,
      facts,
      correct,
      months,
      claims,
      sentOn: mailedOn ?? civilDateAt(openedAt, zone),
    };
  });
}
