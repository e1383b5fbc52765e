// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const times = { startsAt: z.string(), endsAt: z.string() };
const fields = {
  title: z.string(),
  ...times,
  assigneeId: z.string().nullable(),
  contactId: z.string().nullable(),
  place: z.string().nullable(),
};

export const calendarActivities = defineActivities(
  { permission: 'calendar:view' },
  {
    'calendar.added': { name: 'Appointment added', subject: ['appointment'], changes: z.strictObject(fields) },
    'calendar.changed': {
      name: 'Appointment changed',
      subject: ['appointment'],
      changes: z.strictObject({ ...fields, note: z.string() }).partial(),
    },
    'calendar.moved': { name: 'Appointment moved', subject: ['appointment'], changes: z.strictObject(times) },
    'calendar.removed': { name: 'Appointment removed', subject: ['appointment'], changes: z.strictObject({ removed: z.boolean() }) },
    'calendar.restored': { name: 'Appointment restored', subject: ['appointment'], changes: z.strictObject({ removed: z.boolean() }) },
    'calendar.feedMade': {
      name: 'Calendar feed turned on',
      subject: ['calendar-feed'],
      changes: z.strictObject({ withNames: z.boolean() }),
      permission: 'access:view-users',
      own: 'always',
    },
    'calendar.feedRevoked': {
      name: 'Calendar feed turned off',
      subject: ['calendar-feed'],
      permission: 'access:view-users',
      own: 'always',
    },
  },
);
