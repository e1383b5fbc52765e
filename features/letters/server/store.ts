import { sql } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import { forgetFile } from '../../files/server/public.ts';
import type { Language } from '../../../platform/base/language.ts';
import type { GateOverride } from '../../disputes/contract.ts';
import type { LetterRow } from '../contract.ts';
import { letterCode } from '../rules/letter-code.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import type { AnswerDue } from '../rules/written-letter.ts';
import { kindOf, type LetterKind, type OfRound, type RecipientClass } from '../rules/letter-kinds.ts';
import { sealOverrides } from './store/letter-overrides.ts';
import { CAME_BACK, MAILING, NOT_MAILED } from './store/mailing-days.ts';

type LetterState = LetterRow['state'];

interface LetterFacts {
  readonly id: string;
  readonly contactId: string;
  /** The first line of the address it goes to. */
  readonly recipient: string;
  readonly state: LetterState;
  readonly fileId: string | null;
  /** Of a round; 0 where it is written. */
  readonly items: number;
  /** Grows when what it says is changed. */
  readonly version: number;
  /** False for letters of the office to its own client. */
  readonly asksClient: boolean;
  /** Days from its receipt by which an answer is owed, where it is written and one is. */
  readonly answerDays: number | null;
  readonly answerInBusinessDays: boolean;
  readonly createdAt: Date;
  /** Null until a batch printed it. */
  readonly printedAt: Date | null;
  /** Hash of its PDF, which the client approves; null while there is none. */
  readonly pdfSha256: string | null;
}
export type Letter = LetterFacts & LetterKind;
export type RoundLetter = LetterFacts & OfRound;

const KIND_COLUMNS = ['kind', 'roundId', 'roundNumber', 'bureau', 'recipientClass', 'sourceName'] as const;
const COLUMNS = [
  ...KIND_COLUMNS,
  'id',
  'contactId',
  'recipient',
  'state',
  'fileId',
  'items',
  'version',
  'asksClient',
  'answerDays',
  'answerInBusinessDays',
  'createdAt',
  'printedAt',
  'pdfSha256',
] as const;
type KindColumns = Parameters<typeof kindOf>[0];

function letterOf({ kind, roundId, roundNumber, bureau, recipientClass, sourceName, ...facts }: LetterFacts & KindColumns): Letter {
  return { ...facts, ...kindOf({ kind, roundId, roundNumber, bureau, recipientClass, sourceName }) };
}

/** What a letter says, or in a sentence why it could not be written or is cancelled; a written one that is cancelled keeps what it said. */
export type LetterContent =
  | { readonly document: LetterDocument }
  | { readonly note: string }
  | { readonly cancelled: string; readonly document?: LetterDocument };

/** Adds the letter of a round, to be typeset or failed; false when the round already has one for that bureau (a job that ran twice). */
export async function insertLetter(
  db: Db,
  sealer: Sealer,
  letter: {
    id: string;
    contactId: string;
    roundId: string;
    roundNumber: number;
    bureau: OfRound['bureau'];
    recipient: string;
    items: number;
    content: LetterContent;
    at: Date;
  },
): Promise<boolean> {
  const { state, documentSealed, note, code } = contentColumns(sealer, letter.id, letter.content);
  const done =
    await sql`insert into letters (contact_id, id, round_id, round_number, bureau, state, recipient, items, document_sealed, note, code, created_at)
    values (${letter.contactId}, ${letter.id}, ${letter.roundId}, ${letter.roundNumber}, ${letter.bureau}, ${state}, ${letter.recipient},
      ${letter.items}, ${documentSealed}, ${note}, ${code}, ${letter.at})
    on conflict (contact_id, round_id, bureau) do nothing`.execute(db);
  return done.numAffectedRows === 1n;
}

/** Adds a written letter, to be typeset. */
export async function insertWritten(
  db: Db,
  sealer: Sealer,
  letter: {
    readonly id: string;
    readonly contactId: string;
    readonly recipientClass: RecipientClass;
    readonly recipientId: string | null;
    readonly addressId: string | null;
    readonly language: Language;
    readonly source: { readonly letterId: string; readonly versionId: string; readonly name: string };
    readonly asksClient: boolean;
    readonly answerDue: AnswerDue | null;
    readonly overrides: readonly GateOverride[];
    readonly document: LetterDocument;
    readonly by: { readonly userId: string; readonly name: string };
    readonly at: Date;
  },
): Promise<void> {
  const { document, source, answerDue, by } = letter;
  const { state, documentSealed, note, code } = contentColumns(sealer, letter.id, { document });
  await sql`insert into letters (contact_id, id, kind, state, recipient, items, document_sealed, note, code, created_at, recipient_class, recipient_id, recipient_address_id, language,
      source_letter_id, source_version_id, source_name, asks_client, answer_days, answer_law, answer_in_business_days, created_by, created_by_name, overrides_sealed)
    values (${letter.contactId}, ${letter.id}, 'written', ${state}, ${document.recipient.name}, 0, ${documentSealed}, ${note}, ${code}, ${letter.at},
      ${letter.recipientClass}, ${letter.recipientId}, ${letter.addressId}, ${letter.language}, ${source.letterId}, ${source.versionId}, ${source.name}, ${letter.asksClient},
      ${answerDue?.days ?? null}, ${answerDue?.law ?? null}, ${answerDue?.inBusinessDays ?? false}, ${by.userId}, ${by.name}, ${sealOverrides(sealer, letter.id, letter.overrides)})`.execute(
    db,
  );
}

/**
 * Gives a letter that failed, or that was made and not mailed, new content about `items` items. Its PDF is forgotten, and so are batches that printed it: they hold
 * what it said before. `from` are the states it may be in. False in others, when it is being printed, and when it was mailed, also where it came back.
 */
export async function rewriteLetter(
  db: Db,
  sealer: Sealer,
  letter: Pick<Letter, 'id' | 'fileId' | 'items' | 'version'>,
  content: LetterContent,
  from: readonly LetterState[] = ['failed', 'ready'],
): Promise<boolean> {
  const { rows } = await sql<{ id: string; state: LetterState; fileId: string | null }>`select b.id, b.state, b.file_id as "fileId"
    from print_batch_letters p join print_batches b on b.id = p.batch_id where p.letter_id = ${letter.id} and b.state in ('rendering', 'ready') for update of b`.execute(
    db,
  );
  if (rows.some(({ state }) => state === 'rendering')) return false;
  const done = await db
    .updateTable('letters as l')
    .set({
      ...contentColumns(sealer, letter.id, content),
      items: letter.items,
      version: letter.version + 1,
      fileId: null,
      pages: null,
      accessible: null,
      printedAt: null,
      // Other words: the client is asked again, also about one that was printed before clients approved letters.
      pdfSha256: null,
      readyAt: null,
      askedAt: null,
      remindedAt: null,
      beforeApprovals: false,
    })
    .where('l.id', '=', letter.id)
    .where('l.version', '=', letter.version)
    .where('l.state', 'in', [...from])
    .where(sql<boolean>`${NOT_MAILED} and not ${CAME_BACK}`)
    // A mail service has it.
    .where('l.leavingSince', 'is', null)
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) return false;
  if (rows.length > 0)
    await db
      .updateTable('printBatches')
      .set({ state: 'failed', fileId: null })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  for (const fileId of [letter.fileId, ...rows.map((row) => row.fileId)]) if (fileId !== null) await forgetFile(db, fileId);
  return true;
}

/** A letter that is written bears its code from then on, in what it says and where an answer is looked up. */
function contentColumns(sealer: Sealer, id: string, content: LetterContent) {
  const code = letterCode(id);
  const seal = (document: LetterDocument): Buffer => sealer.sealText(place(id), JSON.stringify({ ...document, code }));
  if ('cancelled' in content)
    return { state: 'cancelled' as const, documentSealed: content.document ? seal(content.document) : null, note: content.cancelled, code };
  return 'note' in content
    ? { state: 'failed' as const, documentSealed: null, note: content.note, code }
    : { state: 'rendering' as const, documentSealed: seal(content.document), note: null, code };
}

export async function findLetter(db: Db, scope: StaffScope | ClientScope, id: string): Promise<Letter | undefined> {
  const letter = await findLetterById(db, id);
  return letter && (scope.kind === 'staff' || scope.contactId === letter.contactId) ? letter : undefined;
}

/** For jobs. */
export const findLetterById = (db: Db, id: string): Promise<Letter | undefined> => findLetterWhere(db, 'id', id);

/** The letters of a round, in the order of the bureaus. */
export async function listOfRound(db: Db, contactId: string, roundId: string): Promise<readonly RoundLetter[]> {
  const rows = await db
    .selectFrom('letters')
    .select([...COLUMNS])
    .where('contactId', '=', contactId)
    .where('roundId', '=', roundId)
    .orderBy('bureau')
    .execute();
  return rows.map(letterOf).flatMap((letter) => (letter.kind === 'round' ? [letter] : []));
}

/** The letters that bear these codes; a code that no letter bears is missing from the answer. */
export async function findLettersByCode(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Letter>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('letters')
    .select([...COLUMNS, 'code'])
    .where('code', 'in', [...codes])
    .execute();
  return new Map(rows.flatMap(({ code, ...row }) => (code === null ? [] : [[code, letterOf(row)] as const])));
}

/** The letter whose PDF this file is. */
export const findLetterByFile = (db: Db, fileId: string): Promise<Letter | undefined> => findLetterWhere(db, 'fileId', fileId);

async function findLetterWhere(db: Db, column: 'id' | 'fileId', value: string): Promise<Letter | undefined> {
  const row = await db
    .selectFrom('letters')
    .select([...COLUMNS])
    .where(column, '=', value)
    .executeTakeFirst();
  return row && letterOf(row);
}

/** What a written letter was made from, for another one like it. */
export async function findWrittenSource(
  db: Db,
  id: string,
): Promise<
  | {
      readonly recipientId: string | null;
      readonly addressId: string | null;
      readonly source: { readonly letterId: string; readonly versionId: string; readonly name: string };
      readonly answerDue: AnswerDue | null;
    }
  | undefined
> {
  const row = await db
    .selectFrom('letters')
    .select([
      'recipientId',
      'recipientAddressId',
      'sourceLetterId',
      'sourceVersionId',
      'sourceName',
      'answerDays',
      'answerLaw',
      'answerInBusinessDays',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.sourceLetterId === null || row.sourceVersionId === null || row.sourceName === null) return undefined;
  const { answerDays: days, answerLaw: law, answerInBusinessDays: inBusinessDays } = row;
  return {
    recipientId: row.recipientId,
    addressId: row.recipientAddressId,
    source: { letterId: row.sourceLetterId, versionId: row.sourceVersionId, name: row.sourceName },
    answerDue: days === null || law === null ? null : { days, law, inBusinessDays },
  };
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

/** False when another run made it, or it says something else now. */
export async function setLetterReady(
  db: Db,
  { id, version }: Pick<Letter, 'id' | 'version'>,
  made: { fileId: string; sha256: string; pages: number; accessible: boolean; note: string | null; at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('letters')
    .set({
      state: 'ready',
      fileId: made.fileId,
      pdfSha256: made.sha256,
      readyAt: made.at,
      pages: made.pages,
      accessible: made.accessible,
      note: made.note,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** False when another run made it, or it says something else now. */
export async function setLetterFailed(db: Db, { id, version }: Pick<Letter, 'id' | 'version'>, note: string): Promise<boolean> {
  const done = await db
    .updateTable('letters')
    .set({ state: 'failed', note })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export type StateOfLetter = LetterKind &
  Pick<LetterFacts, 'id' | 'contactId' | 'recipient' | 'state' | 'pdfSha256' | 'asksClient'> & {
    readonly mailed: boolean;
    /** It was mailed and came back; what it says cannot be changed any more, but it can be mailed again. */
    readonly cameBack: boolean;
    /** It was printed or mailed before clients approved letters here. */
    readonly beforeApprovals: boolean;
    /** A mail service was given it, and has not refused it. */
    readonly leaving: boolean;
  };

/** States of the letters with these ids, and whose they are; a missing one is missing from the answer. */
export async function listStates(db: Db, ids: readonly string[]): Promise<readonly StateOfLetter[]> {
  const { rows } = await sql<
    KindColumns &
      Pick<
        StateOfLetter,
        'id' | 'contactId' | 'recipient' | 'state' | 'pdfSha256' | 'asksClient' | 'mailed' | 'cameBack' | 'beforeApprovals' | 'leaving'
      >
  >`select l.id, l.contact_id as "contactId", l.kind, l.round_id as "roundId", l.round_number as "roundNumber", l.bureau,
      l.recipient_class as "recipientClass", l.source_name as "sourceName", l.recipient, l.state, l.pdf_sha256 as "pdfSha256", l.asks_client as "asksClient",
      l.before_approvals as "beforeApprovals", m.mailed_on is not null as mailed, ${CAME_BACK} as "cameBack", l.leaving_since is not null as leaving
    from letters l ${MAILING} where l.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ kind, roundId, roundNumber, bureau, recipientClass, sourceName, ...state }) => ({
    ...state,
    ...kindOf({ kind, roundId, roundNumber, bureau, recipientClass, sourceName }),
  }));
}

function place(id: string) {
  return `letters:${id}:document` as const;
}
