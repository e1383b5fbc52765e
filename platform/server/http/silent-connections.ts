// Browsers open connections ahead of need. Node counts one that has not asked anything yet as busy, and closing the server
// would wait a minute for it.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Closes, when the server closes, the connections on which nothing was ever asked. */
export function closeSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket) => {
    if (closing) return void socket.destroy();
    silent.add(socket);
    return void socket.once('close', () => silent.delete(socket));
  });
  app.server.prependListener('request', ({ socket }) => void silent.delete(socket));
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
  });
}
