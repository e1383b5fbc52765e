// Calendar feeds, which calendar programs read without signing in: the secret in the address is the proof. What they get is what the person
// may see at that moment; one who was disabled, or lost the permission, has no feed.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addDays, civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { addressGroup } from '../../../identity/rules/sign-in-throttle.ts';
import { findStaffScope } from '../../../identity/server/public.ts';
import { secretOf } from '../../rules/feed-address.ts';
import { instantsOf } from '../../rules/times.ts';
import { gatherDeadlines, MOST_OF_A_KIND, visibleKinds } from '../gather-deadlines.ts';
import { listAppointments } from '../store.ts';
import { findFeedByHash, markRead, type StoredFeed } from '../store/feeds.ts';
import { writeFeed } from '../write-feed.ts';

const FEED = '/feeds/calendar/:file';
/** Days a feed holds, before and after today. */
const BACK = 31;
const AHEAD = 183;
/** A reading is noted when the last one noted is older. */
const NOTE_EVERY_MS = 10 * 60_000;

export const FEED_WIRE: readonly WireRoute[] = [
  {
    method: 'GET',
    url: FEED,
    summary: "A person's appointments and deadlines as iCalendar, by the secret in the address",
    audience: 'session',
    // Of the person who made the address; the caller is a calendar program.
    permission: null,
    activity: null,
  },
];

/** Addresses of no feed, by the address they come from. */
const MISSES: RateLimit = { name: 'calendar.feedMisses', limit: 30, seconds: 60 };
const READINGS: RateLimit = { name: 'calendar.feedReadings', limit: 60, seconds: 3600 };

export function mountFeedRoutes(app: FastifyInstance, context: AppContext): void {
  app.get(FEED, (request, reply) => answer(context, request, reply));
}

async function answer(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { rateLimits } = context.services;
  const now = context.clock();
  void reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  const address = addressGroup(request.ip);
  const { file = '' } = request.params as { file?: string };
  const secret = secretOf(file);
  const feed = secret === undefined ? undefined : await findFeedByHash(context.db, hashSecret(secret));
  // Secrets are too long to be guessed. Many people behind one address keep their feeds while an old one of theirs is still asked for.
  if (!feed) return (await rateLimits.admit(context.db, MISSES, address, now)) ? nothing(reply) : busy(reply, MISSES.seconds);
  if (!(await rateLimits.admit(context.db, READINGS, feed.userId, now))) return busy(reply, READINGS.seconds);
  const text = await readFeed(context, feed, now);
  if (text === undefined) return nothing(reply);
  if (feed.lastReadAt === null || now.getTime() - feed.lastReadAt.getTime() > NOTE_EVERY_MS)
    await context.transaction((tx) => markRead(tx, feed.userId, now));
  return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="redress.ics"').send(text);
}

/** The feed as its person may see it now; undefined when they may not. */
async function readFeed(context: AppContext, feed: StoredFeed, now: Date): Promise<string | undefined> {
  const { services } = context;
  const scope = await findStaffScope(context.db, feed.userId, now);
  if (!scope?.may('calendar:subscribe') || !scope.may('calendar:view')) return undefined;
  const zone = context.zone();
  const today = civilDateAt(now, zone);
  const [from, until] = [addDays(today, -BACK), addDays(today, AHEAD)];
  const personId = feed.userId;
  return context.readAsStaff(scope, async (db) => {
    const span = instantsOf(from, addDays(until, 1), zone);
    return writeFeed({
      withNames: feed.withNames,
      origin: services.publicUrl(),
      appointments: await listAppointments(db, services.sealer, { ...span, personId, most: MOST_OF_A_KIND }),
      kinds: await gatherDeadlines(visibleKinds(services.catalog.deadlines, scope), { db, scope }, { from, until, personId }),
      now,
    });
  });
}

/** The same for an address that never was, one that was revoked, and one whose person may not read it. */
function nothing(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('There is no calendar at this address.');
}

function busy(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .status(429)
    .header('retry-after', seconds)
    .type('text/plain; charset=utf-8')
    .send('This calendar was read too often. Try again later.');
}
