import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { letterLibraryContract, type LibraryLetterRow, type LibraryText } from '../contract.ts';

export const api = createApi(letterLibraryContract);
const queries = createQueries('letter-library', api);

/** The texts never change while the program runs, their counts slowly. */
export const libraryOptions = () => queries.list.queryOptions({ input: {}, staleTime: 60_000 });

export type PreviewWish = Parameters<typeof api.preview>[0];
export const getPreview = (wish: PreviewWish) => api.preview(wish);

export type LettersAsked = Omit<NonNullable<Parameters<typeof api.listLetters>[0]>, 'after'>;

const paged = <A extends object>(asked: A) => ({
  input: (after: string | undefined) => ({ ...asked, ...(after !== undefined && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
});
export const letterPagesOptions = (asked: LettersAsked) => queries.listLetters.infiniteOptions(paged(asked));
export const letterOptions = (id: string) => queries.getLetter.queryOptions({ input: { id } });
export const versionPagesOptions = (id: string) => queries.listVersions.infiniteOptions(paged({ id }));
export const usePagesOptions = (id: string) => queries.listUses.infiniteOptions(paged({ id }));
export const changesOptions = (asked: Parameters<typeof api.compare>[0]) => queries.compare.queryOptions({ input: asked });

export const clientValuesOptions = (asked: Parameters<typeof api.clientValues>[0]) => queries.clientValues.queryOptions({ input: asked });
export const preparationOptions = (asked: Parameters<typeof api.prepareLetter>[0]) => queries.prepareLetter.queryOptions({ input: asked });
export const getPreviewPdf = ({ id, contactId }: { readonly id: string; readonly contactId: string }) =>
  contactId === '' ? api.sampleLetter({ id }) : api.draftLetter({ id, contactId });

/** Marks a text, or removes the mark. */
export function useFavorite() {
  const add = useChange(api.addFavorite, { several: true });
  const remove = useChange(api.removeFavorite, { several: true });
  return {
    toggle: ({ kind, code, favorite }: Pick<LibraryText, 'kind' | 'code' | 'favorite'>) => (favorite ? remove : add).start({ kind, code }),
    error: add.error ?? remove.error,
  };
}

/** Marks a letter, or removes the mark. */
export function useLetterMark() {
  const add = useChange(api.markLetter, { several: true });
  const remove = useChange(api.unmarkLetter, { several: true });
  return {
    toggle: ({ id, favorite }: Pick<LibraryLetterRow, 'id' | 'favorite'>) => (favorite ? remove : add).start({ id }),
    error: add.error ?? remove.error,
  };
}

export function judgeSave(error: unknown): 'changed' | 'gone' | 'retry' | 'final' {
  const { code, status } = asRefusal(error);
  if (code === 'app.changedMeanwhile') return 'changed';
  if (code === 'letterLibrary.letterNotFound') return 'gone';
  return status === 0 || status === 401 || status === 429 || status >= 500 ? 'retry' : 'final';
}
