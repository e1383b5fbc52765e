// Calls of the file protocol for tests, byte for byte as they are written here: no client module, no tidying of addresses.
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';

export interface FileAnswer {
  readonly status: number;
  readonly reason: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly json: Readonly<Record<string, unknown>>;
}
export interface FileDoor {
  /** A request for exactly this path. */
  call(method: string, path: string, options?: { headers?: Record<string, string>; body?: Buffer | string }): Promise<FileAnswer>;
  upload(name: string, bytes: Buffer | string, contentType?: string, metadata?: object): Promise<FileAnswer>;
  /** Starts an upload in pieces and answers the path its commands go to. */
  start(name: string, size: number, contentType?: string): Promise<string>;
  command(path: string, command: string, offset: number, body?: Buffer | string): Promise<FileAnswer>;
  metadata(name: string): Promise<FileAnswer>;
  download(name: string, headers?: Record<string, string>): Promise<FileAnswer>;
  remove(name: string): Promise<FileAnswer>;
}

export const BUCKET = '/v0/b/redress/o';
export const pathOf = (name: string): string => `${BUCKET}/${encodeURIComponent(name)}`;

/** The files of the app at `url` as the holder of `token` sees them. */
export function openFileDoor(url: string, token?: string): FileDoor {
  const { hostname, port } = new URL(url);
  const call: FileDoor['call'] = (method, path, { headers = {}, body } = {}) =>
    new Promise((done, fail) => {
      const sent = request(
        {
          hostname,
          port,
          method,
          path,
          agent: false,
          headers: {
            ...(token !== undefined && { authorization: `Firebase ${token}` }),
            ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        (response) => {
          const pieces: Buffer[] = [];
          response
            .on('data', (piece: Buffer) => void pieces.push(piece))
            .on('error', fail)
            .on('end', () => {
              const bytes = Buffer.concat(pieces);
              const isJson = response.headers['content-type']?.startsWith('application/json') === true && bytes.length > 0;
              done({
                status: response.statusCode ?? 0,
                reason: response.statusMessage ?? '',
                headers: response.headers,
                bytes,
                json: isJson ? (JSON.parse(bytes.toString()) as FileAnswer['json']) : {},
              });
            });
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  return {
    call,
    upload(name, bytes, contentType = 'text/plain', metadata = {}) {
      const { headers, body } = multipart(name, bytes, contentType, metadata);
      return call('POST', `${BUCKET}?name=${encodeURIComponent(name)}`, { headers, body });
    },
    async start(name, size, contentType = 'text/plain') {
      const headers = {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(size),
      };
      const answer = await call('POST', `${BUCKET}?name=${encodeURIComponent(name)}`, {
        headers,
        body: JSON.stringify({ name, contentType }),
      });
      const address = new URL(String(answer.headers['x-goog-upload-url']));
      return address.pathname + address.search;
    },
    command: (path, command, offset, body) =>
      call('POST', path, {
        headers: { 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) },
        ...(body !== undefined && { body }),
      }),
    metadata: (name) => call('GET', pathOf(name)),
    download: (name, headers = {}) => call('GET', `${pathOf(name)}?alt=media`, { headers }),
    remove: (name) => call('DELETE', pathOf(name)),
  };
}

export function multipart(
  name: string,
  bytes: Buffer | string,
  contentType: string,
  metadata: object = {},
): { headers: Record<string, string>; body: Buffer } {
  const boundary = '5471398204117';
  const json = JSON.stringify({ name, contentType, ...metadata });
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${json}\r\n--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  return { headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': `multipart/related; boundary=${boundary}` }, body };
}

/** What every virus scanner takes for a virus, and which is none. Written in two halves so that this file is not taken for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A scanner that speaks as clamd does. `port` keeps the address of one that was closed before. */
export async function startScanner(port = 0): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (piece: Buffer) => {
        received = Buffer.concat([received, piece]);
        if (received.subarray(-4).equals(Buffer.alloc(4)))
          socket.end(received.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, close: () => new Promise((done) => server.close(() => done())) };
}
