import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { shareRuns } from '../../../platform/web/live/share-runs.ts';
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

export function useUpload(onDone: (one: ImportView) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ file, again }: { readonly file: File; readonly again: boolean }) =>
      api.upload({ file, ...(again && { again: 'yes' as const }) }),
    onSuccess: (one) => {
      cache.setQueryData(importOptions(one.id).queryKey, one);
      void cache.invalidateQueries({ queryKey: queries.list.key() });
      onDone(one);
    },
  });
}

/** The steps of an import after its upload; each answer is where it stands then. */
export function useImportSteps(id: string) {
  const cache = useQueryClient();
  const [share] = useState(shareRuns);
  const options = {
    onSuccess: async (one: ImportView) => {
      // An answer on its way may be older than this one, and would bring the buttons of the last step back.
      await cache.cancelQueries({ queryKey: importOptions(id).queryKey });
      cache.setQueryData(importOptions(id).queryKey, one);
      void cache.invalidateQueries({ queryKey: queries.list.key() });
      void cache.invalidateQueries({ queryKey: queries.listProblems.key() });
    },
    onError: () => void cache.invalidateQueries({ queryKey: importOptions(id).queryKey }),
  };
  return {
    check: useMutation({ mutationFn: (input: Parameters<typeof api.check>[0]) => share('check', () => api.check(input)), ...options }),
    write: useMutation({ mutationFn: (version: number) => share('write', () => api.write({ id, version })), ...options }),
    cancel: useMutation({ mutationFn: () => share('cancel', () => api.cancel({ id })), ...options }),
    undo: useMutation({ mutationFn: () => share('undo', () => api.undo({ id })), ...options }),
  };
}
