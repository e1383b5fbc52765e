import { useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { contactsContract } from '../../contacts/contract.ts';
import { importsContract, type ImportState, type ImportView } from '../contract.ts';

const api = createApi(importsContract);
const queries = createQueries('imports', api);
const contactQueries = createQueries('contacts', createApi(contactsContract));

const POLL_MS = 1_000;
const isRunning = (state: ImportState): boolean => state === 'checking' || state === 'writing' || state === 'undoing';

/** One import; looks again each second while it works. */
export const importOptions = (id: string) =>
  queries.get.queryOptions({
    input: { id },
    refetchInterval: (query) => (query.state.data && isRunning(query.state.data.state) ? POLL_MS : false),
  });

export const importPagesOptions = () =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const problemPagesOptions = (id: string) =>
  queries.listProblems.infiniteOptions({
    input: (after: string | undefined) => ({ id, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** Fields of the office's own, and sources and tags in use. */
export const choicesOptions = () => contactQueries.listChoices.queryOptions({ input: {} });

export const loadProblemsFile = (id: string) => api.getProblemsFile({ id });

export function useUpload() {
  const cache = useQueryClient();
  return useChange(api.upload, { onMade: (one) => void cache.setQueryData(importOptions(one.id).queryKey, one) });
}

/** The steps of an import after its upload; each returns its new status. */
export function useImportSteps() {
  const cache = useQueryClient();
  const options = {
    onMade: async (one: ImportView): Promise<void> => {
      const { queryKey } = importOptions(one.id);
      // An answer on its way may be older than this one, and would bring the buttons of the last step back.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, one);
    },
  };
  return {
    check: useChange(api.check, options),
    write: useChange(api.write, options),
    cancel: useChange(api.cancel, options),
    undo: useChange(api.undo, options),
  };
}
