// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const subject = ['report-file'] as const;
const ended = z.strictObject({ state: z.string(), rows: z.number() });

export const reportsActivities = defineActivities(
  { permission: 'reports:view' },
  {
    'reports.fileCancelled': { name: 'Report file canceled', subject, changes: z.strictObject({ state: z.string() }) },
    'reports.fileExpired': { name: 'Report file expired', subject, changes: z.strictObject({ state: z.string() }) },
    'reports.fileFailed': { name: 'Report file failed', subject, changes: ended },
    'reports.fileFetched': {
      name: 'Report file downloaded',
      subject,
      changes: z.strictObject({ rows: z.number(), report: z.string(), format: z.string(), filter: z.record(z.string(), z.unknown()) }),
    },
    'reports.fileLinkOpened': { name: 'Download link of a report opened', subject, changes: z.strictObject({ rows: z.number() }) },
    'reports.fileRequested': {
      name: 'Report file requested',
      subject,
      changes: z.strictObject({ report: z.string(), format: z.string(), filter: z.record(z.string(), z.unknown()) }),
    },
    'reports.fileWritten': { name: 'Report file written', subject, changes: ended },
  },
);
