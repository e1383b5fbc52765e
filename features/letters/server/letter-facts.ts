// What a letter says, with the facts its client confirms.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { findRoundById } from '../../disputes/server/public.ts';
import { factsOfWritten, factsToConfirm, type FactToConfirm } from '../rules/confirm-facts.ts';
import type { LetterDocument } from '../rules/letter-document.ts';
import { itemsOfLetter } from './compose-round.ts';
import { openDocuments, type Letter } from './store.ts';

export interface LetterToRead {
  readonly document: LetterDocument;
  readonly facts: readonly FactToConfirm[];
}

/** Undefined while an item of it was withdrawn and the letter is not written again yet. */
export async function readLetter(db: Db, sealer: Sealer, letter: Letter): Promise<LetterToRead | undefined> {
  const [document] = await openDocuments(db, sealer, [letter.id]);
  if (letter.kind === 'written') return document && { document, facts: factsOfWritten(document) };
  const round = await findRoundById(db, sealer, letter.contactId, letter.roundId);
  if (!document || !round) return undefined;
  const items = itemsOfLetter(round, letter.bureau);
  return items.length === document.items.length ? { document, facts: factsToConfirm(document, items) } : undefined;
}
