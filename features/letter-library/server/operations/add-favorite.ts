import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { findEntry } from '../../rules/library-entry.ts';
import { NOT_FOUND } from '../refusals.ts';
import { insertFavorite } from '../store.ts';

export const addFavorite: Operation<typeof letterLibraryContract.addFavorite> = async ({ db, scope, input, now, record }) => {
  const entry = findEntry(input.kind, input.code);
  if (!entry) return NOT_FOUND;
  await insertFavorite(db, scope, { ...input, at: now });
  record({
    contactId: null,
    subject: { type: 'letter-text', id: `${entry.kind} ${entry.code}` },
    summary: `Letter text "${entry.label}" marked as favorite`,
  });
  return { favorite: true };
};
