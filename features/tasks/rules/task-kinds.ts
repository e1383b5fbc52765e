// What kinds of work the office writes down.
export const TASK_KINDS = ['task', 'call', 'follow-up', 'appointment', 'deadline', 'document-request'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];
