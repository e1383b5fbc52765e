// The OpenID Connect provider, as the settings name it: where it sends people, and what it proved about who came back.
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Services } from '../../../../platform/server/services.ts';
import { readProfile, type ProviderProfile } from '../../rules/provider-profile.ts';

/** Secrets that bind an answer of the provider to the browser that asked. Knowing one of them is enough to forge an answer. */
export interface Binding {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}
/** A person as the provider that proved them knows them. */
export interface Proved {
  readonly issuer: string;
  readonly profile: ProviderProfile;
  /** What proved it: an ID token of the provider. */
  readonly idToken: string;
}

export interface Issuer {
  /** The URL to send a browser to. `redirectUri` is the return address. */
  authorizationUrl(binding: Binding, redirectUri: string, wishes: Readonly<Record<string, string>>): Promise<URL>;
  /** Exchanges the code in `currentUrl` and checks the ID token: signature, issuer, audience, times and nonce. @throws Error when any of it is wrong */
  exchange(currentUrl: URL, binding: Binding): Promise<Proved>;
  /** Checks an ID token that a page got itself. Undefined when it is not from this provider for this app, or not fresh. */
  verify(idToken: string, rawNonce: string | undefined, now: Date): Promise<Proved | undefined>;
}

const TIMEOUT_SECONDS = 10;
/** Keyed signatures and none at all have no place here: the key would be something others know. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];
const LONGEST_TOKEN = 8192;
/** An ID token proves that someone signed in just now, not that they did an hour ago. In seconds. */
export const FRESH_SECONDS = 600;
export const SKEW_SECONDS = 30;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

type IssuerServices = Pick<Services, 'env'>;
const issuers = new WeakMap<IssuerServices, Issuer>();

/** The provider of a running context; undefined while sign-in with it is not set up. */
export function issuerOf(services: IssuerServices): Issuer | undefined {
  const { OIDC_CLIENT_ID: clientId } = services.env;
  if (clientId === undefined) return undefined;
  const known = issuers.get(services);
  if (known) return known;
  const issuer = connectIssuer(services.env, clientId);
  issuers.set(services, issuer);
  return issuer;
}

function connectIssuer({ OIDC_ISSUER, OIDC_CLIENT_SECRET }: Services['env'], clientId: string): Issuer {
  const discovered = rememberSuccess(async () => {
    const server = new URL(OIDC_ISSUER);
    // Plain http is for a provider on this very machine: demo and tests.
    const insecure = server.protocol === 'http:' && LOOPBACK.has(server.hostname) ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(
      server,
      clientId,
      undefined,
      OIDC_CLIENT_SECRET === undefined ? oidc.None() : oidc.ClientSecretPost(OIDC_CLIENT_SECRET),
      {
        execute: [oidc.enableNonRepudiationChecks, ...insecure],
        timeout: TIMEOUT_SECONDS,
      },
    );
  });
  const keys = rememberSuccess(async () => {
    const { jwks_uri: uri } = (await discovered()).serverMetadata();
    if (uri === undefined) throw new Error('The provider does not publish its keys.');
    return createRemoteJWKSet(new URL(uri), { timeoutDuration: TIMEOUT_SECONDS * 1000 });
  });

  return {
    async authorizationUrl({ state, nonce, verifier }, redirectUri, wishes) {
      return oidc.buildAuthorizationUrl(await discovered(), {
        ...wishes,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async exchange(currentUrl, { state, nonce, verifier }) {
      const config = await discovered();
      const tokens = await oidc.authorizationCodeGrant(config, currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const idToken = tokens.id_token;
      if (!claims || idToken === undefined) throw new Error('The provider sent no ID token.');
      // Some providers keep the address out of the ID token.
      const { userinfo_endpoint: more, issuer } = config.serverMetadata();
      const told =
        claims['email'] === undefined && more !== undefined ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
      const profile = readProfile({ ...told, ...claims });
      if (!profile) throw new Error('The provider named no person with an email address.');
      return { issuer, profile, idToken };
    },
    async verify(idToken, rawNonce, now) {
      if (idToken.length > LONGEST_TOKEN) return undefined;
      const { issuer } = (await discovered()).serverMetadata();
      const keySet = await keys();
      try {
        const { payload } = await jwtVerify(idToken, keySet, {
          algorithms: ALGORITHMS,
          issuer,
          audience: clientId,
          currentDate: now,
          clockTolerance: SKEW_SECONDS,
          maxTokenAge: FRESH_SECONDS,
          requiredClaims: ['sub', 'iat', 'exp'],
        });
        // A token for several audiences may have been passed on by one of them; a token with a nonce was made for the party that knows the
        // nonce.
        if (Array.isArray(payload.aud) && payload.aud.length > 1) return undefined;
        if (!(await fitsNonce(payload['nonce'], rawNonce))) return undefined;
        const profile = readProfile(payload);
        return profile && { issuer, profile, idToken };
      } catch (error) {
        // Keys that could not be fetched are the provider's trouble; everything else of jose's is about the token.
        if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
        throw error;
      }
    },
  };
}

/** True when the token carries the nonce itself or, as the client module makes its requests, the nonce's SHA-256. */
async function fitsNonce(claim: unknown, rawNonce: string | undefined): Promise<boolean> {
  if (claim === undefined || rawNonce === undefined) return claim === rawNonce;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rawNonce));
  return claim === rawNonce || claim === Buffer.from(digest).toString('hex');
}

/** Does the work once; after a failure the next caller tries again. */
function rememberSuccess<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
