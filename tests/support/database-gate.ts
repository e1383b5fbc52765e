// Stands between the program and PostgreSQL, as a network does: lets connections through, refuses them, or takes them and says nothing.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type GateState = 'open' | 'refusing' | 'silent';
export interface DatabaseGate {
  /** `server` by way of the gate. */
  url(server: string): string;
  /** Connections that were asked for in this state. */
  readonly asked: () => number;
  /** From now on; connections that are there are cut. */
  set(state: GateState): void;
  close(): void;
}

export async function openGate(server: string, first: GateState): Promise<DatabaseGate> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let [state, asked] = [first, 0];
  const gate = createServer((socket) => {
    asked += 1;
    keep(socket);
    if (state === 'refusing') socket.destroy();
    if (state !== 'open') return;
    const beyond = connect(Number(port || 5432), hostname);
    keep(beyond);
    socket.pipe(beyond).pipe(socket);
    socket.once('close', () => beyond.destroy());
    beyond.once('close', () => socket.destroy());
  });
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
  const own = (gate.address() as AddressInfo).port;
  return {
    url(target) {
      const url = new URL(target);
      url.hostname = '127.0.0.1';
      url.port = String(own);
      return url.toString();
    },
    asked: () => asked,
    set(next) {
      [state, asked] = [next, 0];
      for (const socket of sockets) socket.destroy();
    },
    close() {
      gate.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
