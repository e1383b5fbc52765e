// The task form as text, and how that becomes what the contract takes.
import type { Task } from '../contract.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { Values } from '../../../platform/web/form/form-state.ts';
import { KIND_LABELS } from './kind-labels.ts';
import type { NewTask } from './queries.ts';

export const TASK_LABELS = {
  title: 'What to do',
  dueOn: 'Due',
  kind: 'Kind',
  assigneeId: 'Who',
  note: 'Note',
} as const satisfies Partial<Record<keyof NewTask, string>>;
export type TaskField = keyof typeof TASK_LABELS;
export type TaskValues = Values<TaskField>;

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
  return { title, kind: isKind(kind) ? kind : ('task' as const), dueOn: dueOn || null, assigneeId: assigneeId || null, note: note || null };
}

/** How a value is shown in a conflict. */
export function showTaskValue(field: TaskField, value: string, nameOf: (id: string | null) => string | undefined): string {
  if (field === 'kind') return isKind(value) ? KIND_LABELS[value] : value;
  if (field === 'assigneeId') return nameOf(value) ?? value;
  return field === 'dueOn' ? formatDate(value) : value;
}

function isKind(value: string): value is keyof typeof KIND_LABELS {
  return Object.hasOwn(KIND_LABELS, value);
}
