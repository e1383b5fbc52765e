import { defineFeature } from '../../../platform/server/feature.ts';
import { backupActivities } from '../activities.ts';
import { backupContract } from '../contract.ts';
import { makeBackupJob, nightlyBackup, testBackupJob } from './jobs.ts';
import { BACKUP_NEEDS } from './needs.ts';
import { cancel } from './operations/cancel.ts';
import { confirmSheet } from './operations/confirm-sheet.ts';
import { list } from './operations/list.ts';
import { make } from './operations/make.ts';
import { openSheet } from './operations/open-sheet.ts';
import { test } from './operations/test.ts';
import { BACKUP_PARTS, BACKUP_SETTINGS } from './settings.ts';

export const backupFeature = defineFeature({
  name: 'backup',
  contract: backupContract,
  activities: backupActivities,
  operations: { list, make, cancel, test, openSheet, confirmSheet },
  jobs: [makeBackupJob, testBackupJob, nightlyBackup],
  needs: BACKUP_NEEDS,
  settings: BACKUP_SETTINGS,
  parts: BACKUP_PARTS,
});
