import { newId } from '../../../../platform/base/ids.ts';
import type { RequestFacts, AppContext } from '../../../../platform/server/feature.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import { insertProviderResult, useProviderRequest } from '../store/providers.ts';
import { bindSecret, boundTo, unbind } from './binding-cookies.ts';
import { issuerOf, type Proved } from './issuer.ts';
import { useUp } from './used-tokens.ts';
import { CALLBACK_PATH, openRequest, sealResult, type SealedRequest } from './sealed-request.ts';

const RESULT_SECONDS = 60;

/** The event for the client module, in its own format. It contains no token of this app or of the provider. */
export interface SignInEvent {
  readonly type: string;
  readonly eventId: string | null;
  readonly urlResponse: string | null;
  readonly sessionId: string | null;
  readonly tenantId: null;
  readonly postBody: null;
  readonly error?: { readonly code: string; readonly message: string };
}
/** Where a browser lands that came back: its event, and the page to lead it to, null for a window that closes. */
export interface Landing {
  readonly event: SignInEvent;
  readonly leadTo: string | null;
}

/**
 * Handles a browser that returns from the provider. `search` is the query of the return URL. Undefined, for every reason alike, when this
 * app did not send this browser within the last ten minutes, or when it has returned before.
 */
export async function finishProviderSignIn(context: AppContext, facts: RequestFacts, search: string): Promise<Landing | undefined> {
  const { db, services, clock } = context;
  const answer = new URLSearchParams(search);
  const [state, another] = answer.getAll('state');
  const cookieHash = state === undefined ? undefined : boundTo(facts, state);
  if (state === undefined || another !== undefined || !cookieHash) return undefined;
  const kept = await useProviderRequest(db, hashSecret(state), cookieHash, clock());
  if (!kept) return undefined;
  unbind(facts, state);
  const request = openRequest(services.sealer, kept.id, kept.requestSealed);
  const landing = (outcome: Partial<SignInEvent>): Landing => ({
    event: {
      type: request.authType,
      eventId: request.eventId,
      urlResponse: null,
      sessionId: null,
      tenantId: null,
      postBody: null,
      ...outcome,
    },
    leadTo: request.authType.endsWith('Redirect') ? request.redirectUrl : null,
  });

  if (answer.get('error') === 'access_denied')
    return landing({ error: { code: 'auth/user-cancelled', message: 'The sign-in was canceled.' } });
  let proved: Proved | undefined;
  try {
    proved = await issuerOf(services)?.exchange(new URL(`${request.base}${CALLBACK_PATH}?${search}`), {
      state,
      nonce: request.nonce,
      verifier: request.verifier,
    });
  } catch (error) {
    // The cause may hold what the provider sent, so only its kind and sentence are logged.
    const { code = '', message = '' } = error as { code?: string; message?: string };
    services.log.warn({ reference: facts.id, address: facts.address, code, error: message }, 'sign-in provider proved nothing');
  }
  if (!proved) return landing({ error: { code: 'auth/invalid-credential', message: 'The sign-in could not be completed.' } });
  return landing(await keepResult(context, facts, request, proved));
}

/** Keeps what was proved until the page that asked fetches it: with handle, session id and a cookie, so in this browser only. */
async function keepResult(
  { db, services, clock }: AppContext,
  facts: RequestFacts,
  { authType, base }: SealedRequest,
  proved: Proved,
): Promise<Partial<SignInEvent>> {
  const now = clock();
  // The page gets the token to see, so it must not let anyone in.
  await useUp(db, proved.idToken, now);
  const id = newId(now);
  const handle = newSecret();
  const sessionId = newSecret();
  await insertProviderResult(db, {
    id,
    handleHash: hashSecret(handle),
    sessionHash: hashSecret(sessionId),
    cookieHash: bindSecret(facts, handle, RESULT_SECONDS),
    profileSealed: sealResult(services.sealer, id, { authType, ...proved }),
    at: now,
    expiresAt: new Date(now.getTime() + RESULT_SECONDS * 1000),
  });
  return { urlResponse: `${base}${CALLBACK_PATH}?handle=${handle}`, sessionId };
}
