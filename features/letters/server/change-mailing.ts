// What an operation about the mailing of one letter does before and after its change.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactArchived } from '../../contacts/rules/contact-refusals.ts';
import { lockContacts } from '../../contacts/server/public.ts';
import { findLetter, type Letter } from './store.ts';

/** The letter, with its contact and their rounds held. */
export async function holdLetter(
  { db, scope }: { readonly db: StaffDb; readonly scope: StaffScope },
  id: string,
): Promise<Letter | Refusal> {
  const letter = await findLetter(db, scope, id);
  if (!letter) return refuse('letters.notFound', 'There is no such letter.');
  const [contact] = await lockContacts(db, [letter.contactId], 'update');
  if (contact?.archivedAt !== null) return contactArchived.refuse();
  return letter;
}
