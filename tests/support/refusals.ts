// A app, its provider and the client module, with what it takes to bring one refusal after the other about.
import { initializeApp } from '@firebase/app';
import type { Auth, MultiFactorError, OAuthCredential, TotpSecret, User } from '@firebase/auth';
import { sql } from 'kysely';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { linkIn, readMails } from '../../features/identity/server/testing.ts';
import { startProviderApp, type ProviderApp } from './provider-app.ts';
import { openSdk, type TestSdk } from './sdk.ts';
import { totpCode } from './second-factor.ts';
import { TEST_PASSWORD } from './test-app.ts';
import { tapBrowser, type Wiretap } from './wiretap.ts';

export interface Person {
  readonly email: string;
  readonly userId: string;
  readonly auth: Auth;
  readonly user: User;
}
export type Refusals = Awaited<ReturnType<typeof openRefusals>>;

/** Of the provider's people, olivia and quinn (…@example.test) have proved their addresses there, and unproved has not. */
export async function openRefusals() {
  let ahead = 0;
  let tap: Wiretap;
  let pages = 0;
  const clock = () => new Date(Date.now() + ahead);
  const accounts = [
    { email: 'olivia@example.test', name: 'Olivia' },
    { email: 'quinn@example.test', name: 'Quinn' },
    { email: 'unproved@example.test', name: 'Unproved', emailVerified: false },
  ];
  const all: ProviderApp = await startProviderApp(accounts, { clock });
  const { app, provider } = all;
  const page: TestSdk = await openSdk(app);
  const { sdk } = page;
  const { db } = app.server.database;

  const openPage = (apiKey = 'redress'): Auth => {
    const page = initializeApp({ apiKey, projectId: 'redress' }, `refusals-${(pages += 1)}`);
    const auth = sdk.initializeAuth(page, { persistence: sdk.inMemoryPersistence, errorMap: sdk.debugErrorMap });
    const { host } = new URL(app.url);
    Object.assign(auth.config, { apiHost: host, tokenApiHost: host, apiScheme: 'http' });
    return auth;
  };
  const signInAgain = async (email: string, auth = openPage()): Promise<User> =>
    (await sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD)).user;
  const person = async (email?: string): Promise<Person> => {
    const made = await app.signIn('sales', email === undefined ? {} : { email });
    const auth = openPage();
    return { email: made.email, userId: made.userId, auth, user: await signInAgain(made.email, auth) };
  };
  const beginApp = async (user: User): Promise<TotpSecret> =>
    sdk.TotpMultiFactorGenerator.generateSecret(await sdk.multiFactor(user).getSession());
  const finishApp = (user: User, secret: TotpSecret, code = totpCode(secret.secretKey, clock())): Promise<void> =>
    sdk.multiFactor(user).enroll(sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, code));

  return {
    app,
    db,
    sdk,
    clock,
    openPage,
    person,
    signInAgain,
    beginApp,
    finishApp,
    tap: (): Wiretap => tap,
    later: (minutes: number) => void (ahead += minutes * 60_000),
    settings: (changed: Partial<typeof DEFAULT_SETTINGS>) =>
      saveSettings(db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered', ...changed }),
    /** A fresh browser. */
    changeBrowser: () => void page.changeBrowser((tap = tapBrowser(app.url)).browser),
    /** Someone with an authenticator app whose sign-in waits for its code; `answer` sends one. */
    async challenge() {
      const { email, user } = await person();
      const secret = await beginApp(user);
      await finishApp(user, secret);
      ahead += 60_000;
      const auth = openPage();
      const error = await signInAgain(email, auth).then(
        () => undefined,
        (e: unknown) => e as MultiFactorError,
      );
      if (error?.code !== 'auth/multi-factor-auth-required') throw new Error('No second factor was asked for.');
      const resolver = sdk.getMultiFactorResolver(auth, error);
      return {
        error,
        answer: () =>
          resolver.resolveSignIn(
            sdk.TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', totpCode(secret.secretKey, clock())),
          ),
      };
    },
    /** What the provider would hand a page right now. */
    async credential(email: string): Promise<OAuthCredential> {
      const iat = Math.floor(clock().getTime() / 1000);
      return sdk.GoogleAuthProvider.credential(await provider.issueIdToken(email, { iat, exp: iat + 3600 }));
    },
    /** The code mailed last to this address. */
    async mailedCode(email: string): Promise<string> {
      const mail = (await readMails(app, email)).at(-1);
      return sdk.parseActionCodeURL(linkIn(mail ?? { text: '' }).href)?.code ?? '';
    },
    /** Does `work` while the app cannot reach one of its tables. */
    async without<T>(table: string, work: () => Promise<T>): Promise<T> {
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_elsewhere`)}`.execute(db);
      try {
        return await work();
      } finally {
        await sql`alter table ${sql.table(`${table}_elsewhere`)} rename to ${sql.table(table)}`.execute(db);
      }
    },
    async close() {
      page.close();
      await all.close();
    },
  };
}
