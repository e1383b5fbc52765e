// Cookies that tie each step of a sign-in with the provider to one browser. Each sign-in has cookies of its own, so that two
// windows opened at once do not take each other's.
import type { RequestFacts } from '../../../../platform/server/feature.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';

const PREFIX = 'provider-';
/** The most sign-ins in progress in one browser; a browser with too many cookies could not send requests any more. */
const MOST = 8;

/** Name of the cookie for `secret`; the name does not reveal the secret. */
function nameFor(secret: string): string {
  return `${PREFIX}${hashSecret(secret).toString('hex').slice(0, 24)}`;
}

/** Binds `secret` to this browser. Lax lets the browser show the cookie when the provider's site leads back here. Answers the hash to store. */
export function bindSecret(facts: RequestFacts, secret: string, maxAgeSeconds: number, sameSite?: 'lax'): Buffer {
  const cookie = newSecret();
  facts.setCookie(nameFor(secret), cookie, { maxAgeSeconds, ...(sameSite && { sameSite }) });
  return hashSecret(cookie);
}

/** Hash of what this browser holds for `secret`; undefined when it was given nothing for it. */
export function boundTo(facts: RequestFacts, secret: string): Buffer | undefined {
  const cookie = facts.cookie(nameFor(secret));
  return cookie === undefined || cookie === '' ? undefined : hashSecret(cookie);
}

export function unbind(facts: RequestFacts, secret: string): void {
  facts.setCookie(nameFor(secret), '', { maxAgeSeconds: 0 });
}

/** Drops what earlier sign-ins left in this browser when there are too many of them. `names` are those of all cookies it sent. */
export function dropSurplus(facts: RequestFacts, names: readonly string[]): void {
  const left = names.flatMap((name) => /provider-[0-9a-f]{24}$/.exec(name)?.[0] ?? []);
  if (left.length >= MOST) for (const name of left) facts.setCookie(name, '', { maxAgeSeconds: 0 });
}
