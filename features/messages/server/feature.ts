import { defineFeature } from '../../../platform/server/feature.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';
import { messagesActivities } from '../activities.ts';
import { messagesContract } from '../contract.ts';
import { messageNeeds } from './message-needs.ts';
import { get } from './operations/get.ts';
import { getMine } from './operations/get-mine.ts';
import { list } from './operations/list.ts';
import { listMine } from './operations/list-mine.ts';
import { read } from './operations/read.ts';
import { readMine } from './operations/read-mine.ts';
import { reply } from './operations/reply.ts';
import { replyMine } from './operations/reply-mine.ts';
import { start } from './operations/start.ts';
import { startMine } from './operations/start-mine.ts';

export const messagesFeature = defineFeature({
  name: 'messages',
  contract: messagesContract,
  activities: messagesActivities,
  operations: { list, get, start, reply, read, listMine, getMine, startMine, replyMine, readMine },
  needs: [messageNeeds],
  retention: [
    rowsDisposed({
      key: 'messages.messages',
      name: 'Messages with the client',
      tables: ['messages', 'message_threads'],
      group: 'records',
      onRequest: false,
    }),
  ],
  // Messages go with their thread, by the foreign key.
  follows: [rowsFollow('messageThreads', 'message_threads'), rowsFollow('messages', 'messages')],
});
