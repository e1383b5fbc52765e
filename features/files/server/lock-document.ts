// An uploaded document of a contact that is not archived, held until the transaction ends.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffCall } from '../../../platform/server/feature.ts';
import { lockActiveContact } from '../../contacts/server/public.ts';
import type { FileKind } from '../rules/file-kinds.ts';
import { lockChecks } from './store/documents.ts';
import { findListed, type StoredListed } from './store/list.ts';

export const NO_DOCUMENT = refuse('files.documentNotFound', 'There is no such document any more. Check the list again.');
const CHANGED = refuse('files.markChanged', 'Someone else marked this file since you opened it. Look at it again.');

/** The document with its contact and the contact's marks locked; refused when its kind is no longer the one that was read. */
export async function lockDocument(
  call: Pick<StaffCall, 'db' | 'scope'>,
  { id, kindBefore }: { readonly id: string; readonly kindBefore?: FileKind | null },
): Promise<StoredListed | Refusal> {
  const seen = await findListed(call.db, id);
  if (!seen || seen.state === 'infected') return NO_DOCUMENT;
  const contact = await lockActiveContact(call, seen.contactId);
  if (isRefusal(contact)) return contact.code === 'contacts.notFound' ? NO_DOCUMENT : contact;
  await lockChecks(call.db, contact.id);
  const found = await findListed(call.db, id);
  // In the meantime it may have moved to another record of the same person.
  if (found?.contactId !== contact.id) return NO_DOCUMENT;
  return kindBefore === undefined || found.kind === kindBefore ? found : CHANGED;
}
