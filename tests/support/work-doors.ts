// The doors of the law: every endpoint that does work for a client, and for the others of the same features, why they are none. A new endpoint
// belongs into one of the two lists (tests/laws/work-doors.test.ts); one that does work is also tried (apps/server/work-doors.test.ts).

/** Each asks `mayWork` before it does anything. */
export const DOORS = [
  'creditReports.upload',
  'creditReports.beginManual',
  'creditReports.finishManual',
  'monitoring.sendEnrolment',
  'monitoring.test',
  'monitoring.importNow',
  'findings.list',
  'findings.auditReport',
  'findings.answer',
  'findings.ask',
  'findings.accept',
  'disputes.saveDraft',
  'disputes.openRound',
  'disputes.askDetails',
  'letters.getPdf',
  'letters.read',
  'letters.askAgain',
  'letters.approvalSheet',
  'letters.recordApproval',
  'letters.retry',
  'letters.createPrintBatch',
  'letters.recordMailing',
  'letters.getPrintBatchPdf',
  'contactReports.pdf',
] as const;
export type Door = (typeof DOORS)[number];

/** Jobs that do work some time after it was asked for; each asks again. */
export const JOB_DOORS = ['monitoring.pull', 'letters.compose', 'letters.renderPdf', 'letters.renderPrintBatch'] as const;

const READS = 'Reads what is stored.';
const RECORDS = 'Records what others said or did: the client, a bureau, a court.';
const SHOWS_DRAFT = 'Shows what the round being prepared would say; nothing is written or leaves the office.';
const CORRECTS = 'Corrects or puts aside what was taken in through a door.';

export const NO_DOORS: Readonly<Record<string, string>> = {
  'creditReports.list': READS,
  'creditReports.get': READS,
  'creditReports.getOriginal': READS,
  'creditReports.getManual': READS,
  'creditReports.saveManual': 'Keeps what is typed; finishing it is a door.',
  'creditReports.answerPerson': CORRECTS,
  'creditReports.listPeople': READS,
  'creditReports.choosePerson': CORRECTS,
  'creditReports.confirmPerson': CORRECTS,
  'creditReports.answerComplete': CORRECTS,
  'creditReports.discard': CORRECTS,
  'creditReports.restore': CORRECTS,
  'accountMatching.decide': CORRECTS,
  'accountMatching.undo': CORRECTS,
  'accountMatching.list': READS,
  'reportChanges.list': READS,
  'monitoring.providers': READS,
  'monitoring.list': READS,
  'monitoring.listPulls': READS,
  'monitoring.add': 'Notes which monitoring the client uses.',
  'monitoring.update': 'Notes which monitoring the client uses.',
  'monitoring.remove': CORRECTS,
  'monitoring.restore': CORRECTS,
  'findings.clearAnswer': CORRECTS,
  'findings.listStatements': READS,
  'findings.addStatement': RECORDS,
  'findings.removeStatement': CORRECTS,
  'findings.restoreStatement': CORRECTS,
  'disputes.getDraft': READS,
  'disputes.listRounds': READS,
  'disputes.list': READS,
  'disputes.listOverrides': READS,
  'disputes.listOutcomes': READS,
  'disputes.resultsByFurnisher': READS,
  'disputes.decideOutcomes': RECORDS,
  'disputes.undoOutcome': CORRECTS,
  'disputes.recordAnswers': RECORDS,
  'disputes.confirmCorrect': RECORDS,
  'disputes.answerDetail': RECORDS,
  'disputes.listCorrect': READS,
  'disputes.withdrawCorrect': CORRECTS,
  'disputes.withdrawItem': CORRECTS,
  'disputes.withdrawDetailQuestion': CORRECTS,
  'letters.preview': SHOWS_DRAFT,
  'letters.list': READS,
  'letters.getPrintBatch': READS,
  'letters.recordDelivery': RECORDS,
  'letters.recordMoreSent': 'Records what the client sent to the bureau.',
  'letters.undoMailing': CORRECTS,
  'contactReports.progress': READS,
  'contactReports.items': READS,
  'contactReports.exportSegment': 'Figures of the office, not work for a client.',
};
