// Closes the server: requests in progress may finish, but a request that never ends cannot keep the program running.
import type { FastifyInstance } from 'fastify';

/** Closes `app`. Idle connections end at once; those with a request in progress get `graceMs`, then all are cut. */
export async function closeWithin(app: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
