// Follows the live feed of the server for as long as a page is looked at. Read with fetch, because the browser's own reader of
// event streams cannot send the Authorization header.
import { createEventStreamReader, reconnectDelay } from '../../base/event-stream.ts';
import { bearerHeader, reportSignInRequired } from '../identity/identity.ts';
import type { LiveEvent } from './live-keys.ts';

export interface LiveOptions {
  /** Events may have been missed: all data on screen must be loaded again. */
  readonly onReset: () => void;
}

/** The server sends something every 15 s; a connection silent for longer is dead, whatever the system reports. */
const SILENCE_MS = 40_000;
/** Browsers allow six connections to one server, so a hidden page closes its own. */
const HIDDEN_MS = 10_000;
/** A refused stream is tried again now and then: permissions change. */
const REFUSED_MS = 5 * 60_000;

/** Calls `onEvent` for each thing that happens from now on, until the answered function is called. */
export function followLive(onEvent: (event: LiveEvent) => void, { onReset }: LiveOptions): () => void {
  let lastId = '';
  let failures = 0;
  let retryMs: number | undefined;
  let stopped = false;
  let line: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (wait: number): void => {
    clearTimeout(timer);
    if (!stopped && document.visibilityState === 'visible') timer = setTimeout(() => void run(), wait);
  };
  const run = async (): Promise<void> => {
    if (line) return;
    const mine = new AbortController();
    line = mine;
    let wait: number | undefined;
    try {
      wait = await read(mine);
    } catch {
      // The connection broke or never opened; the next attempt shows which.
    }
    line = undefined;
    failures += 1;
    plan(wait ?? reconnectDelay(failures, retryMs, Math.random()));
  };
  /** Reads until the line ends. Answers how long to stay away, when that is known. */
  const read = async (mine: AbortController): Promise<number | undefined> => {
    const header = await bearerHeader();
    const answer = await fetch('/api/live', {
      headers: { ...header, ...(lastId !== '' && { 'last-event-id': lastId }) },
      cache: 'no-store',
      signal: mine.signal,
    });
    if (answer.status === 401) await reportSignInRequired();
    if (answer.status === 403) return REFUSED_MS;
    if (answer.status === 429) return reconnectDelay(1, Number(answer.headers.get('retry-after') ?? 10) * 1_000, Math.random());
    if (!answer.ok || !answer.body) return undefined;
    // Without a last position, what happened since the page loaded is unknown.
    if (failures > 0 && lastId === '') onReset();
    failures = 0;
    const stream = createEventStreamReader(lastId);
    const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const silence = setTimeout(() => mine.abort(), SILENCE_MS);
      const { done, value } = await pieces.read().finally(() => clearTimeout(silence));
      if (done) return undefined;
      for (const { event, data } of stream.read(value)) {
        if (event === 'message') onEvent(JSON.parse(data) as LiveEvent);
        else if (event === 'reset') onReset();
        // The session ended or lost the permission; renewing the token shows which.
        else if (event === 'end') await reportSignInRequired();
      }
      ({ lastId, retryMs } = stream);
    }
  };

  const watch = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') plan(0);
    else timer = setTimeout(() => line?.abort(), HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', watch);
  watch();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', watch);
    clearTimeout(timer);
    line?.abort();
  };
}
