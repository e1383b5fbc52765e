// The task form as text, and how that becomes what the contract takes.
import { tasksContract, type Task } from '../contract.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { TaskKind } from '../rules/task-kinds.ts';
import { KIND_LABELS } from './kind-labels.ts';

export const TASK_FIELDS = ['title', 'dueOn', 'kind', 'assigneeId', 'note'] as const;
export type TaskField = (typeof TASK_FIELDS)[number];
export type TaskValues = Readonly<Record<TaskField, string>>;
export type TaskProblems = Readonly<Partial<Record<TaskField, string>>>;

export const TASK_LABELS: Readonly<Record<TaskField, string>> = {
  title: 'What is to be done',
  dueOn: 'Due',
  kind: 'Kind',
  assigneeId: 'Who',
  note: 'Note',
};

/** An empty form for `assigneeId`; of a task, what it holds. */
export function fillTask(assigneeId: string | undefined, task?: Task): TaskValues {
  return {
    title: task?.title ?? '',
    dueOn: task?.dueOn ?? '',
    kind: task?.kind ?? 'task',
    assigneeId: (task ? task.assigneeId : assigneeId) ?? '',
    note: task?.note ?? '',
  };
}

export function inputOfTask({ title, dueOn, kind, assigneeId, note }: TaskValues) {
  return { title, kind: kind as TaskKind, dueOn: dueOn || null, assigneeId: assigneeId || null, note: note || null };
}

/** One sentence for each field the contract would refuse. */
export function checkTask(values: TaskValues): TaskProblems {
  const issues = tasksContract.create['~orpc'].inputSchema?.safeParse(inputOfTask(values)).error?.issues ?? [];
  return Object.fromEntries(
    TASK_FIELDS.flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      return issue ? [[field, issue.message]] : [];
    }),
  );
}

/** Where what was typed differs from what somebody else saved, in words. */
export function findTaskDifferences(mine: TaskValues, saved: TaskValues, nameOf: (id: string | null) => string | undefined) {
  const words = (field: TaskField, value: string): string => {
    if (value === '') return '';
    if (field === 'kind') return KIND_LABELS[value as TaskKind];
    if (field === 'assigneeId') return nameOf(value) ?? value;
    return field === 'dueOn' ? formatDate(value) : value;
  };
  return TASK_FIELDS.filter((field) => mine[field].trim() !== saved[field]).map((field) => ({
    label: TASK_LABELS[field],
    mine: words(field, mine[field]),
    saved: words(field, saved[field]),
  }));
}
