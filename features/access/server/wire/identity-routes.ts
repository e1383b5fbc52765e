// The identity wire protocol on the paths the official client module calls. Answers here follow that protocol, not the API's:
// a refusal is JSON with the protocol's code; a fault is never JSON, because the module would sign the person out for good.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { RouteHouse } from '../../../../platform/server/feature.ts';
import { requestFacts } from '../../../../platform/server/http/request-facts.ts';
import { PROJECT_ID } from '../id-tokens.ts';
import { prepareRoles, tokenDesk } from '../prepare.ts';
import { endSession } from './end-session.ts';
import { lookup } from './lookup.ts';
import { projectFacts } from './project-facts.ts';
import { refreshToken } from './refresh-token.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { PASSWORD_POLICY, signUp } from './sign-up.ts';
import { describeRefusal, TemporaryFault, wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

const BODY_LIMIT = 16 * 1024;
const API_KEY = PROJECT_ID;

// '::' is how the router writes a ':' that starts no parameter.
const CALLS: Readonly<Record<string, WireOperation>> = {
  '/v1/accounts::signUp': signUp,
  '/v1/accounts::signInWithPassword': signInWithPassword,
  '/v1/accounts::lookup': lookup,
};
/** Calls of the protocol that this office does not offer yet. */
const NOT_OFFERED = [
  ...['update', 'delete', 'sendOobCode', 'resetPassword', 'createAuthUri', 'signInWithIdp', 'signInWithCustomToken'].map((c) => `/v1/accounts::${c}`),
  ...['mfaEnrollment::start', 'mfaEnrollment::finalize', 'mfaEnrollment::withdraw', 'mfaSignIn::start', 'mfaSignIn::finalize'].map((c) => `/v2/accounts/${c}`),
];

/** Mounts the calls; roles and the signing key stand before the first request is taken. */
export function mountIdentityRoutes(app: FastifyInstance, house: RouteHouse): void {
  app.addHook('onReady', async () => {
    await prepareRoles(house.db);
    await tokenDesk(house).keys.signer();
  });
  void app.register(async (wire) => {
    // A form on a foreign page can send text/plain without asking first; signing a visitor in from there must not work.
    wire.removeContentTypeParser('text/plain');
    wire.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => answerFault(error, request, reply, house));
    wire.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    wire.get('/.well-known/jwks.json', async () => ({ keys: await tokenDesk(house).keys.publicKeys() }));
    wire.delete('/v1/session', { bodyLimit: BODY_LIMIT }, (request, reply) => answer(endSession, request, reply, house));
    await wire.register(async (keyed) => {
      keyed.addHook('onRequest', requireApiKey);
      keyed.get('/v1/projects', async () => projectFacts(house.services.env));
      keyed.get('/v2/passwordPolicy', async () => PASSWORD_POLICY);
      for (const [url, operation] of Object.entries(CALLS)) {
        keyed.post(url, { bodyLimit: BODY_LIMIT }, (request, reply) => answer(operation, request, reply, house));
      }
      for (const url of NOT_OFFERED) keyed.post(url, { bodyLimit: BODY_LIMIT }, (_request, reply) => sendRefusal(reply, wireRefusal('OPERATION_NOT_ALLOWED')));
    });
    await wire.register(async (form) => {
      form.removeAllContentTypeParsers();
      form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
        done(null, Object.fromEntries(new URLSearchParams(text.toString())));
      });
      form.addHook('onRequest', requireApiKey);
      form.post('/v1/token', { bodyLimit: BODY_LIMIT }, (request, reply) => answer(refreshToken, request, reply, house));
    });
  });
}

async function requireApiKey(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { query } = request;
  return isRecord(query) && query['key'] === API_KEY ? undefined : sendRefusal(reply, wireRefusal('INVALID_API_KEY'));
}

async function answer(operation: WireOperation, request: FastifyRequest, reply: FastifyReply, house: RouteHouse): Promise<FastifyReply> {
  const result = await operation({
    body: isRecord(request.body) ? request.body : {},
    facts: requestFacts(request, reply, house.services.env),
    device: request.headers['user-agent'] ?? '',
    house,
  });
  return isRefusal(result) ? sendRefusal(reply, result) : reply.send(result);
}

function isRecord(value: unknown): value is WireCall['body'] {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = refusal.code === 'TOO_MANY_ATTEMPTS_TRY_LATER' ? 429 : 400;
  return reply.status(status).send(describeRefusal(refusal, status));
}

function answerFault(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply, house: RouteHouse): FastifyReply {
  if (error instanceof TemporaryFault) {
    house.services.log.warn({ reference: request.id, error: error.message }, 'identity call held off');
    return reply.status(503).type('text/plain; charset=utf-8').send('Please try again in a minute.');
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.status(status).send(describeRefusal(wireRefusal('INVALID_REQUEST'), status));
  house.services.log.error({ reference: request.id, error: error.stack }, 'identity fault');
  return reply.status(status).type('text/plain; charset=utf-8').send(`Something went wrong on our side. Reference: ${request.id}`);
}
