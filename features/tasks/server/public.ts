// What other features may ask about tasks, what opens one inside another feature's change, and how a merge of two contacts takes them along.
export { moveTasks, moveTasksBack } from './store.ts';
export { listWaiting, openTask, withdrawTasks, type OpenedTask } from './store/from-features.ts';
export { taskNeeds } from './task-needs.ts';
