// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const mailActivities = defineActivities(
  { permission: 'mail:view', withoutContact: 'access:view-users', own: 'withoutContact' },
  {
    'mail.failed': { name: 'Email failed', subject: ['mail'], changes: z.strictObject({ state: z.string() }) },
    'mail.sent': { name: 'Email sent', subject: ['mail'], changes: z.strictObject({ state: z.string() }) },
    'mail.sentAgain': { name: 'Email sent again', subject: ['mail'], changes: z.strictObject({ state: z.string() }) },
    'mail.testAsked': { name: 'Test email sent', subject: ['mail'] },
    'mail.unanswered': { name: 'Email delivery unclear', subject: ['mail'], changes: z.strictObject({ state: z.string() }) },
  },
);
