// The two proofs a page can send: the result of our own sign-in window, or an ID token that the page got itself.
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { AuthType } from '../../rules/provider-request.ts';
import { addressGroup } from '../../rules/sign-in-throttle.ts';
import { boundTo, unbind } from '../provider/binding-cookies.ts';
import { issuerOf, type Issuer, type Proved } from '../provider/issuer.ts';
import { useUp } from '../provider/used-tokens.ts';
import { CALLBACK_PATH, openResult } from '../provider/sealed-request.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { useProviderResult } from '../store/providers.ts';
import { textField, wireRefusal, type WireCall } from './wire-call.ts';

/** What was proved and what the person meant to do with it. */
export interface Redeemed extends Proved {
  readonly purpose: 'signIn' | 'link' | 'reauth';
}

/** Only what was wrong counts: many people may sign in from one address. */
const WRONG_PROOFS: RateLimit = { name: 'identity.wrongProof', limit: 60, seconds: 60 };

/** Uses up what the body shows. Everything that cannot be redeemed is refused alike: made up, over, used, or another browser's. */
export async function redeemProof(call: WireCall): Promise<Redeemed | Refusal> {
  const { facts, context } = call;
  const { db, clock, services } = context;
  const issuer = issuerOf(services);
  if (!issuer) return wireRefusal('OPERATION_NOT_ALLOWED');
  const from = addressGroup(facts.address);
  if (await services.rateLimits.isFull(db, WRONG_PROOFS, from, clock())) return wireRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  const form = new URLSearchParams(textField(call.body, 'postBody') ?? '');
  const redeemed = form.has('id_token') ? await redeemToken(call, issuer, form) : await redeemResult(call);
  if (isRefusal(redeemed)) await services.rateLimits.admit(db, WRONG_PROOFS, from, clock());
  return redeemed;
}

async function redeemResult({ body, facts, context }: WireCall): Promise<Redeemed | Refusal> {
  const { db, services, clock } = context;
  const refused = wireRefusal('INVALID_IDP_RESPONSE');
  const handle = readHandle(textField(body, 'requestUri'));
  const sessionId = textField(body, 'sessionId');
  const cookieHash = handle === undefined ? undefined : boundTo(facts, handle);
  if (handle === undefined || sessionId === undefined || !cookieHash) return refused;
  const kept = await useProviderResult(db, { handleHash: hashSecret(handle), sessionHash: hashSecret(sessionId), cookieHash }, clock());
  if (!kept) return refused;
  unbind(facts, handle);
  const { authType, ...proved } = openResult(services.sealer, kept.id, kept.profileSealed);
  const purpose = purposeOf(authType);
  // A window opened to link an account must not sign anyone in, and vice versa.
  return (purpose === 'link') === (body['idToken'] !== undefined) ? { ...proved, purpose } : refused;
}

function readHandle(requestUri: string | undefined): string | undefined {
  if (requestUri === undefined || !URL.canParse(requestUri)) return undefined;
  const { pathname, searchParams } = new URL(requestUri);
  return pathname.endsWith(CALLBACK_PATH) ? (searchParams.get('handle') ?? undefined) : undefined;
}

function purposeOf(authType: AuthType): Redeemed['purpose'] {
  return authType.startsWith('link') ? 'link' : authType.startsWith('reauth') ? 'reauth' : 'signIn';
}

async function redeemToken({ body, facts, context }: WireCall, issuer: Issuer, form: URLSearchParams): Promise<Redeemed | Refusal> {
  const { db, services, clock } = context;
  const idToken = form.get('id_token') ?? '';
  if (form.get('providerId') !== 'google.com') return wireRefusal('INVALID_PROVIDER_ID');
  const refused = wireRefusal('INVALID_IDP_RESPONSE');
  let proved: Proved | undefined;
  try {
    proved = await issuer.verify(idToken, form.get('nonce') ?? undefined, clock());
  } catch (error) {
    services.log.error(
      { reference: facts.id, error: error instanceof Error ? error.message : String(error) },
      'sign-in provider cannot be reached',
    );
  }
  if (!proved || !(await useUp(db, idToken, clock()))) return refused;
  return { ...proved, purpose: body['idToken'] !== undefined ? 'link' : body['autoCreate'] === false ? 'reauth' : 'signIn' };
}
