import { defineFeature } from '../../../platform/server/feature.ts';
import { creditReportsActivities } from '../activities.ts';
import { creditReportsContract } from '../contract.ts';
import { answerPerson } from './operations/answer-person.ts';
import { answerComplete } from './operations/answer-complete.ts';
import { discard } from './operations/discard.ts';
import { takeBack } from './operations/take-back.ts';
import { beginManual } from './operations/begin-manual.ts';
import { getManual } from './operations/get-manual.ts';
import { saveManual } from './operations/save-manual.ts';
import { finishManual } from './operations/finish-manual.ts';
import { decideMatches } from './operations/decide-matches.ts';
import { undoMatches } from './operations/undo-matches.ts';
import { listMatches } from './operations/list-matches.ts';
import { changes } from './operations/changes.ts';
import { compareJob, readReport } from './jobs.ts';
import { get } from './operations/get.ts';
import { getOriginal } from './operations/get-original.ts';
import { list } from './operations/list.ts';
import { upload } from './operations/upload.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { reportNeeds } from './report-needs.ts';

export const creditReportsFeature = defineFeature({
  name: 'creditReports',
  contract: creditReportsContract,
  activities: creditReportsActivities,
  operations: {
    upload,
    list,
    get,
    getOriginal,
    answerPerson,
    answerComplete,
    discard,
    takeBack,
    beginManual,
    getManual,
    saveManual,
    finishManual,
    decideMatches,
    undoMatches,
    listMatches,
    changes,
  },
  jobs: [readReport, compareJob],
  needs: [reportNeeds],
  // Of two decisions about one pair the later counts, so all of them go along.
  follows: [rowsFollow('matches', 'credit_report_matches')],
  bound: {
    credit_reports: 'A record with reports is never merged away.',
    credit_report_events: 'They belong to reports, and a record with reports is never merged away.',
  },
});
