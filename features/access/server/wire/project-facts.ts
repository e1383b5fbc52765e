import type { Env } from '../../../../platform/server/env.ts';
import { PROJECT_ID } from '../id-tokens.ts';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** What `GET /v1/projects` tells: on which host names sign-in windows may open. */
export function projectFacts(env: Env): object {
  const own = env.PUBLIC_URL === undefined ? env.HOST : new URL(env.PUBLIC_URL).hostname;
  const domains = new Set([own, env.HOST, 'localhost', '127.0.0.1'].filter((d) => !ANY_ADDRESS.has(d)));
  return { projectId: PROJECT_ID, authorizedDomains: [...domains] };
}
