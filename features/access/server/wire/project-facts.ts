import type { Env } from '../../../../platform/server/env.ts';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** What `GET /v1/projects` tells: on which host names sign-in windows may open. */
export function projectFacts(env: Env): object {
  const own = env.PUBLIC_URL === undefined ? env.HOST : new URL(env.PUBLIC_URL).hostname;
  const domains = new Set([own, env.HOST, 'localhost', '127.0.0.1', ...env.AUTHORIZED_DOMAINS].filter((d) => !ANY_ADDRESS.has(d)));
  return { projectId: env.PROJECT_ID, authorizedDomains: [...domains] };
}

/** `/config.js`: what the web app must know before it can sign anybody in. All of it is public. */
export function writePublicConfig(env: Env): string {
  const config = {
    apiKey: env.API_KEY, projectId: env.PROJECT_ID, bucket: env.FILES_BUCKET, googleSignIn: env.OIDC_CLIENT_ID !== undefined, tokenSyncUrl: env.TOKEN_SYNC_URL ?? null,
  };
  return `globalThis.redressConfig = ${JSON.stringify(config)};\n`;
}
