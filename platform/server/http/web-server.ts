// The HTTP server itself: headers that protect, cookies, compression, health, the built pages.
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Env } from '../env.ts';
import type { NoteFault } from '../faults.ts';
import type { Logger } from '../log.ts';
import { DATABASE_UNAVAILABLE } from './answers.ts';
import { askHealth, type Health } from './health.ts';
import { isOwnHost } from './own-host.ts';
import { isPagePath, pageEntry, readableAddress } from './page-entry.ts';
import { isHttps } from './request-facts.ts';
import { endSilentConnections } from './silent-connections.ts';

/** When a 503 may be tried again: an embedded database that died is back after about three seconds. */
const RETRY_SECONDS = 5;

/** A server with the app's headers; routes are added by the caller before `listen`. */
export async function createWebServer(
  env: Env,
  { log, noteFault }: { readonly log: Logger; readonly noteFault: NoteFault },
  health: Health,
): Promise<FastifyInstance> {
  const app = Fastify({
    genReqId: () => randomUUID(),
    trustProxy: env.TRUSTED_PROXIES.length > 0 ? [...env.TRUSTED_PROXIES] : false,
    bodyLimit: 1024 * 1024,
    logger: false,
    // Of each step of a start. The usual ten seconds are too few on a machine that is busy with something else.
    pluginTimeout: 300_000,
    // Long enough for a piece of a file over a slow line; headers alone get a minute.
    requestTimeout: 300_000,
    http: { headersTimeout: 60_000, connectionsCheckingInterval: 5_000 },
    rewriteUrl: readableAddress,
    frameworkErrors: (_error, request, reply) => {
      const answer = { code: 'app.inputInvalid', status: 400, message: 'This request cannot be used.', data: { reference: request.id } };
      reply.hijack();
      // No hook has run, so the headers of the app are missing.
      reply.raw.writeHead(400, {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'",
      });
      reply.raw.end(JSON.stringify(answer));
    },
  });
  endSilentConnections(app);
  await app.register(cookie);
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 2048,
    customTypes: /^(application\/(json|javascript|xml)|text\/|image\/svg)/,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // The component library writes style attributes; it cannot run script through them.
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'self'", 'blob:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
      },
    },
    // 'same-origin' would make a slow sign-in popup look closed (identity protocol, 4.4).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: isHttps(env) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnHost(request.headers.host, env)) return undefined;
    const message = 'This system does not answer under this address. If it should, set PUBLIC_URL to it.';
    return reply.status(421).send({ code: 'app.wrongHost', status: 421, message, data: { reference: request.id } });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  });
  const ask = askHealth(health);
  app.get('/healthz', async (_request, reply) => {
    const { status, body } = await ask();
    return reply.status(status).header('cache-control', 'no-store').send(body);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof DatabaseUnavailable) {
      log.warn({ reference: request.id, error: error.message }, 'database unavailable');
      return reply.status(503).send({ ...DATABASE_UNAVAILABLE, status: 503, data: { reference: request.id } });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      log.error({ reference: request.id, error: error.stack }, 'fault');
      noteFault(error, { reference: request.id, place: placeOf(request) });
    }
    const message = status >= 500 ? 'Something went wrong on our side. Nothing was changed.' : 'This request cannot be used.';
    return reply
      .status(status)
      .send({ code: status >= 500 ? 'app.fault' : 'app.inputInvalid', status, message, data: { reference: request.id } });
  });
  return app;
}

/**
 * Serves the built pages, each page path by its entry (`pageEntry`), assets as the build compressed them. Where there is no page the page itself
 * says so, with the status 404. Unknown /api and /v… paths answer 404 as JSON.
 */
export async function mountPages(app: FastifyInstance, webFolder: string, isKnownPage: (path: string) => boolean): Promise<void> {
  const isBuilt = existsSync(webFolder);
  if (isBuilt) await serveAssets(app, webFolder);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!isBuilt || !isPagePath(request.method, path))
      return reply.status(404).send({
        code: 'app.notFound',
        status: 404,
        message: 'There is nothing at this address.',
        data: { reference: request.id },
        // The official client modules read this part, and take an answer without it for a broken connection.
        error: { code: 404, message: 'NOT_FOUND' },
      });
    return reply.status(isKnownPage(path) ? 200 : 404).sendFile(pageEntry(path));
  });
}

async function serveAssets(app: FastifyInstance, webFolder: string): Promise<void> {
  // Only files whose names carry a hash of their content may be kept for ever.
  await app.register(fastifyStatic, {
    root: webFolder,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) =>
      void response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
}

/** The route as it was declared: its parameters may name people. */
function placeOf({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): string {
  return `${method} ${routeOptions.url ?? 'an unknown path'}`;
}
