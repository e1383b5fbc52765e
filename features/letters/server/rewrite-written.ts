// A written letter again: the same words, with what is on record now around them.
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import type { Change } from '../../../platform/server/feature.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { openDocuments, type Letter, type LetterContent } from './store.ts';
import { composeWritten, draftOf } from './written-letter.ts';

export type ContextCall = Pick<Change, 'db' | 'services' | 'now' | 'zone'>;

export async function writeAgain(
  { db, services: { sealer }, now, zone }: ContextCall,
  contact: Contact,
  { id }: Pick<Letter, 'id'>,
): Promise<{ readonly content: LetterContent; readonly items: 0 } | Refusal> {
  const [document] = await openDocuments(db, sealer, [id]);
  if (!document) throw new Error(`Letter ${id} is gone.`);
  const made = await composeWritten({ db, sealer, now, zone }, contact, draftOf(document));
  return isRefusal(made) ? made : { content: { document: made }, items: 0 };
}
