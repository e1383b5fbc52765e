// GET /api/live: activity as it happens (server-sent events). A message carries three fields and no content; pages load the record with
// their ordinary requests, which check permissions.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import { createLiveFeed } from '../../../../platform/server/live/live-feed.ts';
import { mayFollow, mayHear, type Happening } from '../../rules/activity-visibility.ts';
import { readLastRows, readRowsSince } from '../store/feed.ts';

const URL = '/api/live';
const PLACE = 'live:feed:position';
const LONGEST_ID = 8_192;

export const LIVE_ROUTE: WireRoute = {
  method: 'GET',
  url: URL,
  summary: 'The live feed of the activity that the person may see',
  audience: 'person',
  permission: 'activity:follow',
  clientPermission: 'activity:follow-own',
  activity: null,
};

export function mountLive(app: FastifyInstance, context: AppContext): void {
  const { sealer, log } = context.services;
  const feed = createLiveFeed<Happening>({
    source: { readLast: (limit) => readLastRows(context.db, limit), readSince: (seen, limit) => readRowsSince(context.db, seen, limit) },
    onCommit: context.onCommit,
    findLiveSessions: context.findLiveSessions,
    mayFollow,
    mayHear: (event, person) => mayHear(event, person, context.services.catalog.activities),
    touchesRights: ({ kind }) => kind.startsWith('access.'),
    write: ({ kind, contactId, subject }) => JSON.stringify({ kind, contactId, subject }),
    seal: (position) => sealer.sealText(PLACE, position).toString('base64url'),
    open: (sealed) => {
      try {
        return sealer.openText(PLACE, Buffer.from(sealed, 'base64url'));
      } catch {
        return undefined;
      }
    },
    log,
  });
  app.addHook('preClose', async () => feed.stop());

  app.get(URL, { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const person = token === undefined ? undefined : await context.authenticate(token);
    if (!person) return refuseStream(request, reply, 401, 'app.signInRequired', 'Please sign in.');
    // The feed speaks to the person of the session: a preview would hear what the staff may see, not what the client may.
    if (request.headers['x-redress-preview'] !== undefined)
      return refuseStream(request, reply, 403, 'app.previewOnly', 'A preview does not follow what happens. Reload it to see changes.');
    if (!mayFollow(person)) return refuseStream(request, reply, 403, 'app.notAllowed', 'You do not have permission for this.');
    if (feed.isFull(person.userId)) {
      reply.header('retry-after', '10');
      return refuseStream(request, reply, 429, 'activity.tooManyStreams', 'This page is open in too many tabs or windows.');
    }
    const takeOver = () => {
      reply.hijack();
      return reply.getHeaders();
    };
    await feed.follow(reply.raw, takeOver, person, readLastId(request));
    return reply;
  });
}

/** The last position of the reader: the header a browser sends, or ?after= for clients that cannot send one. */
function readLastId(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id'];
  const { after } = request.query as { after?: unknown };
  const id = typeof header === 'string' && header !== '' ? header : after;
  return typeof id === 'string' && id !== '' ? id.slice(0, LONGEST_ID) : undefined;
}

function refuseStream(request: FastifyRequest, reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.status(status).send({ code, status, message, data: { reference: request.id } });
}
