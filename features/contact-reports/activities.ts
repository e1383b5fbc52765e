// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const contactReportsActivities = defineActivities(
  { permission: 'contact-reports:export', own: 'always' },
  {
    'contactReports.segmentExported': {
      name: 'Progress of a segment exported',
      subject: ['segment'],
      changes: z.strictObject({ rows: z.number(), columns: z.array(z.unknown()), filter: z.record(z.string(), z.unknown()) }),
    },
    'contactReports.caseFileMade': {
      name: 'Papers about a case given out',
      subject: ['contact'],
      changes: z.strictObject({
        kind: z.string(),
        attorney: z.string().nullable(),
        consentFileId: z.string().nullable(),
        papers: z.number(),
      }),
    },
  },
);
