import type { OfficeOnPages } from '../../../../platform/base/office-on-pages.ts';
import type { Env } from '../../../../platform/server/env.ts';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Host names of ours: where sign-in windows may open, and where mailed links may lead on to. */
export function authorizedDomains(env: Env): readonly string[] {
  const own = env.PUBLIC_URL === undefined ? [env.HOST, 'localhost', '127.0.0.1'] : [new URL(env.PUBLIC_URL).hostname];
  return [...new Set([...own, ...env.AUTHORIZED_DOMAINS].filter((d) => !ANY_ADDRESS.has(d)))];
}

/** The answer of `GET /v1/projects`. */
export function projectFacts(env: Env): object {
  return { projectId: env.PROJECT_ID, authorizedDomains: authorizedDomains(env) };
}

/** `/config.js`: what the web app must know before it can sign anyone in, and whose office it is. All of it is public. */
export function writePublicConfig(env: Env, office: OfficeOnPages): string {
  const config = {
    apiKey: env.API_KEY,
    projectId: env.PROJECT_ID,
    bucket: env.FILES_BUCKET,
    googleSignIn: env.OIDC_CLIENT_ID !== undefined,
    appCheck: env.APP_CHECK_JWKS !== undefined,
    tokenSyncUrl: env.TOKEN_SYNC_URL ?? null,
    office,
  };
  return `globalThis.redressConfig = ${JSON.stringify(config)};\n`;
}
