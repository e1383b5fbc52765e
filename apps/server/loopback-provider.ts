// A small OpenID Connect provider on this machine, in place of Google: for the demo office, where it lets people choose who
// they are without a password, and for tests, which can make it misbehave.
import { createHash, randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { writeChooser, writeTrouble } from './loopback-provider-pages.ts';

export interface LoopbackAccount {
  readonly email: string;
  readonly name: string;
  /** The provider's own name for the person; made of the address unless given. */
  readonly subject?: string;
  /** True unless given. */
  readonly emailVerified?: boolean;
}
export interface Misbehaviour {
  /** Put into ID tokens over what is right; undefined takes a claim away. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that is not published. */
  readonly foreignKey?: boolean;
  /** Takes a code more than once. */
  readonly replayableCodes?: boolean;
  /** Leaves the address out of ID tokens; only the userinfo endpoint returns it. */
  readonly addressOnAsking?: boolean;
  /** Waits this long before it shows its page. */
  readonly delayMs?: number;
  /** Error that every choice ends with. */
  readonly error?: string;
}
export interface LoopbackProvider {
  readonly issuer: string;
  /** From here on it does what is named, and nothing else wrong; without a name it behaves. */
  misbehave(how?: Misbehaviour): void;
  /** An ID token as a page would get it by itself. */
  issueIdToken(email: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
}

interface Authorization {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | undefined;
  readonly challenge: string;
}
interface Grant extends Authorization {
  readonly account: LoopbackAccount;
}
const ALGORITHM = 'RS256';
const CODE_SECONDS = 60;
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Starts the provider on 127.0.0.1; without a port on a free one. */
export async function startLoopbackProvider({
  accounts,
  clientId,
  clientSecret,
  port = 0,
  hosts = [],
}: {
  readonly accounts: readonly LoopbackAccount[];
  readonly clientId: string;
  readonly clientSecret: string;
  readonly port?: number;
  /** Names besides those of loopback under which the program is reached. */
  readonly hosts?: readonly string[];
}): Promise<LoopbackProvider> {
  const published = await generateKeyPair(ALGORITHM);
  const foreign = await generateKeyPair(ALGORITHM);
  const key = { ...(await exportJWK(published.publicKey)), kid: 'loopback', alg: ALGORITHM, use: 'sig' };
  const asked = new Map<string, Authorization>();
  const grants = new Map<string, Grant & { readonly until: number }>();
  const bearers = new Map<string, LoopbackAccount>();
  let issuer = '';
  let wrong: Misbehaviour = {};

  const tell = (account: LoopbackAccount): JWTPayload => ({
    email: account.email,
    email_verified: account.emailVerified ?? true,
    name: account.name,
  });
  const sign = (account: LoopbackAccount, claims: Readonly<Record<string, unknown>>): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: clientId,
      sub: subjectOf(account),
      iat: now,
      exp: now + 3600,
      jti: randomBytes(8).toString('hex'),
      ...(wrong.addressOnAsking !== true && tell(account)),
      ...claims,
      ...wrong.claims,
    };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM, kid: 'loopback', typ: 'JWT' })
      .sign(wrong.foreignKey === true ? foreign.privateKey : published.privateKey);
  };

  const app = Fastify({ logger: false });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text.toString()))),
  );
  app.addHook(
    'onRequest',
    async (_request, reply) =>
      void reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
  );
  mountFacts(app, () => issuer, key);

  app.get('/authorize', async (request, reply) => {
    const query = new Map(Object.entries(request.query as Record<string, string>));
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== clientId || !isHost(redirectUri, [...LOOPBACK, ...hosts]))
      return reply.status(400).type('text/html').send(writeTrouble('The program that sent you here is not known.'));
    if (query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256')
      return reply.status(400).type('text/html').send(writeTrouble('The request cannot be used.'));
    if (wrong.delayMs !== undefined) await new Promise((done) => setTimeout(done, wrong.delayMs));
    const id = randomBytes(16).toString('base64url');
    asked.set(id, {
      redirectUri,
      state: query.get('state') ?? '',
      nonce: query.get('nonce'),
      challenge: query.get('code_challenge') ?? '',
    });
    return reply.type('text/html').send(writeChooser(id, accounts));
  });

  app.post('/choose', async (request, reply) => {
    const { request: id = '', email } = request.body as Record<string, string>;
    const authorization = asked.get(id);
    if (!authorization) return reply.status(400).type('text/html').send(writeTrouble('This choice was made already. Please start again.'));
    asked.delete(id);
    const back = new URL(authorization.redirectUri);
    back.searchParams.set('state', authorization.state);
    back.searchParams.set('iss', issuer);
    const account = accounts.find((a) => a.email === email);
    const error = wrong.error ?? (account ? undefined : 'access_denied');
    if (error !== undefined || !account) back.searchParams.set('error', error ?? 'access_denied');
    else {
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { ...authorization, account, until: Date.now() + CODE_SECONDS * 1000 });
      back.searchParams.set('code', code);
    }
    return reply.redirect(back.href, 303);
  });

  app.post('/token', async (request, reply) => {
    const form = new Map(Object.entries(request.body as Record<string, string>));
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return reply.status(401).send({ error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    if (wrong.replayableCodes !== true) grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const good =
      grant &&
      grant.until > Date.now() &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.challenge === challenge &&
      form.get('grant_type') === 'authorization_code';
    if (!good) return reply.status(400).send({ error: 'invalid_grant' });
    const bearer = randomBytes(24).toString('base64url');
    bearers.set(bearer, grant.account);
    return {
      access_token: bearer,
      token_type: 'Bearer',
      expires_in: 300,
      scope: 'openid email profile',
      id_token: await sign(grant.account, { nonce: grant.nonce }),
    };
  });

  app.get('/userinfo', async (request, reply) => {
    const account = bearers.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    return account ? { sub: subjectOf(account), ...tell(account) } : reply.status(401).send({ error: 'invalid_token' });
  });

  issuer = await app.listen({ port, host: '127.0.0.1' });
  return {
    issuer,
    misbehave: (how = {}) => void (wrong = how),
    issueIdToken(email, claims = {}) {
      const account = accounts.find((a) => a.email === email);
      if (!account) throw new Error(`The loopback provider has no account ${email}.`);
      return sign(account, claims);
    },
    close: () => app.close(),
  };
}

function mountFacts(app: FastifyInstance, issuer: () => string, key: object): void {
  app.get('/.well-known/openid-configuration', async () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    userinfo_endpoint: `${issuer()}/userinfo`,
    jwks_uri: `${issuer()}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }));
  app.get('/keys', async () => ({ keys: [key] }));
}

function subjectOf({ email, subject }: LoopbackAccount): string {
  return subject ?? createHash('sha256').update(email).digest('hex').slice(0, 21);
}

function isHost(redirectUri: string, hosts: readonly string[]): boolean {
  return URL.canParse(redirectUri) && hosts.includes(new URL(redirectUri).hostname);
}
