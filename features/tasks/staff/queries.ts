import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { browserToday } from '../../../platform/web/look/browser-today.ts';
import { tasksContract, type Task } from '../contract.ts';
import type { DueFilter } from '../rules/due.ts';

const api = createApi(tasksContract);
const queries = createQueries('tasks', api);

export type NewTask = Parameters<typeof api.create>[0];
export type ChangedTask = Parameters<typeof api.update>[0];
export interface TaskFilter {
  readonly contactId?: string;
  readonly assignee?: string;
  readonly due?: DueFilter;
  readonly done?: 'yes';
}

/** Tasks that match, a page at a time. */
export const taskPagesOptions = (filter: TaskFilter) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({
      ...filter,
      ...(filter.due && { today: browserToday() }),
      ...(after !== undefined && { after }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

/** A task as it is now, past every cache. */
export const fetchTask = (id: string): Promise<Task> => api.get({ id });

export function useCreateTask() {
  return useMutation({ mutationFn: (input: NewTask) => api.create(input), onSuccess: useRenewTasks() });
}
export function useUpdateTask() {
  return useMutation({ mutationFn: (input: ChangedTask) => api.update(input), onSuccess: useRenewTasks() });
}
/** Checks a task off, or opens it again. */
export function useSetDone() {
  return useMutation({
    mutationFn: ({ task: { id, version }, done }: { readonly task: Task; readonly done: boolean }) =>
      done ? api.complete({ id, version }) : api.reopen({ id, version }),
    onSettled: useRenewTasks(),
  });
}
export function useRemoveTask() {
  return useMutation({ mutationFn: ({ id, version }: Task) => api.remove({ id, version }), onSettled: useRenewTasks() });
}
export function useRestoreTask() {
  return useMutation({ mutationFn: (id: string) => api.restore({ id }), onSettled: useRenewTasks() });
}

function useRenewTasks(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const feature of ['tasks', 'activity', 'dashboard']) void cache.invalidateQueries({ queryKey: [[feature]] });
  };
}
