import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { fingerprintOf } from '../../rules/approval.ts';
import { renderCoverSheet } from '../render-papers.ts';
import { findLetter, openDocuments } from '../store.ts';
import { listLoggedLetters } from '../store/print-batches.ts';

export const coverSheet: Operation<typeof lettersContract.coverSheet> = async ({ db, scope, input, services, shows }) => {
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  const { pdfSha256 } = letter;
  if (letter.state !== 'ready' || pdfSha256 === null) return refuse('letters.notReady', 'This letter is not ready yet.');
  const [document] = await openDocuments(db, services.sealer, [letter.id]);
  const [row] = await listLoggedLetters(db, [letter.id]);
  if (!document || !row) throw new Error(`Letter ${letter.id} is gone.`);
  shows(letter.contactId);
  const { pages, trackingNumber } = row;
  const pdf = await renderCoverSheet(services.typst, { document, pages, trackingNumber, code: fingerprintOf(pdfSha256) });
  return new File([pdf], 'Cover sheet.pdf', { type: 'application/pdf' });
};
