// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const exportsActivities = defineActivities(
  { permission: 'exports:view' },
  {
    'exports.cancelled': { name: 'Export canceled', subject: ['export'], changes: z.strictObject({ state: z.string() }) },
    'exports.expired': { name: 'Export expired', subject: ['export'], changes: z.strictObject({ state: z.string() }) },
    'exports.failed': { name: 'Export failed', subject: ['export'], changes: z.strictObject({ state: z.string(), rows: z.number() }) },
    'exports.fetched': {
      name: 'Export downloaded',
      subject: ['export'],
      changes: z.strictObject({ rows: z.number(), source: z.record(z.string(), z.unknown()) }),
    },
    'exports.linkOpened': { name: 'Download link of an export opened', subject: ['export'], changes: z.strictObject({ rows: z.number() }) },
    'exports.requested': {
      name: 'Export requested',
      subject: ['export'],
      changes: z.strictObject({ dataset: z.string(), filter: z.record(z.string(), z.unknown()), columns: z.array(z.unknown()) }),
    },
    'exports.written': { name: 'Export written', subject: ['export'], changes: z.strictObject({ state: z.string(), rows: z.number() }) },
  },
);
