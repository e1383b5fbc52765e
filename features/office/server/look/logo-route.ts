// The logo for everyone who sees a page of the office. Its address changes with the picture, so it may be kept for ever.
import type { FastifyInstance } from 'fastify';
import type { AppContext, WireRoute } from '../../../../platform/server/feature.ts';
import { findLogo } from './look-store.ts';
import { LOGO_PATH } from './office-look.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const LOGO_WIRE: readonly WireRoute[] = [
  {
    method: 'GET',
    url: LOGO_PATH,
    summary: 'A picture that is or was the logo of the office',
    audience: 'public',
    permission: null,
    activity: null,
  },
];

export function mountLogoRoute(app: FastifyInstance, { db }: AppContext): void {
  app.get<{ Params: { id: string } }>(LOGO_PATH, { exposeHeadRoute: false }, async ({ params: { id } }, reply) => {
    const logo = ID.test(id) ? await findLogo(db, id) : undefined;
    if (!logo) return reply.status(404).header('cache-control', 'no-store').send();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(logo.picture);
  });
}
