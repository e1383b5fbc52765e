// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const automationActivities = defineActivities(
  { permission: 'automation:view' },
  {
    'automation.ruleAdded': { name: 'Automation rule added', subject: ['automation-rule'], changes: z.strictObject({ on: z.boolean() }) },
    'automation.ruleChanged': {
      name: 'Automation rule changed',
      subject: ['automation-rule'],
      changes: z
        .strictObject({ name: z.string(), when: z.string(), action: z.string(), filter: z.string(), hourlyLimit: z.number() })
        .partial(),
    },
    'automation.ruleSwitched': {
      name: 'Automation rule turned on or off',
      subject: ['automation-rule'],
      changes: z.strictObject({ on: z.boolean() }),
    },
    'automation.ruleTakenOver': {
      name: 'Automation rule taken over',
      subject: ['automation-rule'],
      changes: z.strictObject({ ownerId: z.string() }),
    },
    'automation.ruleRemoved': {
      name: 'Automation rule removed',
      subject: ['automation-rule'],
      changes: z.strictObject({ removed: z.boolean() }),
    },
    'automation.ruleRestored': {
      name: 'Automation rule restored',
      subject: ['automation-rule'],
      changes: z.strictObject({ removed: z.boolean() }),
    },
    'automation.allPaused': {
      name: 'All automation rules paused',
      subject: ['automation'],
      changes: z.strictObject({ paused: z.boolean() }),
    },
    'automation.allResumed': {
      name: 'All automation rules resumed',
      subject: ['automation'],
      changes: z.strictObject({ paused: z.boolean() }),
    },
  },
);
