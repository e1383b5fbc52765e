// Where the mail service posts what became of letters. Its signature is the proof; what is not signed, or too old, is not read.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { addressGroup } from '../../../identity/rules/sign-in-throttle.ts';
import { applyEvent } from '../apply-event.ts';
import { BY_SERVICE } from '../send-letter.ts';
import { isSigned } from '../signature.ts';
import { findByServiceRef } from '../store.ts';
import { readPosted } from '../track-events.ts';

const EVENTS = '/mail-service/events';
const MOST_BYTES = 256 * 1024;
/** Requests without a good signature, by the address they come from. */
const UNSIGNED: RateLimit = { name: 'mailServices.unsigned', limit: 30, seconds: 60 };

export const EVENT_WIRE: readonly WireRoute[] = [
  {
    method: 'POST',
    url: EVENTS,
    summary: 'What became of letters, as the mail service posts it with its signature',
    audience: 'public',
    permission: null,
    activity: [
      'letters.mailingMoved',
      'letters.deliveryRecorded',
      'letters.returnRecorded',
      'letters.mailingUndone',
      'mailServices.tracked',
    ],
  },
];

export function mountEventRoute(app: FastifyInstance, context: AppContext): void {
  void app.register(async (wire) => {
    wire.removeAllContentTypeParsers();
    // The signature is about the very bytes.
    wire.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    wire.post(EVENTS, { bodyLimit: MOST_BYTES }, (request, reply) => take(context, request, reply));
  });
}

async function take(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const secret = context.services.env.MAIL_SERVICE_WEBHOOK_SECRET;
  const now = context.clock();
  const body = typeof request.body === 'string' ? request.body : '';
  const sent = { signature: header(request, 'lob-signature'), timestamp: header(request, 'lob-signature-timestamp'), body };
  if (secret === undefined) return reply.status(404).send();
  if (!isSigned(secret, sent, now)) {
    const admitted = await context.services.rateLimits.admit(context.db, UNSIGNED, addressGroup(request.ip), now);
    return reply.status(admitted ? 401 : 429).send();
  }
  const posted = readPosted(body);
  // What is not about a letter of ours is taken and forgotten: otherwise the service would post it again for days.
  if (!posted) return reply.status(422).send();
  const sending = posted.events.length > 0 && (await findByServiceRef(context.db, posted.serviceRef));
  if (sending)
    for (const event of posted.events)
      await applyEvent(sending, event, {
        now,
        zone: context.zone(),
        transaction: context.transaction,
        change: (kind, make) => context.change({ kind: 'system', userId: null, name: BY_SERVICE }, kind, make),
      });
  return reply.status(204).send();
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
