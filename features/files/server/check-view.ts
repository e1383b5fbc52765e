// A received document as screens see it, and what every change of its mark checks, returns and records.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { RemovableKind } from '../../contacts/server/public.ts';
import type { DocumentCheck } from '../contract.ts';
import { hasExpired } from '../rules/document-reviews.ts';
import { DOCUMENT_WORDS, documentPhrase, type DocumentKind } from '../rules/required-documents.ts';
import { findCheck, lockChecks, setCheckRemoved, type StoredCheck } from './store/documents.ts';

export const alreadyChecked = (kind: DocumentKind) =>
  refuse('files.alreadyChecked', `The ${documentPhrase(kind)} of this contact is already marked as received.`);

const PASSED = 'This day has passed. A document that has expired is rejected instead.';
/** A document that has expired proves nothing, so it is not accepted. `field` is where its last day was entered. */
export const expiredAlready = (field: string) => refuse('files.expiredAlready', PASSED, { fields: { [field]: PASSED } });

export function viewCheck(
  { recordedAt, removedAt, fileId, filePath, fileName, fileState, ...same }: StoredCheck,
  today: CivilDate,
): DocumentCheck {
  return {
    ...same,
    expired: hasExpired(same.validUntil, today),
    recordedAt: recordedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
    file: fileId === null ? null : { id: fileId, path: filePath, name: fileName, state: fileState },
  };
}

export const CHECKS: RemovableKind<StoredCheck, DocumentCheck> = {
  find: findCheck,
  lock: lockChecks,
  isRemoved: ({ removedAt }) => removedAt !== null,
  notFound: () => refuse('files.checkNotFound', 'This mark has changed since you opened the list. Check the list again.'),
  view: (one, _contact, { now, zone }) => viewCheck(one, civilDateAt(now, zone)),
  setRemoved: (db, { id }, at) => setCheckRemoved(db, id, at),
  describe: describeCheck,
};

/** The activity of a change. */
export function describeCheck(
  { id, contactId, kind }: Pick<StoredCheck, 'id' | 'contactId' | 'kind'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> {
  return { contactId, subject: { type: 'document-check', id }, summary: `${DOCUMENT_WORDS[kind]} ${what}` };
}
