// Events of a letter on its way, as the service lists them with the letter and as it posts them.
import { z } from 'zod';
import type { TrackEvent, TrackKind } from './service.ts';

const tracked = z.object({
  id: z.string().min(1).max(100),
  name: z.string(),
  time: z.iso.datetime({ offset: true }).nullish(),
  date_created: z.iso.datetime({ offset: true }),
});
const withTrack = z.object({ tracking_events: z.array(tracked).nullish() });
const posted = z.object({
  id: z.string().min(1).max(100),
  reference_id: z.string().min(1).max(100),
  event_type: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  date_created: z.iso.datetime({ offset: true }),
  /** The letter as it is now, with all that was seen of it so far. */
  body: withTrack.nullish().catch(null),
});

const NAMES: Readonly<Record<string, TrackKind>> = {
  mailed: 'mailed',
  in_transit: 'in-transit',
  in_local_area: 'in-transit',
  processed_for_delivery: 'out-for-delivery',
  pickup_available: 'out-for-delivery',
  delivered: 'delivered',
  returned_to_sender: 'returned',
  failed: 'failed',
  rejected: 'failed',
};

type Tracked = z.output<typeof tracked>;

/** The tracking events in the answer about a letter; undefined when it is none. */
export function readTrack(body: unknown): readonly Tracked[] | undefined {
  const read = withTrack.safeParse(body);
  return read.success ? (read.data.tracking_events ?? []) : undefined;
}

/** Undefined for events that say nothing of the way, such as a picture that was made. */
export function eventSeen({ id, name, time, date_created: made }: Tracked): TrackEvent | undefined {
  const kind = NAMES[name.toLowerCase().replaceAll(/[\s-]+/gu, '_')];
  return kind && { id, kind, at: new Date(time ?? made) };
}

export interface PostedEvent {
  readonly id: string;
  readonly serviceRef: string;
  /** In the order they happened; none where it says nothing of the way. */
  readonly events: readonly TrackEvent[];
}

/** What the service posted: 'letter.delivered', 'letter.certified.delivered' and their like. Undefined when it is no event. */
export function readPosted(text: string): PostedEvent | undefined {
  const read = posted.safeParse(parse(text));
  if (!read.success) return undefined;
  const { id, reference_id: serviceRef, event_type: type, date_created: made, body } = read.data;
  const [noun, ...rest] = type.split('.');
  const name = rest.at(-1) ?? '';
  // A return envelope travels the other way.
  const kind = noun === 'letter' && !rest.includes('return_envelope') ? NAMES[name.replaceAll('-', '_')] : undefined;
  if (!kind) return { id, serviceRef, events: [] };
  // With the time at which the post saw it, which may be long before the service told of it, and the name under which the letter lists it too.
  const seen = (body?.tracking_events ?? []).flatMap((one) => eventSeen(one) ?? []);
  const events = seen.some((one) => one.kind === kind) ? seen : [...seen, { id, kind, at: new Date(made) }];
  return { id, serviceRef, events: events.toSorted((a, b) => a.at.getTime() - b.at.getTime()) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
