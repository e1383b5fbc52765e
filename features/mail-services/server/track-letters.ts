// Asks the mail service where its letters are, for offices that it cannot post to and for what it posted in vain.
import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { applyEvent } from './apply-event.ts';
import { findService } from './find-service.ts';
import { keepTracked, listOnTheirWay } from './store/tracking.ts';

/** Longer than this a letter is not followed. */
const DAYS = 60;
const MOST_AT_ONCE = 500;
/** A service that does not answer so many times in a row does not answer now; one letter that it does not know stops no other. */
const MOST_SILENT = 3;

export const trackLetters = defineJob({
  name: 'mailServices.track',
  payload: z.object({}),
  retries: 2,
  schedule: { cron: '17 */6 * * *', sentence: 'The mail service is asked where its letters are.' },
  run: async (_payload, call) => {
    const office = findService(call.services.env);
    if (!office) return;
    const since = new Date(call.now.getTime() - DAYS * 24 * 3_600_000);
    let silent = 0;
    for (const sending of await listOnTheirWay(call.db, since, MOST_AT_ONCE)) {
      const events = await office.service.track(sending.serviceRef);
      await call.transaction((tx) => keepTracked(tx, sending.id, call.now));
      silent = typeof events === 'string' ? silent + 1 : 0;
      if (silent === MOST_SILENT) return;
      // In the order they happened: what comes after a return is about the way back.
      if (typeof events !== 'string')
        for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await applyEvent(sending, event, call);
    }
  },
});
