// One request to a mail service: a deadline for the whole answer, a bound on its size, no way to another host. What matters afterwards is
// whether the request may have arrived.
import { isSafeAddress } from '../../../platform/base/safe-address.ts';

export type ServiceAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** No connection was made, so nothing was asked. */
  | { readonly kind: 'unreachable' }
  /** The request may have arrived. */
  | { readonly kind: 'no-answer' };

export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  readonly address: URL;
  readonly key: string;
  readonly patienceMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: FormData;
}

const MOST_BYTES = 1024 * 1024;
/** Errors of a connection that was never made. */
const NOT_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** @throws nothing: what goes wrong is the answer's kind */
export async function askService({ method, address, key, patienceMs, headers = {}, form }: ServiceRequest): Promise<ServiceAnswer> {
  if (!isSafeAddress(address.href)) return { kind: 'unreachable' };
  try {
    const response = await fetch(address, {
      method,
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, accept: 'application/json', ...headers },
      ...(form && { body: form }),
      // A redirect would carry the key and the letter elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { kind: 'answer', status: response.status, body: await readJson(response) };
  } catch (error) {
    return { kind: NOT_CONNECTED.has(codeOf(error)) ? 'unreachable' : 'no-answer' };
  }
}

/** Undefined for what is no JSON, such as the page of a proxy, or too much of it. */
async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
