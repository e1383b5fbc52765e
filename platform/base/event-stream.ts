// Reading server-sent events (WHATWG HTML, 9.2.6) from text that arrives in pieces.

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

export interface EventStreamReader {
  /** Takes the next piece of text and answers the events it completes. An event whose end never comes is never answered. */
  read(text: string): readonly StreamEvent[];
  /** The last id of a completed block, '' before the first. */
  readonly lastId: string;
  /** Milliseconds the server asks to wait before coming back; undefined when it did not say. */
  readonly retryMs: number | undefined;
}

/** A reader whose last event was `lastId`. */
export function createEventStreamReader(lastId = ''): EventStreamReader {
  let rest = '';
  let id = lastId;
  let idOfBlock = lastId;
  let retryMs: number | undefined;
  let event = '';
  let data: string[] = [];

  const take = (line: string, events: StreamEvent[]): void => {
    if (line === '') {
      id = idOfBlock;
      if (data.length > 0) events.push({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) idOfBlock = value;
    else if (field === 'retry' && /^\d{1,9}$/.test(value)) retryMs = Number(value);
  };

  return {
    get lastId() {
      return id;
    },
    get retryMs() {
      return retryMs;
    },
    read(text) {
      const events: StreamEvent[] = [];
      rest += text;
      // A carriage return at the very end may be the first half of a line's end.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) take(line, events);
      return events;
    },
  };
}

/**
 * Milliseconds to wait before the `failures`th attempt in a row to come back: what the server asked for (2 s unless it did),
 * doubling, at most a minute, and up to half less or more so that many readers do not come at the same moment. `random` is
 * between 0 and 1.
 */
export function reconnectDelay(failures: number, retryMs: number | undefined, random: number): number {
  const base = Math.min((retryMs ?? 2_000) * 2 ** Math.max(0, failures - 1), 60_000);
  return Math.round(base * (0.5 + random));
}
