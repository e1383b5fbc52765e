// Which items of a round rest on which answer, and whether they are still in it.
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { PlacedItem } from '../store.ts';
import { indexAccount, keepContent, openContent } from './item-content.ts';

/** 'draft': in the round being prepared. 'opened': in a round that was opened. 'gone': removed before it was opened. */
export type SourceStatus = 'draft' | 'opened' | 'gone';

/** Notes that these lines of a round rest on a source. */
export async function noteItemSource(
  db: Db,
  sealer: Sealer,
  {
    contactId,
    sourceId,
    roundId,
    reportId,
    items,
  }: {
    readonly contactId: string;
    readonly sourceId: string;
    readonly roundId: string;
    readonly reportId: string;
    readonly items: readonly Pick<PlacedItem, 'bureau' | 'kind' | 'lineId' | 'heading' | 'accountNumberMasked'>[];
  },
): Promise<void> {
  for (const item of items) {
    const { bureau, kind, lineId } = item;
    await sql`insert into dispute_item_sources (contact_id, source_id, round_id, report_id, bureau, kind, line_id, account_index)
      values (${contactId}, ${sourceId}, ${roundId}, ${reportId}, ${bureau}, ${kind}, ${lineId}, ${indexAccount(sealer, item)}) on conflict do nothing`.execute(
      db,
    );
  }
}

/** As items-of-findings.ts cuts notes. */
const LONGEST_FACT = 990;

/** The item of this id that was not withdrawn, or where none has it, the account that reads the same: merged or split accounts have another id. */
const STANDS = sql`i.contact_id = s.contact_id and i.state <> 'withdrawn' and i.round_id = s.round_id and i.bureau = s.bureau and i.kind = s.kind and (i.line_id = s.line_id or (
  i.account_index = s.account_index
  and not exists (select 1 from dispute_items o where o.contact_id = s.contact_id and o.round_id = s.round_id and o.bureau = s.bureau and o.kind = s.kind and o.line_id = s.line_id)))`;

/** The furthest status of the items of each source of a contact; sources without items are left out. */
export async function mapSourceStatus(db: Db, contactId: string): Promise<ReadonlyMap<string, SourceStatus>> {
  const { rows } = await sql<Pick<Row<'disputeItemSources'>, 'sourceId'> & { standing: SourceStatus }>`
    select s.source_id as "sourceId", case when bool_or(i.id is not null and r.state <> 'draft') then 'opened' when bool_or(i.id is not null and r.report_id = s.report_id) then 'draft' else 'gone' end as standing
    from dispute_item_sources s left join dispute_rounds r on r.contact_id = s.contact_id and r.id = s.round_id left join dispute_items i on ${STANDS}
    where s.contact_id = ${contactId} group by s.source_id`.execute(db);
  return new Map(rows.map(({ sourceId, standing }) => [sourceId, standing]));
}

/** Takes words the source no longer says out of the items in the draft that rest on it. To be called before `releaseItems`. */
export async function takeOutWords(db: Db, sealer: Sealer, sourceId: string, words: string): Promise<void> {
  const { rows } = await sql<Pick<Row<'disputeItems'>, 'id' | 'kind' | 'contentSealed'>>`
    select i.id, i.kind, i.content_sealed as "contentSealed" from dispute_items i, dispute_item_sources s join dispute_rounds r on r.id = s.round_id
    where s.source_id = ${sourceId} and r.state = 'draft' and r.report_id = s.report_id and ${STANDS}`.execute(db);
  const said = words.trim();
  // A fact has no room for all of a long note.
  const isSaid = (text: string): boolean =>
    text.trim() !== '' && said.startsWith(text.trim()) && (text.trim() === said || text.length >= LONGEST_FACT);
  for (const { id, kind, contentSealed } of rows) {
    const content = openContent(sealer, { id, contentSealed });
    const facts = content.facts.filter(({ source, text }) => source !== 'client' || !isSaid(text));
    if (facts.length === content.facts.length) continue;
    const kept = keepContent(sealer, id, { ...content, kind, facts });
    await db.updateTable('disputeItems').set({ contentSealed: kept.contentSealed }).where('id', '=', id).execute();
  }
}

/** The source no longer says what its items in the draft rest on: they are not confirmed any more and have to be asked about again. */
export async function releaseItems(db: Db, sourceId: string, at: Date): Promise<void> {
  const { rows } = await sql<
    Pick<Row<'disputeItems'>, 'roundId'>
  >`update dispute_items i set client_confirmed = false from dispute_item_sources s join dispute_rounds r on r.id = s.round_id
    where s.source_id = ${sourceId} and r.state = 'draft' and r.report_id = s.report_id and ${STANDS} returning i.round_id as "roundId"`.execute(
    db,
  );
  // Who has the draft open must look at it once more.
  if (rows.length > 0)
    await sql`update dispute_rounds set version = version + 1, changed_at = ${at} where id = any(${rows.map(({ roundId }) => roundId)}::uuid[]) and state = 'draft'`.execute(
      db,
    );
  await sql`delete from dispute_item_sources s using dispute_rounds r where s.source_id = ${sourceId} and r.id = s.round_id and r.state = 'draft'`.execute(
    db,
  );
}
