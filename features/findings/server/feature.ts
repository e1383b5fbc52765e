import { defineFeature, type Reaction } from '../../../platform/server/feature.ts';
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
import { setAsideOthers, withdrawUnsupported } from './jobs.ts';
import { findingNeeds } from './finding-needs.ts';
import { HIDE_BIRTH_DATES, SEAL_ANSWERS } from './store/answers.ts';
import { COUNT_FILE_ANSWERS, COUNT_FILE_STATEMENTS } from './store/count-file-statements.ts';
import { SEAL_STATEMENTS } from './store/statements.ts';
import { WORDS_FOLLOW } from './store/merge.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const findingsFeature = defineFeature({
  name: 'findings',
  contract: findingsContract,
  views: ['finding_questions', 'finding_times'],
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
  dataSteps: [SEAL_ANSWERS, SEAL_STATEMENTS, HIDE_BIRTH_DATES, COUNT_FILE_STATEMENTS, COUNT_FILE_ANSWERS],
  jobs: [setAsideOthers, withdrawUnsupported],
  reactions: [
    {
      on: 'creditReports.read',
      sentence: 'When a report is read again, questions about lines that are another person’s are set aside.',
      job: setAsideOthers,
      payload: ({ subject }) => ({ reportId: subject.id }),
    },
    ...(['creditReports.discarded', 'creditReports.combined'] as const).map((on): Reaction => ({
      on,
      sentence: 'When a report is set aside or no longer combined, unanswered questions that rest on it are withdrawn.',
      job: withdrawUnsupported,
      payload: ({ contactId }) => ({ contactId }),
    })),
  ],
  needs: [findingNeeds],
  retention: [
    rowsDisposed({
      key: 'findings.answers',
      name: 'Answers to findings, and what the client told',
      tables: ['finding_answers', 'client_statements'],
      group: 'records',
      onRequest: false,
    }),
  ],
  follows: [WORDS_FOLLOW],
});
