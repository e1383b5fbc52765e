import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { letterLibraryContract, type LibraryText } from '../contract.ts';

const api = createApi(letterLibraryContract);
const queries = createQueries('letter-library', api);

/** The texts never change while the program runs, their counts slowly. */
export const libraryOptions = () => queries.list.queryOptions({ input: {}, staleTime: 60_000 });

export type PreviewWish = Parameters<typeof api.preview>[0];
export const getPreview = (wish: PreviewWish) => api.preview(wish);

/** Marks a text, or removes the mark. */
export function useFavorite() {
  const add = useChange(api.addFavorite, { several: true });
  const remove = useChange(api.removeFavorite, { several: true });
  return {
    toggle: ({ kind, code, favorite }: Pick<LibraryText, 'kind' | 'code' | 'favorite'>) => (favorite ? remove : add).start({ kind, code }),
    error: add.error ?? remove.error,
  };
}
