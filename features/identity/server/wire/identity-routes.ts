// The identity wire protocol on the paths the official client module calls. Answers here follow that protocol, not the API's:
// a refusal is JSON with the protocol's code; a fault is never JSON, because the module would sign the person out for good.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { DatabaseUnavailable } from '../../../../platform/server/database/database-unavailable.ts';
import type { AppContext } from '../../../../platform/server/feature.ts';
import { requestFacts } from '../../../../platform/server/http/request-facts.ts';
import type { Invitations } from '../invitations.ts';
import { tokenServices } from '../token-services.ts';
import { readSettings } from '../store/settings.ts';
import { updateAccount } from './update-account.ts';
import { deleteAccount } from './delete-account.ts';
import { sendActionCode } from './send-action-code.ts';
import { resetPassword } from './reset-password.ts';
import { listSignInMethods } from './list-sign-in-methods.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';
import { startEnrolment } from './start-enrolment.ts';
import { finishEnrolment } from './finish-enrolment.ts';
import { withdrawFactor } from './withdraw-factor.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { endSession } from './end-session.ts';
import { lookup } from './lookup.ts';
import { projectFacts, writePublicConfig } from './project-facts.ts';
import { mountProviderRoutes } from './provider-routes.ts';
import { refreshToken } from './refresh-token.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { describePasswordPolicy, signUp } from './sign-up.ts';
import { describeRefusal, TemporaryFault, wireRefusal, type WireCall, type WireOperation } from './wire-call.ts';

const BODY_LIMIT = 16 * 1024;

// '::' is how the router writes a ':' that starts no parameter.
const CALLS: Readonly<Record<string, WireOperation>> = {
  '/v1/accounts::signUp': signUp,
  '/v1/accounts::signInWithPassword': signInWithPassword,
  '/v1/accounts::lookup': lookup,
  '/v1/accounts::update': updateAccount,
  '/v1/accounts::delete': deleteAccount,
  '/v1/accounts::sendOobCode': sendActionCode,
  '/v1/accounts::resetPassword': resetPassword,
  '/v1/accounts::createAuthUri': listSignInMethods,
  '/v1/accounts::signInWithIdp': signInWithProvider,
  '/v2/accounts/mfaEnrollment::start': startEnrolment,
  '/v2/accounts/mfaEnrollment::finalize': finishEnrolment,
  '/v2/accounts/mfaEnrollment::withdraw': withdrawFactor,
  '/v2/accounts/mfaSignIn::finalize': finishSignIn,
};
/** Calls of the protocol that this program never offers: custom tokens, links and codes that sign in by themselves, phones. */
const NOT_OFFERED = [
  ...['signInWithCustomToken', 'signInWithEmailLink', 'signInWithPhoneNumber', 'sendVerificationCode'].map(
    (call) => `/v1/accounts::${call}`,
  ),
  '/v2/accounts::revokeToken',
  '/v2/accounts/mfaSignIn::start',
];

/** How the protocol says that no robot check is required. */
const NO_RECAPTCHA = { recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }] };

/** Mounts the calls. The signing key exists before the first request is accepted. */
export function mountIdentityRoutes(app: FastifyInstance, context: AppContext, invitations: Invitations): void {
  const answerCall = (operation: WireOperation, request: FastifyRequest, reply: FastifyReply) =>
    answer(operation, request, reply, { context, invitations });
  app.addHook('onReady', async () => {
    await tokenServices(context).keys.signer();
  });
  void app.register(async (wire) => {
    // A form on a foreign page can send text/plain without asking first; signing a visitor in from there must not work.
    wire.removeContentTypeParser('text/plain');
    wire.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => answerFault(error, request, reply, context));
    wire.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    wire.get('/config.js', async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .send(writePublicConfig(context.services.env, await context.services.findOffice(context.db))),
    );
    wire.get('/.well-known/jwks.json', async () => ({ keys: await tokenServices(context).keys.publicKeys() }));
    wire.delete('/v1/session', { bodyLimit: BODY_LIMIT }, (request, reply) => answerCall(endSession, request, reply));
    await mountProviderRoutes(wire, context);
    await wire.register(async (keyed) => {
      keyed.addHook('onRequest', requireApiKey(context));
      keyed.get('/v1/projects', async () => projectFacts(context.services.env));
      keyed.get('/v2/passwordPolicy', async () => describePasswordPolicy(await readSettings(context.db)));
      keyed.get('/v2/recaptchaConfig', async () => NO_RECAPTCHA);
      for (const [url, operation] of Object.entries(CALLS)) {
        keyed.post(url, { bodyLimit: BODY_LIMIT }, (request, reply) => answerCall(operation, request, reply));
      }
      for (const url of NOT_OFFERED)
        keyed.post(url, { bodyLimit: BODY_LIMIT }, (_request, reply) => sendRefusal(reply, wireRefusal('OPERATION_NOT_ALLOWED')));
    });
    await wire.register(async (form) => {
      form.removeAllContentTypeParsers();
      form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
        done(null, Object.fromEntries(new URLSearchParams(text.toString())));
      });
      form.addHook('onRequest', requireApiKey(context));
      form.post('/v1/token', { bodyLimit: BODY_LIMIT }, (request, reply) => answerCall(refreshToken, request, reply));
    });
  });
}

function requireApiKey(context: AppContext) {
  return async ({ query }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isRecord(query) && query['key'] === context.services.env.API_KEY ? undefined : sendRefusal(reply, wireRefusal('INVALID_API_KEY'));
}

async function answer(
  operation: WireOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  { context, invitations }: Pick<WireCall, 'context' | 'invitations'>,
): Promise<FastifyReply> {
  const result = await operation({
    body: isRecord(request.body) ? request.body : {},
    facts: requestFacts(request, reply, context.services.env),
    device: request.headers['user-agent'] ?? '',
    context,
    invitations,
  });
  return isRefusal(result) ? sendRefusal(reply, result) : reply.send(result);
}

function isRecord(value: unknown): value is WireCall['body'] {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The client module does not look at the status; proxies and people reading logs do. */
const STATUS: Readonly<Record<string, number>> = {
  TOO_MANY_ATTEMPTS_TRY_LATER: 429,
  RESET_PASSWORD_EXCEED_LIMIT: 429,
  INVALID_OOB_CODE: 410,
  EXPIRED_OOB_CODE: 410,
};

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = STATUS[refusal.code] ?? 400;
  return reply.status(status).send(describeRefusal(refusal, status));
}

function answerFault(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): FastifyReply {
  if (error instanceof TemporaryFault || error instanceof DatabaseUnavailable) {
    context.services.log.warn({ reference: request.id, error: error.message }, 'identity call held off');
    return reply.status(503).type('text/plain; charset=utf-8').send('Please try again in a minute.');
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.status(status).send(describeRefusal(wireRefusal('INVALID_REQUEST'), status));
  context.services.log.error({ reference: request.id, error: error.stack }, 'identity fault');
  // On these two the client module would take any JSON refusal for the end of the session and forget the person.
  if (!/^\/v1\/(token|accounts:lookup)/.test(request.url))
    return reply.status(status).send(describeRefusal(wireRefusal('INTERNAL_ERROR'), status));
  return reply.status(status).type('text/plain; charset=utf-8').send(`Something went wrong on our side. Reference: ${request.id}`);
}
