// A document in hand as screens see it, and what every change of one asks, answers and notes.
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { takeOpenContact } from '../../contacts/server/public.ts';
import type { DocumentCheck } from '../contract.ts';
import { DOCUMENT_WORDS, documentPhrase, type DocumentKind } from '../rules/required-documents.ts';
import { findCheck, lockChecks, type StoredCheck } from './store/documents.ts';

interface Call {
  readonly db: StaffDb;
  readonly scope: StaffScope;
}

export const checkNotFound = () =>
  refuse(
    'files.checkNotFound',
    'This document is not marked like that any more. Somebody else may have changed it; look at the list again.',
  );
export const alreadyChecked = (kind: DocumentKind) =>
  refuse('files.alreadyChecked', `Somebody marked the ${documentPhrase(kind)} of this contact as in hand already.`);

export function viewCheck({ recordedAt, removedAt, fileId, filePath, fileName, fileState, ...same }: StoredCheck): DocumentCheck {
  return {
    ...same,
    recordedAt: recordedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
    file: fileId === null ? null : { id: fileId, path: filePath, name: fileName, state: fileState },
  };
}

/** The check just written. @throws Error when it is not there */
export async function viewWritten({ db }: Call, id: string): Promise<DocumentCheck> {
  const check = await findCheck(db, id);
  if (!check) throw new Error('The mark just written is not there.');
  return viewCheck(check);
}

/** The check, which nobody else changes before the transaction ends; or why it cannot be changed. */
export async function takeCheck(call: Call, id: string): Promise<StoredCheck | Refusal> {
  const found = await findCheck(call.db, id);
  if (!found) return checkNotFound();
  const contact = await takeOpenContact(call, found.contactId);
  if (isRefusal(contact)) return contact;
  await lockChecks(call.db, contact.id);
  // Read again, because it may have changed, or gone to another record of the person, before it was held.
  const check = await findCheck(call.db, id);
  return check?.contactId === contact.id ? check : checkNotFound();
}

/** What the record of everything says of a change. */
export function aboutCheck(
  { id, contactId, kind }: Pick<StoredCheck, 'id' | 'contactId' | 'kind'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'document-check', id }, summary: `${DOCUMENT_WORDS[kind]} ${what}` };
}
