// A second process of the office, as far as one test run can have it: another server on the same PostgreSQL database and seal key, behind the
// same public address, with a data folder of its own. What a server keeps in variables of a module both would share, so nothing may be kept there.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../../apps/server/start-server.ts';
import { readEnv } from '../../platform/server/env.ts';
import type { TestApp } from './test-app.ts';

export interface SecondServer {
  /** Its own address. Its links and tokens name the public one, which is that of `app`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts one beside `app`. */
export async function startSecondServer(app: TestApp, clock?: () => Date): Promise<SecondServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-second-'));
  const { env } = app.server.services;
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ISSUER } = env;
  const server: RunningServer = await startServer(
    readEnv({
      ...(OIDC_CLIENT_ID !== undefined && { OIDC_CLIENT_ID, OIDC_ISSUER }),
      ...(OIDC_CLIENT_SECRET !== undefined && { OIDC_CLIENT_SECRET }),
      DATABASE_URL: env.DATABASE_URL,
      PUBLIC_URL: app.url,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: env.LOG_LEVEL,
      SEAL_KEY: readFileSync(join(env.DATA_DIR, 'keys', 'seal.key'), 'utf8'),
    }),
    clock,
  );
  const at = server.app.server.address();
  if (at === null || typeof at === 'string') throw new Error('The second server does not listen.');
  return {
    url: `http://127.0.0.1:${at.port}`,
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
