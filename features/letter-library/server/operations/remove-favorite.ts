import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { findEntry } from '../../rules/library-entry.ts';
import { NOT_FOUND } from '../refusals.ts';
import { deleteFavorite } from '../store.ts';

export const removeFavorite: Operation<typeof letterLibraryContract.removeFavorite> = async ({ db, scope, input, record }) => {
  const entry = findEntry(input.kind, input.code);
  if (!entry) return NOT_FOUND;
  await deleteFavorite(db, scope, input);
  record({
    contactId: null,
    subject: { type: 'letter-text', id: `${entry.kind} ${entry.code}` },
    summary: `Letter text "${entry.label}" is no longer a favorite`,
  });
  return { favorite: false };
};
