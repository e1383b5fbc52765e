import type { ActivityEntry } from '../../../platform/server/activity-entry.ts';
import { defineFeature } from '../../../platform/server/feature.ts';
import { creditReportsActivities } from '../activities.ts';
import { creditReportsContract } from '../contract.ts';
import { answerPerson } from './operations/answer-person.ts';
import { choosePerson } from './operations/choose-person.ts';
import { confirmPerson } from './operations/confirm-person.ts';
import { listPeople } from './operations/list-people.ts';
import { answerComplete } from './operations/answer-complete.ts';
import { discard } from './operations/discard.ts';
import { restore } from './operations/restore.ts';
import { beginManual } from './operations/begin-manual.ts';
import { getManual } from './operations/get-manual.ts';
import { saveManual } from './operations/save-manual.ts';
import { finishManual } from './operations/finish-manual.ts';
import { combineJob, readReport } from './jobs.ts';
import { checkPersonJob, readInterrupted } from './person-jobs.ts';
import { SEPARATE_PEOPLE } from './separate-people.ts';
import { get } from './operations/get.ts';
import { getOriginal } from './operations/get-original.ts';
import { list } from './operations/list.ts';
import { upload } from './operations/upload.ts';
import { scoresFacet } from './scores-facet.ts';
import { reportNeeds } from './report-needs.ts';
import { REPORTS_RETENTION } from './store/retention.ts';

/** Fields of a contact by which a report is known to be theirs. */
const IDENTIFYING = ['ssn', 'dateOfBirth', 'firstName', 'lastName'] as const;

export const creditReportsFeature = defineFeature({
  name: 'creditReports',
  contract: creditReportsContract,
  views: ['credit_report_states', 'credit_report_dates', 'credit_report_days', 'credit_report_uploads'],
  activities: creditReportsActivities,
  operations: {
    upload,
    list,
    get,
    getOriginal,
    answerPerson,
    listPeople,
    choosePerson,
    confirmPerson,
    answerComplete,
    discard,
    restore,
    beginManual,
    getManual,
    saveManual,
    finishManual,
  },
  dataSteps: [SEPARATE_PEOPLE],
  jobs: [readReport, combineJob, checkPersonJob, readInterrupted],
  reactions: [
    ...(['creditReports.matchDecided', 'creditReports.matchUndone'] as const).map((on) => ({
      on,
      sentence: 'When a match of accounts is decided or undone, the reports of that day are combined again.',
      job: combineJob,
      payload: ({ contactId }: ActivityEntry) => ({ contactId }),
    })),
    ...(['creditReports.read', 'creditReports.takenBack'] as const).map((on) => ({
      on,
      sentence: 'When a report is read or restored, the reports of the contact are held against what is known of the contact now.',
      job: checkPersonJob,
      payload: ({ contactId }: ActivityEntry) => ({ contactId }),
    })),
    {
      on: 'contacts.updated',
      sentence: 'When the name, Social Security number or date of birth of a contact changes, their reports are held against it.',
      job: checkPersonJob,
      when: ({ after }: ActivityEntry) => IDENTIFYING.some((field) => after !== undefined && field in after),
      payload: ({ contactId }: ActivityEntry) => ({ contactId }),
    },
  ],
  needs: [reportNeeds],
  facets: [scoresFacet],
  retention: REPORTS_RETENTION,
  bound: {
    credit_reports: 'A record with reports is never merged away.',
    credit_report_parts: 'They belong to reports, which are bound themselves.',
  },
});
