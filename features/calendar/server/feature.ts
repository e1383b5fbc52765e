import { defineFeature } from '../../../platform/server/feature.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { calendarActivities } from '../activities.ts';
import { calendarContract } from '../contract.ts';
import { appointmentNeeds } from './appointment-needs.ts';
import { create } from './operations/create.ts';
import { get } from './operations/get.ts';
import { getFeed } from './operations/get-feed.ts';
import { list } from './operations/list.ts';
import { makeFeed } from './operations/make-feed.ts';
import { move } from './operations/move.ts';
import { endFeed, FEED_REACTIONS } from './jobs.ts';
import { ofContact } from './operations/of-contact.ts';
import { overlaps } from './operations/overlaps.ts';
import { remove } from './operations/remove.ts';
import { restore } from './operations/restore.ts';
import { revokeFeed } from './operations/revoke-feed.ts';
import { update } from './operations/update.ts';
import { FEED_WIRE, mountFeedRoutes } from './wire/feed-routes.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const calendarFeature = defineFeature({
  name: 'calendar',
  contract: calendarContract,
  activities: calendarActivities,
  operations: { list, get, ofContact, overlaps, create, update, move, remove, restore, getFeed, makeFeed, revokeFeed },
  routes: mountFeedRoutes,
  wire: FEED_WIRE,
  jobs: [endFeed],
  reactions: FEED_REACTIONS,
  needs: appointmentNeeds,
  retention: [
    rowsDisposed({ key: 'calendar.appointments', name: 'Appointments', tables: ['appointments'], group: 'records', onRequest: true }),
  ],
  follows: [rowsFollow('appointments', 'appointments')],
});
