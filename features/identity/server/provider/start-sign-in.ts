import { newId } from '../../../../platform/base/ids.ts';
import type { RequestFacts, AppContext } from '../../../../platform/server/feature.ts';
import { readProviderRequest, type RequestFault } from '../../rules/provider-request.ts';
import { addressGroup } from '../../rules/sign-in-throttle.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import { insertProviderRequest } from '../store/providers.ts';
import { bindSecret } from './binding-cookies.ts';
import { issuerOf } from './issuer.ts';
import { CALLBACK_PATH, sealRequest } from './sealed-request.ts';

const REQUEST_SECONDS = 10 * 60;
/** Each start writes a row, and anyone may start. */
const STARTS: RateLimit = { name: 'identity.startProvider', limit: 120, seconds: 60 };

export type StartFault = RequestFault | 'not-set-up' | 'too-many' | 'unreachable';

/** Prepares a browser for the provider and answers where to send it. */
export async function startProviderSignIn(
  context: AppContext,
  facts: RequestFacts,
  query: Readonly<Record<string, unknown>>,
): Promise<URL | StartFault> {
  const { db, services, clock } = context;
  const issuer = issuerOf(services);
  const request = readProviderRequest(query, { apiKey: services.env.API_KEY, publicUrl: services.publicUrl() });
  if (typeof request === 'string') return request;
  if (!issuer) return 'not-set-up';
  const now = clock();
  if (!(await services.rateLimits.admit(db, STARTS, addressGroup(facts.address), now))) return 'too-many';

  const { wishes, ...way } = request;
  const binding = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  let url: URL;
  try {
    url = await issuer.authorizationUrl(binding, `${way.base}${CALLBACK_PATH}`, wishes);
  } catch (error) {
    services.log.error(
      { reference: facts.id, error: error instanceof Error ? error.message : String(error) },
      'sign-in provider cannot be reached',
    );
    return 'unreachable';
  }
  const id = newId(now);
  await insertProviderRequest(db, {
    id,
    stateHash: hashSecret(binding.state),
    cookieHash: bindSecret(facts, binding.state, REQUEST_SECONDS, 'lax'),
    requestSealed: sealRequest(services.sealer, id, { ...way, nonce: binding.nonce, verifier: binding.verifier }),
    at: now,
    expiresAt: new Date(now.getTime() + REQUEST_SECONDS * 1000),
  });
  return url;
}
