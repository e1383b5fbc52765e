// Passes the result of the sign-in window or redirect to its waiting caller in the identity module. Pure:
// the channel and the storage it comes from are in popup-resolver.ts.

/** How long an event counts as seen; counted from the last event handed on. */
const SEEN_FOR_MS = 10 * 60_000;
const REDIRECT_TYPES: readonly string[] = ['signInViaRedirect', 'linkViaRedirect', 'reauthViaRedirect'];

export interface SignInEvent {
  readonly type: string;
  readonly eventId: string | null;
  readonly urlResponse: string | null;
  readonly sessionId: string | null;
  readonly postBody: string | null;
  readonly tenantId: string | null;
  readonly error?: { readonly code: string; readonly message: string };
}

/** One operation of the identity module that waits; `eventId` null takes any. */
export interface EventConsumer {
  readonly filter: readonly string[];
  readonly eventId: string | null;
  readonly onAuthEvent: (event: SignInEvent) => unknown;
  readonly onError: (error: Error) => unknown;
}

/** The event for a page that did not come back from a redirect. */
export const NO_EVENT: SignInEvent = {
  type: 'unknown',
  eventId: null,
  urlResponse: null,
  sessionId: null,
  postBody: null,
  tenantId: null,
  error: { code: 'auth/no-auth-event', message: '' },
};

/** The event in something received; undefined when it is none. */
export function readEvent(raw: unknown): SignInEvent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type, error, ...rest } = raw as Record<string, unknown>;
  if (typeof type !== 'string') return undefined;
  const field = (name: string): string | null => (typeof rest[name] === 'string' ? rest[name] : null);
  const { code, message } = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  return {
    type,
    eventId: field('eventId'),
    urlResponse: field('urlResponse'),
    sessionId: field('sessionId'),
    postBody: field('postBody'),
    tenantId: field('tenantId'),
    ...(typeof code === 'string' && { error: { code, message: typeof message === 'string' ? message : '' } }),
  };
}

export class EventHub {
  readonly #consumers = new Set<EventConsumer>();
  readonly #makeError: (code: string, message: string) => Error;
  readonly #now: () => number;
  readonly #seen = new Set<string>();
  #lastSeenAt = 0;
  #queued: SignInEvent | undefined;
  #hadRedirect = false;

  /** `makeError` makes the error a consumer rejects with; `now` in milliseconds. */
  constructor(makeError: (code: string, message: string) => Error, now: () => number) {
    this.#makeError = makeError;
    this.#now = now;
  }

  /** Adds a waiting caller and passes on a redirect result that arrived earlier. */
  registerConsumer(consumer: EventConsumer): void {
    this.#consumers.add(consumer);
    if (!this.#queued || !isFor(this.#queued, consumer)) return;
    const event = this.#queued;
    this.#queued = undefined;
    this.#hand(event, consumer);
  }

  unregisterConsumer(consumer: EventConsumer): void {
    this.#consumers.delete(consumer);
  }

  /** Passes `event` on once. The first redirect result waits for its consumer; false when nothing consumed it. */
  receive(event: SignInEvent): boolean {
    if (this.#now() - this.#lastSeenAt >= SEEN_FOR_MS) this.#seen.clear();
    if (this.#seen.has(keyOf(event))) return false;
    const takers = [...this.#consumers].filter((consumer) => isFor(event, consumer));
    for (const consumer of takers) this.#hand(event, consumer);
    if (this.#hadRedirect || !isRedirect(event)) return takers.length > 0;
    this.#hadRedirect = true;
    if (takers.length === 0) this.#queued = event;
    return true;
  }

  #hand(event: SignInEvent, consumer: EventConsumer): void {
    this.#seen.add(keyOf(event));
    this.#lastSeenAt = this.#now();
    if (event.error && !isNoEvent(event)) consumer.onError(this.#makeError(event.error.code, event.error.message));
    else consumer.onAuthEvent(event);
  }
}

function isFor(event: SignInEvent, { filter, eventId }: EventConsumer): boolean {
  return filter.includes(event.type) && (eventId === null || event.eventId === eventId);
}

function isNoEvent({ type, error }: SignInEvent): boolean {
  return type === 'unknown' && error?.code === NO_EVENT.error?.code;
}

function isRedirect(event: SignInEvent): boolean {
  return REDIRECT_TYPES.includes(event.type) || isNoEvent(event);
}

function keyOf({ type, eventId, sessionId, tenantId }: SignInEvent): string {
  return [type, eventId, sessionId, tenantId].filter((part) => part !== null && part !== '').join('-');
}
