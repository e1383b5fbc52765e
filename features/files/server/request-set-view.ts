// Sets of documents as screens and the record see them, and why one is refused.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { RequestSet } from '../contract/request-sets.ts';
import { FILE_KIND_WORDS } from '../rules/file-kinds.ts';
import { MOST_SETS } from '../rules/request-sets.ts';
import { findSet, listSets, lockSets, type StoredSet } from './store/request-sets.ts';

export const SET_NOT_FOUND = refuse('files.requestSetNotFound', 'This set was removed. Check the list again.');
const FULL = refuse('files.requestSetsFull', `There are ${MOST_SETS} sets already. Remove one that nobody uses first.`);

/** The set as it is under the lock of all sets, in use or removed. */
export async function lockSet(db: Db, id: string, which: 'used' | 'removed'): Promise<StoredSet | Refusal> {
  await lockSets(db);
  const one = await findSet(db, id);
  return one && one.removed === (which === 'removed') ? one : SET_NOT_FOUND;
}

/** Why a set of this name cannot be one of those in use; call it under the lock. */
export async function refuseSet(db: Db, { id, name, isNew }: { readonly id: string; readonly name: string; readonly isNew: boolean }) {
  const others = (await listSets(db)).filter((one) => one.id !== id);
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase())) {
    const taken = 'Another set has this name. Please choose a different one.';
    return refuse('files.requestSetNameTaken', taken, { fields: { name: taken } });
  }
  return isNew && others.length >= MOST_SETS ? FULL : undefined;
}

export function viewSet({ removed: _removed, ...one }: StoredSet): RequestSet {
  return one;
}

export const setFacts = ({ name, documents, days }: Pick<RequestSet, 'name' | 'documents' | 'days'>) => ({
  name,
  documents: documents.map(({ kind, words }) => words ?? FILE_KIND_WORDS[kind]),
  days,
});

export const aboutSet = (
  { id, name }: Pick<RequestSet, 'id' | 'name'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> => ({
  contactId: null,
  subject: { type: 'document-request-set', id },
  summary: `Set of documents "${name}" ${what}`,
});
