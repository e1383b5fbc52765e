import { sql, type ColumnType } from 'kysely';
import { newId } from '../../../platform/base/ids.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { ClientScope, Scope, StaffScope } from '../../../platform/server/scope.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { ReportLine } from '../../report-files/rules/report-lines.ts';
import type { DraftItemInput, Fact } from '../contract.ts';

/** A jsonb column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;
type RoundState = 'draft' | 'open' | 'closed';
export type ItemState = 'draft' | 'in-progress' | 'removed' | 'corrected' | 'confirmed' | 'unanswered';
export type Tables = {
  dispute_rounds: {
    contact_id: string;
    id: string;
    number: number;
    state: RoundState;
    version: number;
    report_id: string;
    created_at: Date;
    changed_at: Date;
    opened_at: Date | null;
  };
  dispute_items: {
    contact_id: string;
    id: string;
    round_id: string;
    position: number;
    bureau: Bureau;
    kind: ReportLine['kind'];
    line_id: string;
    heading: string;
    account_number_masked: string | null;
    reported: Json<{ label: string; value: string }[]>;
    reason_code: string | null;
    instruction_code: string | null;
    facts: Json<Fact[]>;
    client_confirmed: boolean;
    state: ItemState;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

export interface StoredItem extends DraftItemInput {
  readonly id: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly reported: ReportLine['reported'];
  readonly state: ItemState;
}
/** Items of a draft as they are to be kept; one that is given its id says what it said before. */
export type KeptItem = PlacedItem & { readonly id?: string };
/** An item with the line of the report it is about. */
export type PlacedItem = DraftItemInput & ReportLine;
export interface StoredRound {
  readonly id: string;
  readonly contactId: string;
  readonly number: number;
  readonly state: RoundState;
  readonly version: number;
  readonly reportId: string;
  readonly openedAt: Date | null;
  readonly items: readonly StoredItem[];
}

/** The round a contact's processor is preparing. */
export async function findDraft(db: Db, _scope: StaffScope, contactId: string): Promise<StoredRound | undefined> {
  return (await loadRounds(db, { contactId, state: 'draft' }))[0];
}

/** For jobs and for features that compose from a round. */
export async function findRoundById(db: Db, contactId: string, roundId: string): Promise<StoredRound | undefined> {
  return (await loadRounds(db, { contactId, roundId }))[0];
}

/** Rounds of a contact, highest number first. A client sees opened ones only. */
export async function listRounds(
  db: Db,
  scope: StaffScope | ClientScope,
  query: { contactId: string; before?: number | undefined; limit: number },
): Promise<StoredRound[]> {
  const contactId = scope.kind === 'client' ? scope.contactId : query.contactId;
  return (await loadRounds(db, { contactId, before: query.before, limit: query.limit })).filter(
    (r) => scope.kind === 'staff' || r.state !== 'draft',
  );
}

/** Holds off other changes to a contact's rounds until this transaction ends: no two first saves, no save while a round is judged. */
export async function lockRounds(db: Db, contactId: string): Promise<void> {
  await sql`select 1 from contacts where id = ${contactId} for update`.execute(db);
}

/** Replaces the draft's items, or begins a draft; undefined when the stored version is not `version`. */
export async function saveDraft(
  db: Db,
  _scope: StaffScope,
  draft: { contactId: string; reportId: string; version: number | null; items: readonly KeptItem[]; at: Date },
): Promise<string | undefined> {
  const { contactId, reportId, at } = draft;
  await lockRounds(db, contactId);
  const existing = await tables(db)
    .selectFrom('dispute_rounds')
    .select(['id', 'version'])
    .where('contact_id', '=', contactId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if ((existing?.version ?? null) !== draft.version) return undefined;
  const roundId = existing?.id ?? newId(at);
  if (existing) {
    await tables(db)
      .updateTable('dispute_rounds')
      .set({ version: existing.version + 1, report_id: reportId, changed_at: at })
      .where('contact_id', '=', contactId)
      .where('id', '=', roundId)
      .execute();
    await tables(db).deleteFrom('dispute_items').where('contact_id', '=', contactId).where('round_id', '=', roundId).execute();
  } else {
    const { n } = await tables(db)
      .selectFrom('dispute_rounds')
      .select((eb) => eb.fn.coalesce(eb.fn.max('number'), sql.lit(0)).as('n'))
      .where('contact_id', '=', contactId)
      .executeTakeFirstOrThrow();
    await tables(db)
      .insertInto('dispute_rounds')
      .values({
        contact_id: contactId,
        id: roundId,
        number: n + 1,
        state: 'draft',
        version: 1,
        report_id: reportId,
        created_at: at,
        changed_at: at,
        opened_at: null,
      })
      .execute();
  }
  if (draft.items.length > 0) {
    await tables(db)
      .insertInto('dispute_items')
      .values(
        draft.items.map((item, position) => ({
          contact_id: contactId,
          id: item.id ?? newId(at),
          round_id: roundId,
          position,
          bureau: item.bureau,
          kind: item.kind,
          line_id: item.lineId,
          heading: item.heading,
          account_number_masked: item.accountNumberMasked,
          reported: JSON.stringify(item.reported),
          reason_code: item.reasonCode,
          instruction_code: item.instructionCode,
          facts: JSON.stringify(item.facts),
          client_confirmed: item.clientConfirmed,
          state: 'draft' as const,
        })),
      )
      .execute();
  }
  return roundId;
}

/** Gives items the ids their lines go by now. In two steps, since two of them may change places. */
export async function moveItems(db: Db, contactId: string, moved: readonly Pick<StoredItem, 'id' | 'lineId'>[]): Promise<void> {
  for (const name of [({ id }: { readonly id: string }) => `moving ${id}`, ({ lineId }: { readonly lineId: string }) => lineId]) {
    for (const item of moved)
      await tables(db)
        .updateTable('dispute_items')
        .set({ line_id: name(item) })
        .where('contact_id', '=', contactId)
        .where('id', '=', item.id)
        .execute();
  }
}

/** Opens the draft if its version is still `version`; false when it is not. */
export async function openRound(
  db: Db,
  _scope: StaffScope,
  contactId: string,
  roundId: string,
  version: number,
  at: Date,
): Promise<boolean> {
  const done = await tables(db)
    .updateTable('dispute_rounds')
    .set({ state: 'open', version: version + 1, changed_at: at, opened_at: at })
    .where('contact_id', '=', contactId)
    .where('id', '=', roundId)
    .where('state', '=', 'draft')
    .where('version', '=', version)
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) return false;
  await tables(db)
    .updateTable('dispute_items')
    .set({ state: 'in-progress' })
    .where('contact_id', '=', contactId)
    .where('round_id', '=', roundId)
    .execute();
  return true;
}

/** Keys (see `isPending`) of what is disputed in open rounds of a contact and was not answered yet. */
export async function listPendingKeys(db: Db, _scope: Scope, contactId: string): Promise<ReadonlySet<string>> {
  const rows = await tables(db)
    .selectFrom('dispute_items as i')
    .innerJoin('dispute_rounds as r', (j) => j.onRef('r.contact_id', '=', 'i.contact_id').onRef('r.id', '=', 'i.round_id'))
    .select(['i.bureau', 'i.kind', 'i.line_id', 'i.heading', 'i.account_number_masked', 'r.report_id'])
    .where('i.contact_id', '=', contactId)
    .where('r.state', '=', 'open')
    .where('i.state', '=', 'in-progress')
    .execute();
  return new Set(
    rows.flatMap((r) => [
      pendingLine(r.report_id, { bureau: r.bureau, lineId: r.line_id }),
      // In another report the line has another id; there the name and the masked number tell.
      `not ${r.report_id}|${pendingName({ bureau: r.bureau, kind: r.kind, heading: r.heading, accountNumberMasked: r.account_number_masked })}`,
    ]),
  );
}

/**
 * True when `item` of report `reportId` is disputed already: the same line of that report, by any of the ids it goes by since lines
 * were put together, or in another report the same name and number.
 */
export function isPending(
  keys: ReadonlySet<string>,
  reportId: string,
  item: Pick<StoredItem, 'bureau' | 'kind' | 'lineId' | 'heading' | 'accountNumberMasked'>,
  lineIds: readonly string[] = [item.lineId],
): boolean {
  const name = pendingName(item);
  return (
    lineIds.some((lineId) => keys.has(pendingLine(reportId, { bureau: item.bureau, lineId }))) ||
    [...keys].some((key) => key.startsWith('not ') && !key.startsWith(`not ${reportId}|`) && key.endsWith(`|${name}`))
  );
}

function pendingLine(reportId: string, item: { bureau: Bureau; lineId: string }): string {
  return `${reportId}|${item.bureau}|${item.lineId}`;
}

function pendingName(item: { bureau: Bureau; kind: string; heading: string; accountNumberMasked: string | null }): string {
  return [item.bureau, item.kind, item.heading.toUpperCase(), item.accountNumberMasked ?? ''].join('|');
}

export interface QueueRow {
  readonly roundId: string;
  readonly contactId: string;
  readonly contactName: string;
  readonly number: number;
  readonly state: RoundState;
  readonly items: Record<Bureau, number>;
  readonly changedAt: string;
}

/** Rounds of all contacts, newest first. */
export async function listQueue(
  db: Db,
  _scope: StaffScope,
  query: { state?: RoundState | undefined; after?: string | undefined; limit: number },
): Promise<QueueRow[]> {
  const found = await sql<{
    id: string;
    contact_id: string;
    name: string;
    number: number;
    state: RoundState;
    changed_at: Date;
    EQ: number;
    EX: number;
    TU: number;
  }>`
    select r.id, r.contact_id, c.name, r.number, r.state, r.changed_at,
      count(i.*) filter (where i.bureau = 'EQ') as "EQ", count(i.*) filter (where i.bureau = 'EX') as "EX", count(i.*) filter (where i.bureau = 'TU') as "TU"
    from (select * from dispute_rounds where (${query.state ?? null}::text is null or state = ${query.state ?? null})
      and (${query.after ?? null}::uuid is null or id < ${query.after ?? null}) order by id desc limit ${query.limit}) r
    join contacts c on c.id = r.contact_id left join dispute_items i on i.contact_id = r.contact_id and i.round_id = r.id
    group by r.id, r.contact_id, c.name, r.number, r.state, r.changed_at order by r.id desc`.execute(db);
  return found.rows.map((r) => ({
    roundId: r.id,
    contactId: r.contact_id,
    contactName: r.name,
    number: r.number,
    state: r.state,
    items: { EQ: r.EQ, EX: r.EX, TU: r.TU },
    changedAt: r.changed_at.toISOString(),
  }));
}

async function loadRounds(
  db: Db,
  query: { contactId: string; state?: RoundState; roundId?: string; before?: number | undefined; limit?: number },
): Promise<StoredRound[]> {
  let q = tables(db)
    .selectFrom('dispute_rounds')
    .selectAll()
    .where('contact_id', '=', query.contactId)
    .orderBy('number', 'desc')
    .limit(query.limit ?? 1);
  if (query.state !== undefined) q = q.where('state', '=', query.state);
  if (query.roundId !== undefined) q = q.where('id', '=', query.roundId);
  if (query.before !== undefined) q = q.where('number', '<', query.before);
  const rounds = await q.execute();
  if (rounds.length === 0) return [];
  const items = await tables(db)
    .selectFrom('dispute_items')
    .selectAll()
    .where('contact_id', '=', query.contactId)
    .where(
      'round_id',
      'in',
      rounds.map((r) => r.id),
    )
    .orderBy('position')
    .execute();
  return rounds.map((r) => ({
    id: r.id,
    contactId: r.contact_id,
    number: r.number,
    state: r.state,
    version: r.version,
    reportId: r.report_id,
    openedAt: r.opened_at,
    items: items
      .filter((i) => i.round_id === r.id)
      .map((i) => ({
        id: i.id,
        bureau: i.bureau,
        kind: i.kind,
        lineId: i.line_id,
        heading: i.heading,
        accountNumberMasked: i.account_number_masked,
        reported: i.reported,
        reasonCode: i.reason_code,
        instructionCode: i.instruction_code,
        facts: i.facts,
        clientConfirmed: i.client_confirmed,
        state: i.state,
      })),
  }));
}
