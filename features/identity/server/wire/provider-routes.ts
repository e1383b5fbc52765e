// The window in which people sign in with the provider: its start, its return, and the script of the page between.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import { requestFacts } from '../../../../platform/server/http/request-facts.ts';
import { dropSurplus } from '../provider/binding-cookies.ts';
import { finishProviderSignIn } from '../provider/finish-sign-in.ts';
import { startProviderSignIn, type StartFault } from '../provider/start-sign-in.ts';
import { CALLBACK_PATH } from '../provider/sealed-request.ts';
import {
  CALLBACK_SCRIPT,
  SCRIPT_PATH,
  writeFault,
  writeLandingPage,
  writeReturnRefusal,
  writeStartRefusal,
} from '../provider/window-pages.ts';

const HANDLER_PATH = '/__/auth/handler';
const STATUS: Readonly<Partial<Record<StartFault, number>>> = { 'not-set-up': 404, 'too-many': 429, unreachable: 503 };

/** These routes as reviewers see them. */
export const PROVIDER_WIRE: readonly WireRoute[] = [
  {
    method: 'GET',
    url: HANDLER_PATH,
    summary: 'Send a browser to the sign-in provider',
    audience: 'public',
    permission: null,
    activity: null,
  },
  {
    method: 'GET',
    url: CALLBACK_PATH,
    summary: 'Take a browser in that comes back from the provider',
    audience: 'session',
    permission: null,
    activity: null,
  },
  { method: 'GET', url: SCRIPT_PATH, summary: 'Script of the page it comes back to', audience: 'public', permission: null, activity: null },
];

/** Mounts the window's routes. They answer pages, never JSON, and never to a HEAD, which would use a sign-in up. */
export async function mountProviderRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { services } = context;
  await app.register(async (window) => {
    window.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      services.log.error({ reference: request.id, error: error.stack }, 'fault in the sign-in window');
      return sendPage(reply, error.statusCode ?? 500, writeFault(request.id));
    });
    window.get(HANDLER_PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const facts = requestFacts(request, reply, services.env);
      dropSurplus(facts, Object.keys(request.cookies));
      const started = await startProviderSignIn(context, facts, request.query as Readonly<Record<string, unknown>>);
      if (started instanceof URL) return reply.redirect(started.href, 302);
      return sendPage(reply, STATUS[started] ?? 400, writeStartRefusal(started, services.publicUrl()));
    });
    window.get(CALLBACK_PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const landing = await finishProviderSignIn(
        context,
        requestFacts(request, reply, services.env),
        request.url.slice(`${CALLBACK_PATH}?`.length),
      );
      if (landing) return sendPage(reply, 200, writeLandingPage(landing));
      services.log.warn({ reference: request.id, address: request.ip }, 'return from the sign-in provider refused');
      return sendPage(reply, 400, writeReturnRefusal());
    });
    window.get(SCRIPT_PATH, { exposeHeadRoute: false }, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(CALLBACK_SCRIPT),
    );
  });
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').send(html);
}
