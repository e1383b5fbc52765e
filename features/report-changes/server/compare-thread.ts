import { answerTasks } from '../../../platform/server/threads/answer-tasks.ts';
import { compareTask, type CompareTask } from './compare-task.ts';

answerTasks((task) => compareTask(task as CompareTask));
