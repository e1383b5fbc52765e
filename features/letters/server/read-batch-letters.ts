// The letters of a print batch with their addresses, for what is printed around them.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { fingerprintOf } from '../rules/approval.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { openDocuments } from './store.ts';
import { findPrintBatch, listLoggedLetters, type LoggedLetter } from './store/print-batches.ts';

export type BatchLetter = LoggedLetter & {
  /** Its place in the batch, from 1. */
  readonly number: number;
  readonly code: string;
  readonly document: LetterDocument;
};

/** The batch, once it is printed; one that holds what was written again in the meantime is gone. */
export async function readBatchLetters(
  db: Db,
  sealer: Sealer,
  id: string,
): Promise<{ readonly createdAt: Date; readonly letters: readonly BatchLetter[] } | Refusal> {
  const batch = await findPrintBatch(db, id);
  if (!batch) return refuse('letters.batchNotFound', 'There is no such print batch.');
  if (batch.state !== 'ready') return refuse('letters.notReady', 'This print batch is not ready, or no longer holds what its letters say.');
  const documents = await openDocuments(db, sealer, batch.letterIds);
  const rows = await listLoggedLetters(db, batch.letterIds);
  return {
    createdAt: batch.createdAt,
    letters: batch.letterIds.flatMap((letterId, at) => {
      const [row, document] = [rows.find((one) => one.id === letterId), documents[at]];
      return row && document ? [{ ...row, number: at + 1, code: fingerprintOf(row.pdfSha256 ?? letterId), document }] : [];
    }),
  };
}
