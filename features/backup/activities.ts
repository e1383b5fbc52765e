// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const backupActivities = defineActivities(
  { permission: 'backup:view' },
  {
    'backup.cancelRequested': { name: 'Backup canceled', subject: ['backup'] },
    'backup.failed': { name: 'Backup failed', subject: ['backup'] },
    'backup.made': {
      name: 'Backup made',
      subject: ['backup'],
      changes: z.strictObject({ rows: z.number(), files: z.number(), bytes: z.number() }),
    },
    'backup.requested': { name: 'Backup requested', subject: ['backup'] },
    'backup.restored': { name: 'Office restored from a backup', subject: ['backup'], changes: z.strictObject({ backupOf: z.string() }) },
    'backup.sheetConfirmed': { name: 'Recovery sheet confirmed', subject: ['recovery-sheet'] },
    'backup.sheetOpened': { name: 'Recovery sheet opened', subject: ['recovery-sheet'] },
    'backup.testRequested': { name: 'Backup test requested', subject: ['backup'] },
    'backup.tested': { name: 'Backup tested', subject: ['backup'] },
  },
);
