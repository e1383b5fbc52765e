import { answerTasks } from './answer-tasks.ts';
import { compareTask } from './compare-task.ts';

answerTasks(compareTask);
