// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const subject = ['bulk-run'] as const;
export const bulkActivities = defineActivities(
  { permission: 'bulk:view' },
  {
    'bulk.cancelled': { name: 'Bulk change canceled', subject, changes: z.strictObject({ changed: z.number(), left: z.number() }) },
    'bulk.finished': {
      name: 'Bulk change finished',
      subject,
      changes: z.strictObject({ changed: z.number(), skipped: z.number(), failed: z.number() }),
    },
    'bulk.partMade': { name: 'Part of a bulk change made', subject, changes: z.strictObject({ changed: z.number(), skipped: z.number() }) },
    'bulk.partUndone': {
      name: 'Part of a bulk change undone',
      subject,
      changes: z.strictObject({ restored: z.number(), left: z.number() }),
    },
    'bulk.retryStarted': { name: 'Failed contacts of a bulk change tried again', subject, changes: z.strictObject({ failed: z.number() }) },
    'bulk.started': {
      name: 'Bulk change started',
      subject,
      changes: z.strictObject({ change: z.string(), value: z.string(), contacts: z.number(), skipped: z.number() }),
    },
    'bulk.stopped': { name: 'Bulk change stopped', subject, changes: z.strictObject({ changed: z.number() }) },
    'bulk.undoStarted': { name: 'Undo of a bulk change started', subject, changes: z.strictObject({ changed: z.number() }) },
    'bulk.undone': { name: 'Bulk change undone in full', subject, changes: z.strictObject({ restored: z.number(), left: z.number() }) },
  },
);
