// Letters put into one PDF, and which batch printed which.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import type { BatchState } from '../../contract.ts';
import type { MailingMethod } from '../../../disputes/rules/mailing.ts';
import { MAILING } from './mailing-days.ts';

export interface PrintBatch {
  readonly id: string;
  /** In the order in which they are printed. */
  readonly letterIds: readonly string[];
  readonly duplex: boolean;
  readonly state: BatchState;
  readonly pages: number | null;
  readonly fileId: string | null;
  readonly createdAt: Date;
}

export async function insertPrintBatch(
  db: Db,
  scope: StaffScope,
  batch: { id: string; letterIds: readonly string[]; duplex: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto('printBatches')
    .values({
      id: batch.id,
      duplex: batch.duplex,
      state: 'rendering',
      pages: null,
      fileId: null,
      createdAt: batch.at,
      createdBy: scope.userId,
    })
    .execute();
  await db
    .insertInto('printBatchLetters')
    .values(batch.letterIds.map((letterId, position) => ({ batchId: batch.id, letterId, position })))
    .execute();
}

export async function findPrintBatch(db: Db, id: string): Promise<PrintBatch | undefined> {
  const r = await db.selectFrom('printBatches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!r) return undefined;
  const letters = await db.selectFrom('printBatchLetters').select('letterId').where('batchId', '=', id).orderBy('position').execute();
  return {
    id: r.id,
    letterIds: letters.map(({ letterId }) => letterId),
    duplex: r.duplex,
    state: r.state,
    pages: r.pages,
    fileId: r.fileId,
    createdAt: r.createdAt,
  };
}

/** The clients whose letters the batch holds. */
export async function listPeopleOf(db: Db, batch: PrintBatch): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('letters')
    .select('contactId')
    .distinct()
    .where('id', 'in', [...batch.letterIds])
    .execute();
  return rows.map(({ contactId }) => contactId);
}

/** The batch whose PDF this file is. */
export async function findBatchByFile(db: Db, fileId: string): Promise<PrintBatch | undefined> {
  const r = await db.selectFrom('printBatches').select('id').where('fileId', '=', fileId).executeTakeFirst();
  return r && findPrintBatch(db, r.id);
}

/** Keeps the PDF and marks the batch's letters as printed on first time; false when it was done before. */
export async function setPrintBatchReady(db: Db, batch: PrintBatch, made: { fileId: string; pages: number; at: Date }): Promise<boolean> {
  const done = await db
    .updateTable('printBatches')
    .set({ state: 'ready', fileId: made.fileId, pages: made.pages })
    .where('id', '=', batch.id)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) return false;
  await db
    .updateTable('letters')
    .set({ printedAt: made.at })
    .where('id', 'in', [...batch.letterIds])
    .where('printedAt', 'is', null)
    .execute();
  return true;
}

export async function setPrintBatchFailed(db: Db, id: string): Promise<boolean> {
  const done = await db
    .updateTable('printBatches')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** A letter as the log of its batch shows it. */
export interface LoggedLetter {
  readonly id: string;
  readonly contactId: string;
  readonly contactName: string;
  readonly pages: number | null;
  readonly pdfSha256: string | null;
  readonly mailedOn: string | null;
  readonly method: MailingMethod | null;
  readonly trackingNumber: string | null;
}

export async function listLoggedLetters(db: Db, ids: readonly string[]): Promise<readonly LoggedLetter[]> {
  const { rows } =
    await sql<LoggedLetter>`select l.id, l.contact_id as "contactId", c.name as "contactName", l.pages, l.pdf_sha256 as "pdfSha256",
      m.mailed_on as "mailedOn", m.method, m.tracking_number as "trackingNumber"
    from letters l join contact_names c on c.id = l.contact_id ${MAILING} where l.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
