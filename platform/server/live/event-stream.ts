// One open response that events are written to (server-sent events, WHATWG HTML section 9.2).
import type { ServerResponse } from 'node:http';

export type AnswerHeaders = Readonly<Record<string, string | number | string[] | undefined>>;

export interface StreamMessage {
  /** Position of the reader after this message; it comes back in Last-Event-ID. */
  readonly id?: string | undefined;
  /** Kind of message; 'message' when it is not said. */
  readonly event?: string;
  /** One line. Without data the browser keeps the id and reports no event. */
  readonly data?: string;
}

export interface EventStream {
  /** False while the reader is slower than what is sent; `onRoom` is called when that ends. */
  hasRoom(): boolean;
  /** Sends what `writeMessage` made. */
  send(message: string): void;
  /** Ends in good order, or at once when the reader does not take what was sent. */
  end(): void;
  /** Cuts the line: what was not sent is lost, and the reader comes back with the last id it saw. */
  drop(): void;
}

/** Starts the answer. `retryMs` is how long the reader should wait before it comes back after a broken line. */
export function openEventStream(
  response: ServerResponse,
  options: { headers: AnswerHeaders; retryMs: number; onRoom: () => void; onClose: () => void },
): EventStream {
  response.on('close', options.onClose);
  response.on('drain', options.onRoom);
  response.on('error', () => undefined);
  response.socket?.setNoDelay(true);
  // What is sent in one turn goes out in one packet.
  response.cork();
  setImmediate(() => response.uncork());
  for (const [name, value] of Object.entries(options.headers)) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The line is worth nothing to a later request, and closing the server need not wait for it.
    connection: 'close',
  });
  // How people spread when they all come back at once, after a restart.
  response.write(`retry: ${Math.round(options.retryMs)}\n\n`);
  return {
    hasRoom: () => !response.writableNeedDrain && !response.writableEnded && !response.destroyed,
    send: (message) => void response.write(message),
    end: () => void (response.writableNeedDrain ? response.destroy() : response.end()),
    drop: () => void response.destroy(),
  };
}

/** The wire form of a message, made once for all streams it goes to. */
export function writeMessage({ id, event, data }: StreamMessage): string {
  const lines = [id !== undefined && `id: ${id}`, event !== undefined && `event: ${event}`, data !== undefined && `data: ${data}`].filter(
    (line) => line !== false,
  );
  // Proxies and readers count any byte as a sign of life.
  return `${lines.length === 0 ? ':' : lines.join('\n')}\n\n`;
}
