// What happens in this feature and is recorded. None of it says more of a person than the id of their record, because it stays when all else goes.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const retentionActivities = defineActivities(
  { permission: 'retention:view' },
  {
    'retention.appliedAgain': {
      name: 'Disposal applied again after a restore',
      subject: ['disposal'],
      changes: z.strictObject({ rows: z.number(), files: z.number() }),
    },
    'retention.approved': {
      name: 'Disposal approved',
      subject: ['disposal'],
      changes: z.strictObject({ reports: z.number(), records: z.number() }),
    },
    'retention.certificateOpened': { name: 'Certificate of disposal opened', subject: ['disposal'] },
    'retention.completed': { name: 'Disposal completed', subject: ['disposal'] },
    'retention.deletionRequested': {
      name: 'Deletion requested by the client',
      subject: ['disposal'],
      changes: z.strictObject({ kinds: z.array(z.string()), kept: z.array(z.string()) }),
    },
    'retention.destroyed': {
      name: 'Records destroyed',
      subject: ['disposal'],
      changes: z.strictObject({ rows: z.number(), files: z.number() }),
    },
    'retention.handedOver': {
      name: 'Data handed over to the client',
      subject: ['contact'],
      changes: z.strictObject({ rows: z.number(), files: z.number() }),
    },
    'retention.holdLifted': { name: 'Legal hold lifted', subject: ['contact'] },
    'retention.holdPlaced': { name: 'Legal hold placed', subject: ['contact'] },
    'retention.settingsSaved': {
      name: 'Retention settings changed',
      subject: ['retention-settings'],
      changes: z.strictObject({ reportsMonths: z.number(), recordsYears: z.number() }),
    },
    'retention.skipped': { name: 'Disposal skipped', subject: ['disposal'] },
  },
);
