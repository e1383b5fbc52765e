// Connections on which nothing was asked yet. Browsers open them ahead of need, and attackers by the thousand: Node gives them no time limit,
// and counts them as busy when the server closes.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time for the first byte. A browser opens another connection when it needs one. */
const FIRST_BYTE_MS = 10_000;
/** Most of them at once, so that enough open files are left for people where the system allows 1,024. */
const MOST_SILENT = 500;
/** One that came this recently may have bytes on the way, and stays, */
const FRESH_MS = 1_000;
/** unless there are this many: beyond the open files of the system, no one could connect any more, and nothing here would hear of it. */
const MOST_FRESH = 700;

/** Ends connections that stay silent: after a time, when there are too many, and when the server closes. */
export function endSilentConnections(
  app: FastifyInstance,
  {
    firstByteMs = FIRST_BYTE_MS,
    most = MOST_SILENT,
    freshMs = FRESH_MS,
    mostFresh = MOST_FRESH,
  }: { firstByteMs?: number; most?: number; freshMs?: number; mostFresh?: number } = {},
): void {
  /** With the moment each was opened, the oldest first. */
  const silent = new Map<Socket, number>();
  let closing = false;
  const endIfSilent = (socket: Socket): void => void (socket.bytesRead === 0 && socket.destroy());
  app.server.on('connection', (socket) => {
    if (closing) return void socket.destroy();
    const now = performance.now();
    silent.set(socket, now);
    const timer = setTimeout(endIfSilent, firstByteMs, socket).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      silent.delete(socket);
    });
    for (const [other, since] of silent) {
      const isFresh = now - since < freshMs;
      if (silent.size <= (isFresh ? mostFresh : most)) break;
      silent.delete(other);
      if (isFresh) other.destroy();
      else endIfSilent(other);
    }
  });
  app.server.prependListener('request', ({ socket }) => void silent.delete(socket));
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of silent.keys()) endIfSilent(socket);
  });
}
