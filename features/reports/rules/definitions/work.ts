// Reports about the work of the staff, and about who saw or took out personal data.
import { OUTCOME_LABELS } from '../../../leads/rules/calls.ts';
import { report } from '../report-definition.ts';
import { contact, LOCATION, person } from './words.ts';

export const CALL_OUTCOMES = { ...OUTCOME_LABELS, planned: 'Planned', overdue: 'Overdue' } as const;
export const TASK_STATES = { open: 'Open', overdue: 'Overdue', done: 'Done' } as const;
const TASK_KINDS = {
  task: 'Task',
  call: 'Call',
  'follow-up': 'Follow-up',
  appointment: 'Appointment',
  deadline: 'Deadline',
  'document-request': 'Document request',
} as const;

/** Activities that show, or take out of the office, what is personal. /permissions lists the same; tests/laws/endpoints.test.ts keeps them complete. */
export const ACCESS_KINDS = {
  'contacts.identityRevealed': 'SSN and date of birth shown',
  'creditReports.originalOpened': 'Original report opened',
  'files.earlierVersionOpened': 'Earlier version of a document opened',
  'files.originalReportOpened': 'Original report opened as a file',
  'files.identityProofOpened': 'Proof of identity opened',
  'exports.requested': 'Export requested',
  'exports.fetched': 'Export downloaded',
  'reports.fileRequested': 'Report file requested',
  'reports.fileFetched': 'Report file downloaded',
  'contactReports.segmentExported': 'Progress of a segment exported',
  'contactReports.caseFileMade': 'Papers about a case given out',
  'accessLog.exported': 'Access log exported',
  'backup.requested': 'Backup requested',
  'retention.handedOver': 'Data handed over to a client',
  'backup.sheetOpened': 'Recovery sheet of backups opened',
} as const;

/** Activities that are counted as work. Looking at something is not recorded, so it is not counted. */
export const WORK_KINDS = {
  'contacts.created': 'Contacts added',
  'leads.callLogged': 'Calls',
  'leads.stageMoved': 'Leads moved',
  'leads.converted': 'Leads turned into clients',
  'contacts.noteAdded': 'Notes',
  'tasks.completed': 'Tasks completed',
  'agreements.recorded': 'Agreements recorded',
  'files.documentChecked': 'Documents checked',
  'cases.stageMoved': 'Clients moved',
  'disputes.roundOpened': 'Rounds opened',
  'letters.printBatchCreated': 'Print batches',
  'disputes.outcomeAdded': 'Results recorded',
  'disputes.outcomesDecided': 'Results decided',
  'answers.entered': 'Answers on paper entered',
  'letterLibrary.letterWritten': 'Letters of the library written',
} as const;

export const TASKS = report({
  title: 'Tasks',
  sentence: 'Tasks by the day they are due; tasks without a due date by the day they were added.',
  needs: ['tasks:view', 'contacts:view'],
  period: { label: 'Due', usual: 30 },
  location: true,
  person: 'Assigned to',
  columns: [
    { key: 'title', label: 'Task', kind: 'text', width: 240 },
    { key: 'at', label: 'Due', kind: 'day', width: 120 },
    { key: 'kind', label: 'Kind', kind: 'choice', choices: TASK_KINDS, width: 130 },
    contact('Contact'),
    { key: 'state', label: 'Status', kind: 'choice', choices: TASK_STATES, width: 100 },
    person('Assigned to'),
    { key: 'done', label: 'Done', kind: 'instant', width: 130 },
    LOCATION,
  ],
  dimensions: { state: { label: 'Status', choices: TASK_STATES }, kind: { label: 'Kind', choices: TASK_KINDS } },
  groupBy: ['person'],
  row: ['task', 'tasks'],
  measures: [
    { key: 'open', label: 'Open', kind: 'count', where: { state: 'open' }, sentence: 'Tasks that are not done and not overdue.' },
    {
      key: 'overdue',
      label: 'Overdue',
      kind: 'count',
      where: { state: 'overdue' },
      sentence: 'Tasks that are not done and were due before today.',
    },
    { key: 'done', label: 'Done', kind: 'count', where: { state: 'done' }, sentence: 'Tasks that were completed.' },
  ],
  catalog: true,
});

export const ACCESS = report({
  title: 'Reveals and exports of personal data',
  sentence:
    'Each time someone saw a Social Security number and date of birth in full, opened an original credit report or a proof of identity, or wrote or downloaded a file with data of contacts.',
  needs: ['reports:audit'],
  period: { label: 'When', usual: 90 },
  location: false,
  person: 'Who',
  columns: [
    { key: 'kind', label: 'What', kind: 'choice', choices: ACCESS_KINDS, width: 240 },
    { key: 'at', label: 'When', kind: 'instant', width: 150 },
    person('Who'),
    contact('Contact'),
  ],
  dimensions: { kind: { label: 'What', choices: ACCESS_KINDS } },
  groupBy: ['person', 'kind'],
  row: ['entry', 'entries'],
  measures: [],
  catalog: true,
});

export const WORK = report({
  title: 'Work per person',
  sentence: 'What the staff did and the record of activity holds. A change of many records at once is one entry.',
  needs: ['analytics:view', 'activity:view'],
  period: { label: 'When', usual: 30 },
  location: true,
  person: 'Person',
  columns: [
    { key: 'kind', label: 'What', kind: 'choice', choices: WORK_KINDS, width: 220 },
    { key: 'at', label: 'When', kind: 'instant', width: 150 },
    person('Person'),
    contact('Contact'),
    LOCATION,
  ],
  dimensions: { kind: { label: 'What', choices: WORK_KINDS } },
  groupBy: ['person', 'kind'],
  row: ['entry', 'entries'],
  measures: [],
  catalog: false,
});
