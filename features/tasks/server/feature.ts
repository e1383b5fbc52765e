import { defineFeature } from '../../../platform/server/feature.ts';
import { tasksActivities } from '../activities.ts';
import { tasksContract } from '../contract.ts';
import { complete } from './operations/complete.ts';
import { create } from './operations/create.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { remove } from './operations/remove.ts';
import { reopen } from './operations/reopen.ts';
import { restore } from './operations/restore.ts';
import { update } from './operations/update.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { taskDeadlines } from './task-deadlines.ts';
import { taskNeeds } from './task-needs.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const tasksFeature = defineFeature({
  name: 'tasks',
  contract: tasksContract,
  views: ['task_records'],
  activities: tasksActivities,
  operations: { list, get, create, update, complete, reopen, remove, restore },
  needs: taskNeeds,
  deadlines: [taskDeadlines],
  retention: [rowsDisposed({ key: 'tasks.tasks', name: 'Tasks', tables: ['tasks'], group: 'records', onRequest: true })],
  follows: [rowsFollow('tasks', 'tasks')],
});
