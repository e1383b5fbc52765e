// Connections that never ask anything (design/tried.md S10).
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { endSilentConnections } from './silent-connections.ts';

let app: FastifyInstance;
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await app.close();
});

async function serve(limits: Parameters<typeof endSilentConnections>[1]): Promise<number> {
  app = Fastify();
  endSilentConnections(app, limits);
  app.get('/', () => 'well');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
async function dial(port: number): Promise<{ readonly socket: Socket; readonly ended: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  return { socket, ended: once(socket, 'close') };
}
const ask = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`)).text();

test('silence ends a connection, and one that asked stays', async () => {
  const port = await serve({ firstByteMs: 20 });
  const [silent, asking] = [await dial(port), await dial(port)];
  asking.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(asking.socket, 'data');
  await silent.ended;
  asking.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(asking.socket, 'data'))[0])).toContain('well');
});

test('of too many the oldest ends, and people are served', async () => {
  const port = await serve({ most: 3, freshMs: 0 });
  const first = await dial(port);
  for (let i = 0; i < 3; i += 1) await dial(port);
  await first.ended;
  expect(await ask(port)).toBe('well');
});

test('what came a moment ago stays', async () => {
  const port = await serve({ most: 1 });
  const first = await dial(port);
  await dial(port);
  await dial(port);
  expect(await ask(port)).toBe('well');
  first.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(first.socket, 'data'))[0])).toContain('well');
});

test('of very many the oldest ends, however recently it came', async () => {
  const port = await serve({ most: 1, mostFresh: 3 });
  const first = await dial(port);
  for (let i = 0; i < 3; i += 1) await dial(port);
  await first.ended;
  expect(await ask(port)).toBe('well');
});
