// What happens in this feature and is recorded. What was written stays in the thread and is in no record.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const changes = z.strictObject({ isFirst: z.boolean() });

export const messagesActivities = defineActivities(
  { permission: 'messages:view' },
  {
    'messages.sent': { name: 'Message sent to the client', subject: ['message-thread'], changes, forClients: 'messages:view-own' },
    'messages.received': {
      name: 'Message received from the client',
      subject: ['message-thread'],
      changes,
      forClients: 'messages:view-own',
    },
    'messages.read': { name: 'Message read', subject: ['message-thread'], changes: z.strictObject({}) },
  },
);
