import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { LetterMailing, LetterRow } from '../contract.ts';
import type { LetterDocument } from '../rules/letter-document.ts';

type LetterState = LetterRow['state'];
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

export interface Letter {
  readonly id: string;
  readonly contactId: string;
  readonly roundId: string;
  readonly roundNumber: number;
  readonly bureau: Bureau;
  readonly state: LetterState;
  readonly fileId: string | null;
  readonly items: number;
  readonly createdAt: Date;
  /** Null until a batch printed it. */
  readonly printedAt: Date | null;
}

/** What a letter says, or in a sentence why it could not be written. */
export type LetterContent = { readonly document: LetterDocument } | { readonly note: string };

/** Adds a letter, to be typeset or failed; false when the round already has one for that bureau (a job that ran twice). */
export async function insertLetter(
  db: Db,
  sealer: Sealer,
  letter: {
    id: string;
    contactId: string;
    roundId: string;
    roundNumber: number;
    bureau: Bureau;
    recipient: string;
    items: number;
    content: LetterContent;
    at: Date;
  },
): Promise<boolean> {
  const { state, documentSealed, note } = contentColumns(sealer, letter.id, letter.content);
  const done =
    await sql`insert into letters (contact_id, id, round_id, round_number, bureau, state, recipient, items, document_sealed, note, created_at)
    values (${letter.contactId}, ${letter.id}, ${letter.roundId}, ${letter.roundNumber}, ${letter.bureau}, ${state}, ${letter.recipient},
      ${letter.items}, ${documentSealed}, ${note}, ${letter.at})
    on conflict (contact_id, round_id, bureau) do nothing`.execute(db);
  return done.numAffectedRows === 1n;
}

/** Gives a failed letter new content; false when it is no longer failed. */
export async function rewriteFailedLetter(db: Db, sealer: Sealer, id: string, content: LetterContent): Promise<boolean> {
  const done = await db
    .updateTable('letters')
    .set(contentColumns(sealer, id, content))
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function contentColumns(sealer: Sealer, id: string, content: LetterContent) {
  return 'note' in content
    ? { state: 'failed' as const, documentSealed: null, note: content.note }
    : { state: 'rendering' as const, documentSealed: sealer.sealText(place(id), JSON.stringify(content.document)), note: null };
}

export async function findLetter(db: Db, scope: StaffScope | ClientScope, id: string): Promise<Letter | undefined> {
  const letter = await findLetterById(db, id);
  return letter && (scope.kind === 'staff' || scope.contactId === letter.contactId) ? letter : undefined;
}

/** For jobs. */
export const findLetterById = (db: Db, id: string): Promise<Letter | undefined> => findLetterWhere(db, 'id', id);

/** The letter whose PDF this file is. */
export const findLetterByFile = (db: Db, fileId: string): Promise<Letter | undefined> => findLetterWhere(db, 'fileId', fileId);

async function findLetterWhere(db: Db, column: 'id' | 'fileId', value: string): Promise<Letter | undefined> {
  const r = await db
    .selectFrom('letters')
    .select(['id', 'contactId', 'roundId', 'roundNumber', 'bureau', 'state', 'fileId', 'items', 'createdAt', 'printedAt'])
    .where(column, '=', value)
    .executeTakeFirst();
  return (
    r && {
      id: r.id,
      contactId: r.contactId,
      roundId: r.roundId,
      roundNumber: r.roundNumber,
      bureau: r.bureau,
      printedAt: r.printedAt,
      state: r.state,
      fileId: r.fileId,
      items: r.items,
      createdAt: r.createdAt,
    }
  );
}

/** What was said, in the order of `ids`. @throws Error when one is missing, or was never written. */
export async function openDocuments(db: Db, sealer: Sealer, ids: readonly string[]): Promise<LetterDocument[]> {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'documentSealed'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => {
    const row = rows.find((r) => r.id === id);
    if (!row?.documentSealed) throw new Error(`Letter ${id} is missing.`);
    return JSON.parse(sealer.openText(place(id), row.documentSealed)) as LetterDocument;
  });
}

export async function setLetterReady(
  db: Db,
  id: string,
  made: { fileId: string; pages: number; accessible: boolean; note: string | null },
): Promise<boolean> {
  const done = await db
    .updateTable('letters')
    .set({ state: 'ready', fileId: made.fileId, pages: made.pages, accessible: made.accessible, note: made.note })
    .where('id', '=', id)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function setLetterFailed(db: Db, id: string, note: string): Promise<void> {
  await db.updateTable('letters').set({ state: 'failed', note }).where('id', '=', id).where('state', '=', 'rendering').execute();
}

/** A page of letters, newest first. */
export async function listLetters(
  db: StaffDb,
  query: {
    contactId?: string | undefined;
    printed?: 'yes' | 'no' | undefined;
    mailed?: 'yes' | 'no' | undefined;
    bureau?: Bureau | undefined;
    after?: string | undefined;
    limit: number;
  },
): Promise<LetterRow[]> {
  const found =
    await sql<LetterListRow>`select l.id, l.contact_id, c.first_name || ' ' || c.last_name as contact_name, l.round_id, l.round_number, l.bureau,
      l.recipient, l.state, l.items, l.pages, l.accessible, l.note, l.created_at, l.printed_at,
      (select b.id from print_batch_letters p join print_batches b on b.id = p.batch_id where p.letter_id = l.id and b.state = 'ready' order by b.id limit 1) as print_batch_id,
      m.version as m_version, m.mailed_on, m.method, m.tracking_number, m.received_on, m.received_how, m.more_sent_on, m.free_annual_report, m.counted_from, m.overdue_after
    from letters l join contact_names c on c.id = l.contact_id
      left join dispute_mailing_days m on m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau
    where (${query.contactId ?? null}::uuid is null or l.contact_id = ${query.contactId ?? null})
      and (${query.bureau ?? null}::text is null or l.bureau = ${query.bureau ?? null})
      and (${query.printed ?? null}::text is null or (l.printed_at is not null) = (${query.printed ?? null} = 'yes'))
      and (${query.mailed ?? null}::text is null or (l.printed_at is not null and (m.mailed_on is not null) = (${query.mailed ?? null} = 'yes')))
      and (${query.after ?? null}::uuid is null or l.id < ${query.after ?? null})
    order by l.id desc limit ${query.limit}`.execute(db);
  return found.rows.map((r) => ({
    id: r.id,
    contactId: r.contactId,
    contactName: r.contactName,
    roundId: r.roundId,
    roundNumber: r.roundNumber,
    bureau: r.bureau,
    recipient: r.recipient,
    state: r.state,
    items: r.items,
    pages: r.pages,
    accessible: r.accessible,
    note: r.note,
    createdAt: r.createdAt.toISOString(),
    printedAt: r.printedAt?.toISOString() ?? null,
    printBatchId: r.printBatchId,
    mailing: mailingOf(r),
  }));
}

function mailingOf(r: LetterListRow): LetterMailing | null {
  const { mVersion: version, mailedOn, method, countedFrom, overdueAfter, freeAnnualReport } = r;
  if (version === null || mailedOn === null || method === null || countedFrom === null || overdueAfter === null) return null;
  const { trackingNumber, receivedOn, receivedHow, moreSentOn } = r;
  return {
    version,
    mailedOn,
    method,
    trackingNumber,
    receivedOn,
    receivedHow,
    moreSentOn,
    freeAnnualReport: freeAnnualReport === true,
    countedFrom,
    overdueAfter,
  };
}

interface LetterListRow extends Nullable<Omit<LetterMailing, 'version'>> {
  mVersion: number | null;
  id: string;
  contactId: string;
  contactName: string;
  roundId: string;
  roundNumber: number;
  bureau: Bureau;
  recipient: string;
  state: LetterState;
  items: number;
  pages: number | null;
  accessible: boolean | null;
  note: string | null;
  createdAt: Date;
  printedAt: Date | null;
  printBatchId: string | null;
}

/** The client's own letters with the day each was mailed, newest first. */
export async function listOwnLetters(
  db: Db,
  scope: ClientScope,
  limit: number,
): Promise<(Letter & { readonly mailedOn: string | null })[]> {
  const rows = await db
    .selectFrom('letters as l')
    .leftJoin('disputeMailingDays as m', (j) =>
      j.onRef('m.contactId', '=', 'l.contactId').onRef('m.roundId', '=', 'l.roundId').onRef('m.bureau', '=', 'l.bureau'),
    )
    .select([
      'l.id',
      'l.contactId',
      'l.roundId',
      'l.roundNumber',
      'l.bureau',
      'l.state',
      'l.fileId',
      'l.items',
      'l.createdAt',
      'l.printedAt',
      'm.mailedOn',
    ])
    .where('l.contactId', '=', scope.contactId)
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((r) => ({
    id: r.id,
    contactId: r.contactId,
    roundId: r.roundId,
    roundNumber: r.roundNumber,
    bureau: r.bureau,
    state: r.state,
    fileId: r.fileId,
    items: r.items,
    createdAt: r.createdAt,
    printedAt: r.printedAt,
    mailedOn: r.mailedOn,
  }));
}

export interface StateOfLetter extends Pick<Letter, 'id' | 'contactId' | 'roundId' | 'bureau' | 'state'> {
  readonly mailed: boolean;
}

/** States of the letters with these ids, and whose they are; a missing one is missing from the answer. */
export async function listStates(db: Db, ids: readonly string[]): Promise<readonly StateOfLetter[]> {
  const rows = await db
    .selectFrom('letters as l')
    .leftJoin('disputeMailingDays as m', (j) =>
      j.onRef('m.contactId', '=', 'l.contactId').onRef('m.roundId', '=', 'l.roundId').onRef('m.bureau', '=', 'l.bureau'),
    )
    .select(['l.id', 'l.contactId', 'l.roundId', 'l.bureau', 'l.state', 'm.mailedOn'])
    .where('l.id', 'in', [...ids])
    .execute();
  return rows.map(({ mailedOn, ...letter }) => ({ ...letter, mailed: mailedOn !== null }));
}

function place(id: string) {
  return `letters:${id}:document` as const;
}
