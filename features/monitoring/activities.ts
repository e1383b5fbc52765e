// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const monitoringActivities = defineActivities(
  { permission: 'monitoring:view' },
  {
    'monitoring.added': {
      name: 'Monitoring connection added',
      subject: ['monitoring-connection'],
      changes: z.strictObject({ provider: z.string(), status: z.string(), nextRefreshOn: z.string().nullable(), hasUsername: z.boolean() }),
    },
    'monitoring.changed': {
      name: 'Monitoring connection changed',
      subject: ['monitoring-connection'],
      changes: z.looseObject({
        status: z.string().nullable(),
        statusNote: z.string().nullable(),
        nextRefreshOn: z.string().nullable(),
        partnerReference: z.string().nullable(),
        username: z.string().nullable(),
      }),
    },
    'monitoring.enrolmentSent': {
      name: 'Monitoring enrollment link sent',
      subject: ['monitoring-connection'],
      changes: z.strictObject({ to: z.string() }),
    },
    'monitoring.importAsked': {
      name: 'New report requested',
      subject: ['monitoring-connection'],
      changes: z.strictObject({ kind: z.string() }),
    },
    'monitoring.pulled': {
      name: 'Report pulled from monitoring',
      subject: ['monitoring-connection'],
      changes: z.strictObject({ outcome: z.string(), reportId: z.string() }),
    },
    'monitoring.removed': {
      name: 'Monitoring connection removed',
      subject: ['monitoring-connection'],
      changes: z.strictObject({ removed: z.boolean() }),
    },
    'monitoring.restored': {
      name: 'Monitoring connection restored',
      subject: ['monitoring-connection'],
      changes: z.strictObject({ removed: z.boolean() }),
    },
    'monitoring.tested': {
      name: 'Monitoring connection tested',
      subject: ['monitoring-connection'],
      changes: z.strictObject({ kind: z.string() }),
    },
  },
);
