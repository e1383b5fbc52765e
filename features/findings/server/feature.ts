import { defineFeature } from '../../../platform/server/feature.ts';
import { findingsActivities } from '../activities.ts';
import { findingsContract } from '../contract.ts';
import { list } from './operations/list.ts';
import { auditReport } from './operations/audit-report.ts';
import { answer } from './operations/answer.ts';
import { clearAnswer } from './operations/clear-answer.ts';
import { ask } from './operations/ask.ts';
import { accept } from './operations/accept.ts';
import { listStatements } from './operations/list-statements.ts';
import { addStatement } from './operations/add-statement.ts';
import { removeStatement } from './operations/remove-statement.ts';
import { restoreStatement } from './operations/restore-statement.ts';
import { listMine } from './operations/list-mine.ts';
import { answerMine } from './operations/answer-mine.ts';
import { setAsideOthers } from './jobs.ts';
import { findingNeeds } from './finding-needs.ts';
import { SEAL_ANSWERS } from './store/answers.ts';
import { SEAL_STATEMENTS } from './store/statements.ts';
import { WORDS_FOLLOW } from './store/merge.ts';

export const findingsFeature = defineFeature({
  name: 'findings',
  contract: findingsContract,
  views: ['finding_questions'],
  activities: findingsActivities,
  operations: {
    list,
    auditReport,
    answer,
    clearAnswer,
    ask,
    accept,
    listStatements,
    addStatement,
    removeStatement,
    restoreStatement,
    listMine,
    answerMine,
  },
  dataSteps: [SEAL_ANSWERS, SEAL_STATEMENTS],
  jobs: [setAsideOthers],
  reactions: [
    {
      on: 'creditReports.read',
      sentence: 'When a report is read again, questions about lines that are another person’s are set aside.',
      job: setAsideOthers,
      payload: ({ subject }) => ({ reportId: subject.id }),
    },
  ],
  needs: [findingNeeds],
  follows: [WORDS_FOLLOW],
});
