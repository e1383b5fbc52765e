// Accepted Host headers. Any other is a foreign name pointed at this server, or a proxy that was not set up.
import { isIP } from 'node:net';
import type { Env } from '../env.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** True when `header` names this program: PUBLIC_URL, HOST, loopback, or, where it listens on every address, any literal address. */
export function isOwnHost(header: string | undefined, env: Pick<Env, 'HOST' | 'PUBLIC_URL'>): boolean {
  const name = nameOf(header);
  if (name === undefined) return false;
  if (LOOPBACK.includes(name) || name === env.HOST.toLowerCase()) return true;
  if (env.PUBLIC_URL !== undefined) return name === new URL(env.PUBLIC_URL).hostname;
  return ANY_ADDRESS.has(env.HOST) && isIP(name) !== 0;
}

/** The name without port and brackets, lower case; undefined when the header is missing or no host. */
function nameOf(header: string | undefined): string | undefined {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return (bracketed ?? plain)?.toLowerCase();
}
