// What follows from one event of a letter on its way: each fact counts once, whatever the order and number of events that tell of it.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { ActivityKind } from '../../../platform/base/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { lockContact } from '../../contacts/server/public.ts';
import {
  moveMailingByService,
  recordDeliveredByService,
  recordReturnedByService,
  undoMailingByService,
  type ServiceChange,
} from '../../letters/server/public.ts';
import { BY_SERVICE } from './send-letter.ts';
import type { TrackEvent, TrackKind } from './service.ts';
import type { Sending } from './store.ts';
import { firstWithPost, keepEvent, keepSeen, lockSeen, type Seen } from './store/tracking.ts';

/** What a job and a wire route have in common. */
export interface TrackCall<D extends Db> {
  readonly now: Date;
  readonly zone: string;
  readonly change: <T>(kind: ActivityKind, make: (change: Change<D>) => Promise<T | Refusal>) => Promise<T | Refusal>;
  readonly transaction: <T>(run: (tx: D) => Promise<T>) => Promise<T>;
}

interface Follows {
  /** The record of letters that is made, and its activity. */
  readonly activity: ActivityKind;
  readonly record: (change: ServiceChange, sending: Sending, on: CivilDate) => Promise<ActivityFacts | Refusal>;
  /** What the timeline says where that record cannot be made; stations on the way are only kept then. */
  readonly words?: string;
}

const letterOf = ({ letterId, createdAt: since }: Sending) => ({ letterId, since });
/** The post has it: it was mailed on the first day of which the service told that. */
const WITH_POST: Follows = {
  activity: 'letters.mailingMoved',
  async record(change, sending) {
    const first = await firstWithPost(change.db, sending.id);
    return first ? moveMailingByService(change, { ...letterOf(sending), mailedOn: civilDateAt(first, change.zone) }) : KNOWN;
  },
};
const FOLLOWS: Readonly<Record<TrackKind, Follows>> = {
  mailed: WITH_POST,
  'in-transit': WITH_POST,
  'out-for-delivery': WITH_POST,
  delivered: {
    activity: 'letters.deliveryRecorded',
    record: (change, sending, receivedOn) => recordDeliveredByService(change, { ...letterOf(sending), receivedOn }),
    words: 'was delivered',
  },
  returned: {
    activity: 'letters.returnRecorded',
    record: (change, sending, returnedOn) => recordReturnedByService(change, { ...letterOf(sending), returnedOn }),
    words: 'came back',
  },
  failed: {
    activity: 'letters.mailingUndone',
    record: (change, sending) => undoMailingByService(change, letterOf(sending)),
    words: 'could not be printed by the mail service',
  },
};

const KNOWN = refuse('mailServices.eventKnown', 'The mail service told of this before.');
/** Kept, and nothing follows from it. */
const NOTHING_NEW = refuse('mailServices.factKnown', 'It is known already.');
/** A person recorded it before the service told of it, or undid it. */
const RECORDED_BY_HAND = 'letters.returnKnown';
/** Clocks differ; an event from further ahead is none. */
const AHEAD_MS = 24 * 3_600_000;

export async function applyEvent<D extends Db>(sending: Sending, event: TrackEvent, call: TrackCall<D>): Promise<void> {
  const { now, zone, change, transaction } = call;
  if (event.at.getTime() > now.getTime() + AHEAD_MS) return;
  const at = event.at > now ? now : event.at;
  const on = civilDateAt(at, zone);
  const keep = async (db: Db): Promise<Seen | undefined> => {
    await lockContact(db, sending.contactId);
    const before = await lockSeen(db, sending.id);
    if (!before || !(await keepEvent(db, { ...event, at, sendingId: sending.id, receivedAt: now }))) return undefined;
    await keepSeen(db, sending.id, event.kind, at, on);
    return before;
  };
  const { activity, record, words } = FOLLOWS[event.kind];
  const done = await change(activity, async (own) => {
    const before = await keep(own.db);
    if (!before) return KNOWN;
    if (isKnown(event.kind, before)) return NOTHING_NEW;
    const entry = await record({ ...own, byName: BY_SERVICE }, sending, on);
    if (isRefusal(entry)) return entry;
    own.record(entry);
    return undefined;
  });
  if (!isRefusal(done) || done.code === KNOWN.code) return;
  if (words === undefined || done.code === NOTHING_NEW.code || done.code === RECORDED_BY_HAND) {
    await transaction(keep);
    return;
  }
  await change('mailServices.tracked', async (own) => {
    const before = await keep(own.db);
    if (!before) return KNOWN;
    own.record({
      contactId: sending.contactId,
      subject: { type: 'letter', id: sending.letterId },
      summary: `The letter to ${sending.recipient} ${words}`,
      after: { seen: event.kind, on, problem: done.message },
    });
    return undefined;
  });
}

/** What the service tells of a letter that came back is about its way to the sender, who is the client. */
function isKnown(kind: TrackKind, { deliveredOn, returnedOn, failedOn }: Seen): boolean {
  return returnedOn !== null || (kind === 'delivered' && deliveredOn !== null) || (kind === 'failed' && failedOn !== null);
}
