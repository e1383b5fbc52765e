import { answerTasks } from '../../../platform/server/threads/answer-tasks.ts';
import { analyse } from '../rules/analyse.ts';
import type { AnalysisInput } from '../rules/finding.ts';

// The text is JSON of what analyse-off-thread.ts was given.
answerTasks((text) => analyse(JSON.parse(String(text)) as AnalysisInput));
