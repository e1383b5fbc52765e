import { defineFeature } from '../../../platform/server/feature.ts';
import { creditReportsActivities } from '../activities.ts';
import { creditReportsContract } from '../contract.ts';
import { answerPerson } from './operations/answer-person.ts';
import { answerComplete } from './operations/answer-complete.ts';
import { discard } from './operations/discard.ts';
import { restore } from './operations/restore.ts';
import { beginManual } from './operations/begin-manual.ts';
import { getManual } from './operations/get-manual.ts';
import { saveManual } from './operations/save-manual.ts';
import { finishManual } from './operations/finish-manual.ts';
import { combineJob, readReport } from './jobs.ts';
import { get } from './operations/get.ts';
import { getOriginal } from './operations/get-original.ts';
import { list } from './operations/list.ts';
import { upload } from './operations/upload.ts';
import { scoresFacet } from './scores-facet.ts';
import { reportNeeds } from './report-needs.ts';

export const creditReportsFeature = defineFeature({
  name: 'creditReports',
  contract: creditReportsContract,
  views: ['credit_report_states', 'credit_report_dates', 'credit_report_days'],
  activities: creditReportsActivities,
  operations: {
    upload,
    list,
    get,
    getOriginal,
    answerPerson,
    answerComplete,
    discard,
    restore,
    beginManual,
    getManual,
    saveManual,
    finishManual,
  },
  jobs: [readReport, combineJob],
  reactions: (['creditReports.matchDecided', 'creditReports.matchUndone'] as const).map((on) => ({
    on,
    sentence: 'When a match of accounts is decided or undone, the reports of that day are combined again.',
    job: combineJob,
    payload: ({ contactId }) => ({ contactId }),
  })),
  needs: [reportNeeds],
  facets: [scoresFacet],
  bound: { credit_reports: 'A record with reports is never merged away.' },
});
