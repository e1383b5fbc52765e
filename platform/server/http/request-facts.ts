// What operations may know of the HTTP request: an id, the peer's address and browser, and cookies that scripts cannot read.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import type { RequestFacts } from '../feature.ts';

const LONGEST_DEVICE = 300;

/** True when people reach the program over https, so cookies must be Secure. */
export function isHttps(env: Env): boolean {
  return env.PUBLIC_URL?.startsWith('https:') ?? false;
}

/** Cookie names carry the __Host- prefix where the browser honours it: over https. */
export function cookieName(env: Env, name: string): string {
  return isHttps(env) ? `__Host-redress-${name}` : `redress-${name}`;
}

export function requestFacts(request: FastifyRequest, reply: FastifyReply, env: Env): RequestFacts {
  return {
    id: request.id,
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE),
    cookie: (name) => request.cookies[cookieName(env, name)],
    setCookie: (name, value, { maxAgeSeconds, sameSite }) => {
      reply.setCookie(cookieName(env, name), value, {
        path: '/',
        httpOnly: true,
        sameSite: sameSite ?? 'strict',
        secure: isHttps(env),
        maxAge: maxAgeSeconds,
      });
    },
  };
}
