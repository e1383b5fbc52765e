import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { tasksContract } from '../contract.ts';
import type { DueFilter } from '../rules/due.ts';

export const api = createApi(tasksContract);
const queries = createQueries('tasks', api);

export type NewTask = Parameters<typeof api.create>[0];
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
      ...(filter.due && { today: officeToday() }),
      ...(after !== undefined && { after }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
