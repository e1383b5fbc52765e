import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { renderEnvelopes } from '../render-papers.ts';
import { findLetter, openDocuments } from '../store.ts';

/** Addresses only: what is inside goes through the doors of letters. */
export const envelope: Operation<typeof lettersContract.envelope> = async ({ db, scope, input, services, shows }) => {
  const letter = await findLetter(db, scope, input.id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  if (letter.state !== 'ready') return refuse('letters.notReady', 'This letter is not ready yet.');
  const documents = await openDocuments(db, services.sealer, [letter.id]);
  shows(letter.contactId);
  return new File([await renderEnvelopes(services.typst, documents, input.size)], 'Envelope.pdf', { type: 'application/pdf' });
};
