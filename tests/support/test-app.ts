// The real program on an empty database, in this process, and people who call it: typed, signed in over the real wire protocol.
import { isRefusal } from '../../platform/base/refusal.ts';
import { readEnv } from '../../platform/server/env.ts';
import { connectApi, fetchIdToken, type ApiClient } from '../../apps/server/loopback-client.ts';
import { startServer, type RunningServer } from '../../apps/server/start-server.ts';
import type { BuiltInRoleName } from '../../features/accounts/rules/roles.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { databaseKind, freshDatabase, type DatabaseKind } from './databases.ts';

export interface TestApp {
  readonly url: string;
  readonly server: RunningServer;
  /** A client of the API with this ID token, or with none. */
  api(token?: string): ApiClient;
  /** Makes a user with this role and signs in. */
  signIn(
    role: BuiltInRoleName,
    options?: { contactId?: string; email?: string },
  ): Promise<{ api: ApiClient; token: string; email: string; userId: string }>;
  /** Waits until `check` answers something else than undefined. @throws Error after 45 s. */
  eventually<T>(check: () => Promise<T | undefined>): Promise<T>;
  close(): Promise<void>;
}

export const TEST_PASSWORD = 'Correct-horse-9-staple';

export async function startTestApp(
  options: { kind?: DatabaseKind; env?: Record<string, string>; clock?: () => Date; staffSecondFactor?: 'required' | 'offered' } = {},
): Promise<TestApp> {
  const { clock = () => new Date() } = options;
  const database = await freshDatabase(options.kind ?? databaseKind());
  const env = readEnv({
    PORT: '0',
    DATA_DIR: database.dataDir,
    LOG_LEVEL: process.env.TEST_LOG ?? 'error',
    CHECK_RESPONSES: '1',
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
    ...options.env,
  });
  const server = await startServer(env, clock, database.open);
  const { url } = server;
  // Most tests are about something else than second factors; those that are say 'required', which is what an office starts with.
  await saveSettings(server.database.db, {
    ...DEFAULT_SETTINGS,
    ...(options.staffSecondFactor !== 'required' && {
      staffSecondFactor: 'offered',
      waiver: { reason: 'Tests sign in by password', byName: 'Test owner', at: clock() },
    }),
  });
  return {
    url,
    server,
    api: (token) => connectApi(url, token),
    async signIn(role, { contactId, email = `${role}-${Math.random().toString(36).slice(2, 8)}@example.test` } = {}) {
      const user = await createUser(
        server.database.db,
        { email, password: TEST_PASSWORD, name: `Test ${role}`, role, ...(contactId && { contactId }) },
        clock(),
      );
      if (isRefusal(user)) throw new Error(user.message);
      const token = await fetchIdToken(url, email, TEST_PASSWORD);
      return { api: connectApi(url, token), token, email, userId: user.id };
    },
    async eventually(check) {
      const end = performance.now() + 45_000;
      for (;;) {
        const value = await check();
        if (value !== undefined) return value;
        if (performance.now() > end) throw new Error('It did not happen within 45 s.');
        await new Promise((done) => setTimeout(done, 25));
      }
    },
    async close() {
      await server.close();
      await database.drop();
    },
  };
}
