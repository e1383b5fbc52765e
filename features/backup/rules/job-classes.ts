// Which jobs that waited when a backup was made run again in the restored office. A job that is not listed fails a law.

/** Work on the office's own data: a report is read, a letter is written. Jobs are safe to run again. */
export const RUN_AGAIN: readonly string[] = [
  'access.tellAddressChange',
  'agreements.recordAttested',
  'bulk.run',
  'bulk.undoRun',
  'creditReports.checkPerson',
  'creditReports.combine',
  'creditReports.compare',
  'creditReports.read',
  'cases.followMailing',
  'cases.followRounds',
  'disputes.proposeOutcomes',
  'disputes.withdrawStrayQuestions',
  'exports.clear',
  'exports.write',
  'findings.setAsideOthers',
  'findings.withdrawUnsupported',
  'imports.checkRows',
  'imports.clear',
  'imports.undoRows',
  'imports.writeRows',
  'letters.compose',
  'letters.endApprovals',
  'letters.noteMailed',
  'letters.notePrinted',
  'letters.renderPdf',
  'letters.renderPrintBatch',
  'letters.rewrite',
  'progressPortal.noteHeard',
  'reportChanges.compare',
  'reports.clearFile',
  'reports.writeFile',
  'retention.destroy',
  'retention.reviewNow',
  'system.advance',
  'calendar.endFeed',
];

/** Each with the reason. */
export const NOT_AGAIN: Readonly<Record<string, string>> = {
  'letters.askApproval': 'It emails the client, who may have been asked since the backup.',
  'mail.send': 'It may have been sent since the backup.',
  'monitoring.pull': 'It asks a partner, which may cost money, and may have been answered since the backup.',
  'backup.make': 'It belongs to the machine the backup was made on.',
  'backup.test': 'It belongs to the machine the backup was made on.',
};
