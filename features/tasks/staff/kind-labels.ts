import type { TaskKind } from '../rules/task-kinds.ts';

/** Kinds of tasks as the office says them. */
export const KIND_LABELS: Readonly<Record<TaskKind, string>> = {
  task: 'Task',
  call: 'Call',
  'follow-up': 'Follow-up',
  appointment: 'Appointment',
  deadline: 'Deadline',
  'document-request': 'Document request',
};
