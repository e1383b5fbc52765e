// A print-and-mail service on this computer, as the documentation of the real one says: letters with a PDF, names of requests that it knows,
// metadata to find them by, errors with their words, signed events. It can be told to go wrong in the ways services do.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign } from './signature.ts';
import { METADATA } from './print-client.ts';

export const SERVICE_KEY = 'live_office_key';
export const SERVICE_SECRET = 'a secret of both sides';
export const SERVICE_PRICES = 'first-class=100 certified=800 certified-return-receipt=1100 sheet=10 color-sheet=30';

/** What becomes of one request to send a letter. */
export type Mood =
  | 'takes'
  /** 422, 429 */
  | 'refuses'
  | 'busy'
  /** Takes the letter, or does not, and then answers 500, nothing at all, or breaks the connection. */
  | 'takes-then-faults'
  | 'faults'
  | 'takes-then-silent'
  | 'silent'
  | 'takes-then-breaks';

export interface ServiceBehavior {
  /** For the nth request about this letter, counted from 1. */
  readonly mood?: (letterId: string, nth: number) => Mood;
  /** The nth request about this letter is lost before it is read. */
  readonly drops?: (letterId: string, nth: number) => boolean;
  /** The nth look for this letter answers an empty list although it has it. */
  readonly hides?: (letterId: string, nth: number) => boolean;
  /** The same name of a request makes another letter, as after its 24 hours. */
  readonly forgetsNames?: (letterId: string) => boolean;
  /** Called at each step, before the service goes on. */
  readonly onStep?: (step: ServiceStep, letterId: string) => Promise<void> | void;
}
/** A request arrives and is not read yet, was read, the letter is there, the answer left; someone looks for a letter. */
export type ServiceStep = 'arrives' | 'asked' | 'taken' | 'answered' | 'looked for';

export interface TakenLetter {
  readonly id: string;
  readonly key: string;
  readonly letterId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly pdfSha256: string;
}
export interface TestMailService {
  readonly url: string;
  readonly taken: readonly TakenLetter[];
  /** Every request by letter, in order: 'post', or what a look found. */
  readonly log: readonly { readonly what: 'post' | 'there' | 'absent'; readonly key: string }[];
  /** Posts an event as the service does; answers the status. */
  readonly post: (to: string, event: PostedTestEvent, options?: { readonly secret?: string; readonly at?: Date }) => Promise<number>;
  /** What was seen of a letter, in any order; null: the service does not know it any more. */
  readonly track: (letterId: string, events: readonly TestTrack[] | null) => void;
  readonly settings: Readonly<
    Record<'MAIL_SERVICE_URL' | 'MAIL_SERVICE_KEY' | 'MAIL_SERVICE_PRICES' | 'MAIL_SERVICE_WEBHOOK_SECRET', string>
  >;
  readonly close: () => Promise<void>;
}
interface PostedTestEvent {
  readonly id: string;
  readonly type: string;
  readonly letter: string;
  readonly at: Date;
}
interface TestTrack {
  readonly id: string;
  readonly name: string;
  readonly time: string;
}

export async function startMailService(behavior: ServiceBehavior = {}): Promise<TestMailService> {
  const taken: TakenLetter[] = [];
  const log: { what: 'post' | 'there' | 'absent'; key: string }[] = [];
  const counts = new Map<string, number>();
  const tracks = new Map<string, readonly TestTrack[] | null>();
  const nth = (what: string): number => {
    const n = (counts.get(what) ?? 0) + 1;
    counts.set(what, n);
    return n;
  };
  const view = (letter: TakenLetter) => ({
    id: letter.id,
    object: 'letter',
    metadata: { [METADATA.key]: letter.key, [METADATA.letter]: letter.letterId },
    tracking_number:
      letter.fields['extra_service'] === undefined ? null : `94071000000000${String(taken.indexOf(letter) + 1).padStart(8, '0')}`,
    expected_delivery_date: '2030-01-15',
    tracking_events: (tracks.get(letter.letterId) ?? []).map((one) => ({ ...one, date_created: one.time, object: 'tracking_event' })),
  });

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [named = ''] = String(request.headers['idempotency-key']).split(':');
    await behavior.onStep?.('arrives', named);
    if (behavior.drops?.(named, nth(`arrival ${named}`)) === true) return void response.destroy();
    const form = await new Response(new Uint8Array(await bytesOf(request)), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const fields: Record<string, string> = {};
    let pdf: Buffer = Buffer.alloc(0);
    for (const [name, value] of form) {
      if (typeof value === 'string') fields[name] = value;
      else pdf = Buffer.from(await value.arrayBuffer());
    }
    const key = fields[`metadata[${METADATA.key}]`] ?? '';
    const letterId = fields[`metadata[${METADATA.letter}]`] ?? '';
    log.push({ what: 'post', key });
    await behavior.onStep?.('asked', letterId);
    const mood = behavior.mood?.(letterId, nth(`post ${letterId}`)) ?? 'takes';
    if (mood === 'busy')
      return fail(response, 429, 'rate_limit_exceeded', 'Rate limit exceeded. Please wait 5 seconds and try your request again.');
    if (mood === 'refuses')
      return fail(
        response,
        422,
        'failed_deliverability_strictness',
        'The to address is not deliverable, see https://service.example.test/help',
      );
    if (mood === 'faults') return fail(response, 500, 'internal_server_error', 'An error has occurred.');
    if (mood === 'silent') return;
    const isNamed = request.headers['idempotency-key'] === key && behavior.forgetsNames?.(letterId) !== true;
    const known = isNamed ? taken.find((one) => one.key === key) : undefined;
    const letter = known ?? {
      id: `ltr_${taken.length + 1}`,
      key,
      letterId,
      fields,
      pdfSha256: createHash('sha256').update(pdf).digest('hex'),
    };
    if (!known) taken.push(letter);
    await behavior.onStep?.('taken', letterId);
    if (mood === 'takes-then-faults') return fail(response, 502, 'internal_server_error', 'An error has occurred.');
    if (mood === 'takes-then-breaks') return void response.destroy();
    if (mood !== 'takes') return;
    response.on('finish', () => void behavior.onStep?.('answered', letterId));
    answer(response, 200, view(letter));
  };

  const look = async (url: URL, response: ServerResponse): Promise<void> => {
    const key = url.searchParams.get(`metadata[${METADATA.key}]`) ?? '';
    const own = taken.filter((one) => one.key === key);
    const letterId = own[0]?.letterId ?? '';
    await behavior.onStep?.('looked for', letterId);
    const hidden = own.length > 0 && behavior.hides?.(letterId, nth(`look ${letterId}`)) === true;
    log.push({ what: own.length > 0 && !hidden ? 'there' : 'absent', key });
    answer(response, 200, { object: 'list', count: hidden ? 0 : own.length, data: hidden ? [] : own.map(view) });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://service');
    const signedIn = request.headers.authorization === `Basic ${btoa(`${SERVICE_KEY}:`)}`;
    const act = async (): Promise<void> => {
      if (!signedIn) return fail(response, 401, 'unauthorized', 'Authorization error with your API key or account');
      if (request.method === 'POST' && url.pathname === '/v1/letters') return take(request, response);
      if (request.method === 'GET' && url.pathname === '/v1/letters') return look(url, response);
      if (url.pathname === '/v1/accounts/credits_balance') return answer(response, 200, { balance: 1234.5 });
      const letter = taken.find(({ id }) => url.pathname === `/v1/letters/${id}`);
      return letter && tracks.get(letter.letterId) !== null
        ? answer(response, 200, view(letter))
        : fail(response, 404, 'not_found', 'letter not found');
    };
    // The program that asked may have been killed in the meantime.
    act().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    taken,
    log,
    track: (letterId, events) => void tracks.set(letterId, events),
    async post(to, { id, type, letter, at }, { secret = SERVICE_SECRET, at: sentAt = new Date() } = {}) {
      const body = JSON.stringify({
        id,
        object: 'event',
        event_type: { id: type, resource: 'letters', object: 'event_type' },
        reference_id: letter,
        date_created: at.toISOString(),
        body: { ...taken.filter((one) => one.id === letter).map(view)[0], id: letter },
      });
      const timestamp = String(sentAt.getTime());
      const { status } = await fetch(`${to}/mail-service/events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'lob-signature': sign(secret, timestamp, body),
          'lob-signature-timestamp': timestamp,
        },
        body,
      });
      return status;
    },
    settings: {
      MAIL_SERVICE_URL: url,
      MAIL_SERVICE_KEY: SERVICE_KEY,
      MAIL_SERVICE_PRICES: SERVICE_PRICES,
      MAIL_SERVICE_WEBHOOK_SECRET: SERVICE_SECRET,
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function fail(response: ServerResponse, status: number, code: string, message: string): void {
  answer(response, status, { error: { message, code, status_code: status } });
}
