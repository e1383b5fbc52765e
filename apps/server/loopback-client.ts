// The API as its users see it, typed from the contracts, for code that runs beside the server: the demo office, tests, benchmarks.
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { FEATURES, type AppContracts } from './features.ts';

const CONTRACTS = Object.fromEntries(FEATURES.map(({ name, contract }) => [name, contract]));
/** Contract outputs are JSON values and files only, so what arrives has the declared types as they are. */
export type ApiClient = ContractRouterClient<AppContracts>;

/** A client of the API at `url`, with this ID token or with none. `name` is the name of its requests: sent again, they change nothing more. */
export function connectApi(url: string, token?: string, name?: string): ApiClient {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(name !== undefined && { 'idempotency-key': name }),
  };
  return createORPCClient(new OpenAPILink(CONTRACTS, { url: `${url}/api`, headers }));
}

/** Proofs of devices, by server and person: as one browser each, which only their first sign-in makes known. */
const devices = new Map<string, string>();

/** Signs in over the wire protocol. @throws Error with the server's code when it refuses. */
export async function fetchIdToken(url: string, email: string, password: string): Promise<string> {
  const known = devices.get(`${url} ${email}`);
  const answer = await fetch(`${url}/v1/accounts:signInWithPassword?key=redress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(known !== undefined && { cookie: known }) },
    body: JSON.stringify({ email, password, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }),
  });
  const device = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .find((cookie) => /^(?:__Host-)?redress-device=/.test(cookie));
  if (device !== undefined) devices.set(`${url} ${email}`, device);
  const body = (await answer.json()) as { idToken?: string; error?: { message: string } };
  if (body.idToken === undefined) throw new Error(body.error?.message ?? `Sign-in answered ${answer.status}.`);
  return body.idToken;
}
