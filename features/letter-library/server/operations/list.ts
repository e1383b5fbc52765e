import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { LIBRARY } from '../../rules/library-entry.ts';
import { NO_USE } from '../../rules/text-use.ts';
import { countUse, listFavorites } from '../store.ts';

/** The whole library: about forty texts, which the screen searches by itself. */
export const list: Operation<typeof letterLibraryContract.list> = async ({ db, scope }) => {
  const uses = scope.may('disputes:view') ? await countUse(db) : undefined;
  const favorites = await listFavorites(db, scope);
  return {
    rows: LIBRARY.map((entry) => ({
      ...entry,
      itemKinds: [...entry.itemKinds],
      sentences: entry.sentences.map(({ itemKinds, sentence }) => ({ itemKinds: [...itemKinds], sentence })),
      needs: [...entry.needs],
      quotes: [...entry.quotes],
      fits: [...entry.fits],
      use: uses ? (uses[entry.kind].get(entry.code) ?? NO_USE) : null,
      favorite: favorites.has(`${entry.kind} ${entry.code}`),
    })),
  };
};
