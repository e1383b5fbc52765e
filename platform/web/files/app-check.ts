// The proof of file calls that they come from a page of the office, where the office asks for one. The server gives it for the session.
import { bearerHeader } from '../identity/identity.ts';
import { publicConfig } from '../identity/public-config.ts';

/** How long before its end a token is replaced. */
const EARLY_MS = 60_000;

let held: { readonly session: string; readonly token: string; readonly until: number } | undefined;

/** The token of this session; null where none is asked for, or none was given, which the answer to the file call then says. */
export async function appCheckToken(): Promise<string | null> {
  if (!publicConfig().appCheck) return null;
  const headers = await bearerHeader();
  const session = headers['authorization'] ?? '';
  if (held && held.session === session && held.until - EARLY_MS > Date.now()) return held.token;
  const answer = await fetch('/api/access/app-check', { headers, cache: 'no-store' }).catch(() => undefined);
  const given: unknown = answer?.ok === true ? await answer.json().catch(() => undefined) : undefined;
  if (typeof given !== 'object' || given === null || !('token' in given) || !('until' in given)) return null;
  const { token, until } = given;
  if (typeof token !== 'string' || typeof until !== 'string') return null;
  held = { session, token, until: Date.parse(until) };
  return token;
}

/** The header of a file call that is made without the file module. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  const token = await appCheckToken();
  return token === null ? {} : { 'x-firebase-appcheck': token };
}
