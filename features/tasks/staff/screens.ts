import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { tasksContract } from '../contract.ts';

export const tasksScreens = screensOf<typeof tasksContract, ContactTabProps>()({
  feature: 'tasks',
  area: 'Tasks',
  tabs: [
    { value: 'tasks', label: 'Tasks', place: 40, permission: 'tasks:view', load: async () => (await import('./TasksTab.tsx')).TasksTab },
  ],
  moves: [{ kind: 'tasks.due', activity: 'tasks.changed', load: async () => (await import('./move-task.ts')).moveTask }],
  renews: ['calendar', 'dashboard'],
});
