import { answerTasks } from '../../../platform/server/threads/answer-tasks.ts';
import { combineTask, type CombineTask } from './combine-task.ts';

answerTasks((task) => combineTask(task as CombineTask));
