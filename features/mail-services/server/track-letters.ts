// What the mail service says of letters on their way: each event counts once, in whatever order they come.
import { z } from 'zod';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { ActivityKind } from '../../../platform/base/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { defineJob, type Change } from '../../../platform/server/feature.ts';
import { recordDeliveredByService } from '../../letters/server/public.ts';
import { findService } from './find-service.ts';
import { BY_SERVICE } from './send-letter.ts';
import type { TrackEvent, TrackKind } from './service.ts';
import { keepEvent, keepSeen, listOnTheirWay, type Sending } from './store.ts';

/** What a job and a wire route have in common. */
export interface TrackCall<D extends Db> {
  readonly now: Date;
  readonly zone: string;
  readonly change: <T>(kind: ActivityKind, make: (change: Change<D>) => Promise<T | Refusal>) => Promise<T | Refusal>;
  readonly transaction: <T>(run: (tx: D) => Promise<T>) => Promise<T>;
}

const KNOWN = refuse('mailServices.eventKnown', 'The mail service told of this before.');
/** What a timeline says; stations on the way are only kept. */
const WORDS: Readonly<Partial<Record<TrackKind, string>>> = {
  delivered: 'was delivered',
  returned: 'came back',
  failed: 'could not be printed by the mail service',
};
/** Clocks differ; an event from further ahead is none. */
const AHEAD_MS = 24 * 3_600_000;

export async function applyEvent<D extends Db>(sending: Sending, event: TrackEvent, call: TrackCall<D>): Promise<void> {
  const { now, zone, change, transaction } = call;
  if (event.at.getTime() > now.getTime() + AHEAD_MS) return;
  const at = event.at > now ? now : event.at;
  const on = civilDateAt(at, zone);
  const keep = async (db: Db): Promise<boolean> => {
    if (!(await keepEvent(db, { ...event, sendingId: sending.id, receivedAt: now }))) return false;
    await keepSeen(db, sending.id, event.kind, at, on);
    return true;
  };
  const words = WORDS[event.kind];
  if (words === undefined) {
    await transaction(keep);
    return;
  }
  if (event.kind === 'delivered') {
    const done = await change('letters.deliveryRecorded', async (own) => {
      if (!(await keep(own.db))) return KNOWN;
      const entry = await recordDeliveredByService({ ...own, byName: BY_SERVICE }, sending.letterId, on);
      if (isRefusal(entry)) return entry;
      own.record(entry);
      return undefined;
    });
    if (!isRefusal(done) || done.code === KNOWN.code) return;
  }
  await change('mailServices.tracked', async ({ db, record }) => {
    if (!(await keep(db))) return KNOWN;
    record({
      contactId: sending.contactId,
      subject: { type: 'letter', id: sending.letterId },
      summary: `The letter to ${sending.recipient} ${words}`,
      after: { seen: event.kind, on },
    });
    return undefined;
  });
}

/** Longer than this a letter is not followed. */
const DAYS = 60;
const MOST_AT_ONCE = 500;

export const trackLetters = defineJob({
  name: 'mailServices.track',
  payload: z.object({}),
  retries: 2,
  schedule: { cron: '17 */6 * * *', sentence: 'The mail service is asked where its letters are.' },
  run: async (_payload, call) => {
    const office = findService(call.services.env);
    if (!office) return;
    const since = new Date(call.now.getTime() - DAYS * 24 * 3_600_000);
    for (const sending of await listOnTheirWay(call.db, since, MOST_AT_ONCE)) {
      const events = await office.service.track(sending.serviceRef);
      // It does not answer now; it is asked again later.
      if (typeof events === 'string') return;
      for (const event of events) await applyEvent(sending, event, call);
    }
  },
});
