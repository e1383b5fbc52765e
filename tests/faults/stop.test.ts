// SIGTERM: what is being answered may finish, and nobody can hold the program by never finishing.
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild, type ChildServer } from '../support/child-server.ts';
import { migratedFolder } from '../support/migrated-folder.ts';

let folder: string;
let server: ChildServer;
beforeEach(async () => {
  folder = migratedFolder('stop');
  server = await startChild({ DATA_DIR: folder });
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

interface Line {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly closed: Promise<unknown>;
}
/** A connection on which `text` has been sent and taken by the system. */
async function openLine(text: string): Promise<Line> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((done) => socket.once('close', done));
  await new Promise<void>((done) => void socket.write(text, () => done()));
  return { socket, heard: () => heard, closed };
}
const BODY = JSON.stringify({ email: 'nobody@example.test', password: 'not-the-password' });
const SIGN_IN = [
  'POST /v1/accounts:signInWithPassword?key=redress HTTP/1.1',
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  `Content-Length: ${BODY.length}`,
  '',
  '',
].join('\r\n');

test('a request that is never finished is cut after a while, one that continues is answered, an idle connection ends at once', async () => {
  const idle = await openLine('GET /config.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  while (!idle.heard().includes('redress')) await new Promise((done) => idle.socket.once('data', done));
  const stalled = await openLine(SIGN_IN + BODY.slice(0, 2));
  const going = await openLine(SIGN_IN + BODY.slice(0, 2));
  // Both have reached the server: a request sent after them is answered.
  await fetch(`${server.url}/healthz`);

  const stopped = server.stop();
  await idle.closed;
  going.socket.write(BODY.slice(2));
  await going.closed;
  expect(going.heard()).toMatch(/^HTTP\/1\.1 400 [^]*INVALID_LOGIN_CREDENTIALS/);
  await stalled.closed;
  expect(stalled.heard()).toBe('');
  await stopped;
  expect((await server.over).exitCode).toBe(0);
});
