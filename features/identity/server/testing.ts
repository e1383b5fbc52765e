// For tests: a browser as far as identity is concerned, which keeps the cookies of one origin and sends them back; and the
// mails an app has written.
import { sql } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';

// Saved before a test replaces it with a browser.
const plainFetch = globalThis.fetch;

export interface TestBrowser {
  readonly fetch: typeof fetch;
  /** Value of a cookie by its full name. */
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
  forgetCookies(): void;
  /** A call of the identity protocol; the answer's status, media type and body. */
  call(path: string, body?: unknown, init?: RequestInit): Promise<WireAnswer>;
}
export interface WireAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly code: string | undefined;
}

export function openBrowser(origin: string): TestBrowser {
  const jar = new Map<string, string>();
  const browse: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await plainFetch(input, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0(;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    fetch: browse,
    cookie: (name) => jar.get(name),
    setCookie: (name, value) => void jar.set(name, value),
    forgetCookies: () => jar.clear(),
    async call(path, body, init = {}) {
      const sent: RequestInit =
        typeof body === 'object' ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
      const answer = await browse(`${origin}${path}`, { ...sent, ...init });
      const text = await answer.text();
      const type = answer.headers.get('content-type') ?? '';
      const json = type.startsWith('application/json') ? (JSON.parse(text) as Record<string, unknown>) : {};
      const { message } = (json['error'] ?? {}) as { message?: string };
      return { status: answer.status, type, text, json, code: message?.split(' : ')[0] };
    },
  };
}

const KEY = '?key=redress';
export const SIGN_UP = `/v1/accounts:signUp${KEY}`;
export const SIGN_IN = `/v1/accounts:signInWithPassword${KEY}`;
export const LOOKUP = `/v1/accounts:lookup${KEY}`;
export const TOKEN = `/v1/token${KEY}`;

/** The form of a refresh. */
export function refreshForm(refreshToken: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }).toString(),
  };
}

export interface WrittenMail {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly toName: string;
  readonly contactId: string | null;
  readonly subject: string;
  readonly text: string;
}
interface AppWithMails {
  readonly server: { readonly database: { readonly db: Db }; readonly services: { readonly sealer: Sealer } };
}

/**
 * Every mail this app has written, oldest first, opened; with `to`, those to one address. Those about new browsers are left out, because
 * each sign-in of a test comes from one.
 */
export async function readMails(app: AppWithMails, to?: string): Promise<WrittenMail[]> {
  return (await readAllMails(app, to)).filter(({ kind }) => kind !== 'access.newDevice');
}

/** Every mail this app has written, as above, also those about new browsers. */
export async function readAllMails({ server }: AppWithMails, to?: string): Promise<WrittenMail[]> {
  const { rows } = await sql<{
    id: string;
    kind: string;
    toAddress: string;
    toName: string;
    contactId: string | null;
    contentSealed: Buffer;
  }>`
    select id, kind, to_address, to_name, contact_id, content_sealed from mails order by created_at, id`.execute(server.database.db);
  return rows
    .filter((r) => to === undefined || r.toAddress === to)
    .map((r) => {
      const { subject, text } = JSON.parse(server.services.sealer.openText(`mails:${r.id}:content`, r.contentSealed)) as {
        subject: string;
        text: string;
      };
      return { id: r.id, kind: r.kind, to: r.toAddress, toName: r.toName, contactId: r.contactId, subject, text };
    });
}

/** The link that is on a line of its own in an email. @throws Error when there is none. */
export function linkIn({ text }: Pick<WrittenMail, 'text'>): URL {
  const line = text.split('\n').find((l) => /^https?:\/\/\S+$/.test(l));
  if (line === undefined) throw new Error(`There is no link in this mail:\n${text}`);
  return new URL(line);
}
