// A partner on this computer for tests: it answers by script and remembers what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Script = (request: IncomingMessage, response: ServerResponse) => void;
export interface TestPartner {
  readonly url: string;
  /** Method, path with query and token of every question so far. */
  readonly asked: string[];
  answerWith(script: Script): void;
  close(): Promise<void>;
}

export const json =
  (status: number, body: unknown): Script =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const bytes =
  (content: Uint8Array, contentType = 'application/json'): Script =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': contentType }).end(content);
export const hang: Script = () => undefined;
/** Begins an answer and never ends it. */
export const stall: Script = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
export const sendTo =
  (location: string): Script =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

export async function startPartner(): Promise<TestPartner> {
  const asked: string[] = [];
  let script: Script = hang;
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    script(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith: (next) => void (script = next),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
