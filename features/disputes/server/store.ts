import { sql } from 'kysely';
import { newId } from '../../../platform/base/ids.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import { lockContact } from '../../contacts/server/public.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { ReportLine } from '../../report-files/rules/report-lines.ts';
import type { Confirmation, DraftItemInput, GateOverride, LetterChoices, Withdrawal } from '../contract.ts';
import type { Correction } from '../rules/claim-fields.ts';
import type { ConfirmedClaim } from '../rules/item-claim.ts';
import { keepContent, openContent } from './store/item-content.ts';
import { openOverrides, sealOverrides } from './store/overrides.ts';
import { openWithdrawal } from './store/withdrawals.ts';

type RoundState = 'draft' | 'open' | 'closed';
export type ItemState = 'draft' | 'in-progress' | 'removed' | 'corrected' | 'confirmed' | 'unanswered' | 'withdrawn';

export interface StoredItem extends DraftItemInput {
  readonly id: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly reported: ReportLine['reported'];
  readonly correct: Correction[];
  readonly months: string[];
  readonly claims: ConfirmedClaim[];
  /** What the client confirmed, word for word; null for nothing. */
  readonly confirmation: Confirmation | null;
  readonly state: ItemState;
  /** Null while it is not withdrawn. */
  readonly withdrawal: Withdrawal | null;
}
/** Items of a draft as they are to be kept; one that is given its id says what it said before. */
export type KeptItem = PlacedItem & { readonly id?: string };
/** An item with the line of the report it is about. */
export type PlacedItem = DraftItemInput &
  ReportLine & { readonly claims?: readonly ConfirmedClaim[]; readonly confirmation?: Confirmation | null };
export interface StoredRound {
  readonly id: string;
  readonly contactId: string;
  readonly number: number;
  readonly state: RoundState;
  readonly version: number;
  readonly reportId: string;
  readonly openedAt: Date | null;
  /** Gates that were passed when it was opened. */
  readonly overrides: readonly GateOverride[];
  /** What its letters print of the client. */
  readonly letters: LetterChoices;
  readonly items: readonly StoredItem[];
}

/** The items that its letters are about: what was withdrawn is in none. */
export function standingItems<T extends Pick<StoredItem, 'state'>>({ items }: { readonly items: readonly T[] }): T[] {
  return items.filter(({ state }) => state !== 'withdrawn');
}

/** The round a contact's processor is preparing. */
export async function findDraft(db: StaffDb, sealer: Sealer, contactId: string): Promise<StoredRound | undefined> {
  return (await loadRounds(db, sealer, { contactId, state: 'draft' }))[0];
}

/** For jobs and for features that compose from a round. */
export async function findRoundById(db: Db, sealer: Sealer, contactId: string, roundId: string): Promise<StoredRound | undefined> {
  return (await loadRounds(db, sealer, { contactId, roundId }))[0];
}

/** Rounds of a contact, highest number first. A client sees opened ones only. */
export async function listRounds(
  db: Db,
  sealer: Sealer,
  scope: StaffScope | ClientScope,
  query: { contactId: string; before?: number | undefined; limit: number },
): Promise<StoredRound[]> {
  const contactId = scope.kind === 'client' ? scope.contactId : query.contactId;
  return (await loadRounds(db, sealer, { contactId, before: query.before, limit: query.limit })).filter(
    (r) => scope.kind === 'staff' || r.state !== 'draft',
  );
}

/** Holds off other changes to a contact's rounds until this transaction ends: no two first saves, no save while a round is judged. */
export async function lockRounds(db: Db, contactId: string): Promise<void> {
  await lockContact(db, contactId);
}

/** Replaces the draft's items, or begins a draft; undefined when the stored version is not `version`. */
export async function saveDraft(
  db: StaffDb,
  sealer: Sealer,
  draft: {
    contactId: string;
    reportId: string;
    version: number | null;
    items: readonly KeptItem[];
    letters?: LetterChoices | undefined;
    at: Date;
  },
): Promise<string | undefined> {
  const { contactId, reportId, at } = draft;
  await lockRounds(db, contactId);
  const existing = await db
    .selectFrom('disputeRounds')
    .select(['id', 'version'])
    .where('contactId', '=', contactId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if ((existing?.version ?? null) !== draft.version) return undefined;
  const roundId = existing?.id ?? newId(at);
  if (existing) {
    await db
      .updateTable('disputeRounds')
      .set({ version: existing.version + 1, reportId, changedAt: at, ...choicesOf(draft.letters) })
      .where('contactId', '=', contactId)
      .where('id', '=', roundId)
      .execute();
    await db.deleteFrom('disputeItems').where('contactId', '=', contactId).where('roundId', '=', roundId).execute();
  } else {
    const { n } = await db
      .selectFrom('disputeRounds')
      .select((eb) => eb.fn.coalesce(eb.fn.max('number'), sql.lit(0)).as('n'))
      .where('contactId', '=', contactId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('disputeRounds')
      .values({
        contactId,
        id: roundId,
        number: n + 1,
        state: 'draft',
        version: 1,
        reportId,
        createdAt: at,
        changedAt: at,
        openedAt: null,
        ...choicesOf(draft.letters),
      })
      .execute();
  }
  if (draft.items.length > 0) {
    await insertItems(db, sealer, { contactId, roundId, from: 0, at }, draft.items);
  }
  return roundId;
}

function choicesOf(letters: LetterChoices | undefined) {
  return letters && { printsPhone: letters.phone, printsOtherNames: letters.otherNames };
}

/** Adds items to a draft, in this order from a position on. */
export async function insertItems(
  db: Db,
  sealer: Sealer,
  { contactId, roundId, from, at }: { readonly contactId: string; readonly roundId: string; readonly from: number; readonly at: Date },
  items: readonly KeptItem[],
): Promise<void> {
  await db
    .insertInto('disputeItems')
    .values(
      items.map((item, i) => {
        const id = item.id ?? newId(at);
        return {
          contactId,
          id,
          roundId,
          position: from + i,
          bureau: item.bureau,
          kind: item.kind,
          lineId: item.lineId,
          ...keepContent(sealer, id, item),
          reasonCode: item.reasonCode,
          instructionCode: item.instructionCode,
          clientConfirmed: item.clientConfirmed,
          state: 'draft' as const,
        };
      }),
    )
    .execute();
}

/** Gives items the ids their lines go by now. In two steps, since two of them may change places. */
export async function moveItems(db: Db, contactId: string, moved: readonly Pick<StoredItem, 'id' | 'lineId'>[]): Promise<void> {
  for (const name of [({ id }: { readonly id: string }) => `moving ${id}`, ({ lineId }: { readonly lineId: string }) => lineId]) {
    for (const item of moved)
      await db
        .updateTable('disputeItems')
        .set({ lineId: name(item) })
        .where('contactId', '=', contactId)
        .where('id', '=', item.id)
        .execute();
  }
}

/** Opens the draft if its version is still `version`; false when it is not. */
export async function openRound(
  db: StaffDb,
  sealer: Sealer,
  {
    contactId,
    roundId,
    version,
    at,
    overrides,
  }: {
    readonly contactId: string;
    readonly roundId: string;
    readonly version: number;
    readonly at: Date;
    readonly overrides: readonly GateOverride[];
  },
): Promise<boolean> {
  const done = await db
    .updateTable('disputeRounds')
    .set({ state: 'open', version: version + 1, changedAt: at, openedAt: at, overridesSealed: sealOverrides(sealer, roundId, overrides) })
    .where('contactId', '=', contactId)
    .where('id', '=', roundId)
    .where('state', '=', 'draft')
    .where('version', '=', version)
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) return false;
  await db
    .updateTable('disputeItems')
    .set({ state: 'in-progress' })
    .where('contactId', '=', contactId)
    .where('roundId', '=', roundId)
    .execute();
  return true;
}

/** Keys (see `isPending`) of what is disputed in open rounds of a contact and was not answered yet. */
export async function listPendingKeys(db: Db, sealer: Sealer, contactId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('disputeItems as i')
    .innerJoin('disputeRounds as r', (j) => j.onRef('r.contactId', '=', 'i.contactId').onRef('r.id', '=', 'i.roundId'))
    .select(['i.id', 'i.bureau', 'i.kind', 'i.lineId', 'i.contentSealed', 'r.reportId'])
    .where('i.contactId', '=', contactId)
    .where('r.state', '=', 'open')
    .where('i.state', '=', 'in-progress')
    .execute();
  return new Set(
    rows.flatMap((r) => [
      pendingLine(r.reportId, { bureau: r.bureau, lineId: r.lineId }),
      // In another report the line has another id, so it is found by name and masked number.
      `not ${r.reportId}|${pendingName({ bureau: r.bureau, kind: r.kind, ...openContent(sealer, r) })}`,
    ]),
  );
}

/**
 * True when `item` of report `reportId` is disputed already: the same line of that report, by any id it had before or after accounts were
 * merged, or in another report the same name and number.
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

async function loadRounds(
  db: Db,
  sealer: Sealer,
  query: { contactId: string; state?: RoundState; roundId?: string; before?: number | undefined; limit?: number },
): Promise<StoredRound[]> {
  let q = db
    .selectFrom('disputeRounds')
    .selectAll()
    .where('contactId', '=', query.contactId)
    .orderBy('number', 'desc')
    .limit(query.limit ?? 1);
  if (query.state !== undefined) q = q.where('state', '=', query.state);
  if (query.roundId !== undefined) q = q.where('id', '=', query.roundId);
  if (query.before !== undefined) q = q.where('number', '<', query.before);
  const rounds = await q.execute();
  if (rounds.length === 0) return [];
  const items = await db
    .selectFrom('disputeItems')
    .selectAll()
    .where('contactId', '=', query.contactId)
    .where(
      'roundId',
      'in',
      rounds.map((r) => r.id),
    )
    .orderBy('position')
    .execute();
  return rounds.map((r) => ({
    id: r.id,
    contactId: r.contactId,
    number: r.number,
    state: r.state,
    version: r.version,
    reportId: r.reportId,
    openedAt: r.openedAt,
    overrides: openOverrides(sealer, r),
    letters: { phone: r.printsPhone, otherNames: r.printsOtherNames },
    items: items
      .filter((i) => i.roundId === r.id)
      .map((i) => ({
        id: i.id,
        bureau: i.bureau,
        kind: i.kind,
        lineId: i.lineId,
        ...openContent(sealer, i),
        reasonCode: i.reasonCode,
        instructionCode: i.instructionCode,
        clientConfirmed: i.clientConfirmed,
        state: i.state,
        withdrawal: openWithdrawal(sealer, i),
      })),
  }));
}
