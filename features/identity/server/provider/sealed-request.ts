// What is stored sealed during a sign-in with the provider: the request of the browser, and the result it returned with.
import { z } from 'zod';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { AUTH_TYPES } from '../../rules/provider-request.ts';

export const CALLBACK_PATH = '/__/auth/callback';

const request = z.object({
  authType: z.enum(AUTH_TYPES),
  eventId: z.string().nullable(),
  redirectUrl: z.string(),
  base: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});
/** What is needed when the browser returns from the provider. */
export type SealedRequest = z.output<typeof request>;

const result = z.object({
  authType: z.enum(AUTH_TYPES),
  issuer: z.string(),
  idToken: z.string(),
  profile: z.object({ subject: z.string(), email: z.string(), emailVerified: z.boolean(), name: z.string(), picture: z.string() }),
});
/** What the provider proved, and what for. */
export type SealedResult = z.output<typeof result>;

export function sealRequest(sealer: Sealer, id: string, value: SealedRequest): Buffer {
  return sealer.sealText(`provider_requests:${id}:request`, JSON.stringify(value));
}

export function openRequest(sealer: Sealer, id: string, sealed: Buffer): SealedRequest {
  return request.parse(JSON.parse(sealer.openText(`provider_requests:${id}:request`, sealed)));
}

export function sealResult(sealer: Sealer, id: string, value: SealedResult): Buffer {
  return sealer.sealText(`provider_results:${id}:profile`, JSON.stringify(value));
}

export function openResult(sealer: Sealer, id: string, sealed: Buffer): SealedResult {
  return result.parse(JSON.parse(sealer.openText(`provider_results:${id}:profile`, sealed)));
}
