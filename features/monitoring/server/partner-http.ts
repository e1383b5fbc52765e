// One question to a partner: a deadline for the whole answer, a bound on its size, no way to another host. Faults are values here.
import { isSafeAddress } from '../../../platform/base/safe-address.ts';

export type RawAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly contentType: string; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large' | 'too-slow' | 'redirected' | 'unreachable' };

const REDIRECTS = 3;

/** Asks by GET. @throws nothing: what goes wrong is the answer's kind */
export async function askPartner(
  address: URL,
  options: { readonly token: string; readonly timeoutMs: number; readonly maxBytes: number },
): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    let at = address;
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      if (!isSafeAddress(at.href) || at.origin !== address.origin) return { kind: 'redirected' };
      const response = await fetch(at, {
        // What is counted is what was sent; a packed answer could grow a thousandfold.
        headers: { authorization: `Bearer ${options.token}`, accept: 'application/json, application/xml', 'accept-encoding': 'identity' },
        redirect: 'manual',
        signal,
      });
      const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      if (next === null) return await readAnswer(response, options.maxBytes);
      await response.body?.cancel();
      const target = URL.parse(next, at.href);
      if (!target) return { kind: 'redirected' };
      at = target;
    }
    return { kind: 'redirected' };
  } catch {
    return { kind: signal.aborted ? 'too-slow' : 'unreachable' };
  }
}

async function readAnswer(response: Response, maxBytes: number): Promise<RawAnswer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (response.body) {
    // Leaving the loop early closes the connection.
    for await (const part of response.body) {
      size += part.byteLength;
      if (size > maxBytes) return { kind: 'too-large' };
      parts.push(part);
    }
  }
  return { kind: 'answer', status: response.status, contentType: response.headers.get('content-type') ?? '', bytes: Buffer.concat(parts) };
}
