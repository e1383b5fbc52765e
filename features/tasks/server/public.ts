// What other features may ask about tasks, and how a merge of two contacts takes them along.
export { moveTasks, moveTasksBack } from './store.ts';
export { taskNeeds } from './task-needs.ts';
