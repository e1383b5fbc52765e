// What other features may ask about tasks, and what opens one inside another feature's change.
export { create as createTask } from './operations/create.ts';
export { listWaiting, openTask, withdrawTasks, type OpenedTask } from './store/from-features.ts';
