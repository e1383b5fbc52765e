// What a page may ask for when it sends someone to the sign-in provider.
import { z } from 'zod';

/** The modes that the client module names: the action, and the kind of window. */
export const AUTH_TYPES = [
  'signInViaPopup',
  'signInViaRedirect',
  'linkViaPopup',
  'linkViaRedirect',
  'reauthViaPopup',
  'reauthViaRedirect',
] as const;
export type AuthType = (typeof AUTH_TYPES)[number];

export interface ProviderRequest {
  readonly authType: AuthType;
  /** Where a redirect links or confirms an account, the module puts the person's id and ':::' before its number. */
  readonly eventId: string | null;
  /** The page that asked, and where a redirect leads back to. */
  readonly redirectUrl: string;
  /** Our address as this browser knows it, without a slash at the end. */
  readonly base: string;
  /** What is passed on to the provider. */
  readonly wishes: Readonly<Record<string, string>>;
}
export type RequestFault = 'key' | 'provider' | 'way' | 'page';

const LONGEST_URL = 2048;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the query of the page that starts a sign-in, or says what is wrong with it. A field given twice counts as missing.
 * `apiKey` and `publicUrl` are ours.
 */
export function readProviderRequest(
  query: Readonly<Record<string, unknown>>,
  { apiKey, publicUrl }: { readonly apiKey: string; readonly publicUrl: string },
): ProviderRequest | RequestFault {
  if (query['apiKey'] !== apiKey) return 'key';
  if (query['providerId'] !== 'google.com') return 'provider';
  const authType = AUTH_TYPES.find((type) => type === query['authType']);
  const eventId = z
    .string()
    .regex(/^[\w:-]{1,128}$/)
    .nullable()
    .safeParse(query['eventId'] === undefined || query['eventId'] === '' ? null : query['eventId']);
  if (!authType || !eventId.success) return 'way';
  const page = readOwnPage(query['redirectUrl'], publicUrl);
  return page
    ? {
        authType,
        eventId: eventId.data,
        redirectUrl: page.href,
        base: baseOf(page, publicUrl),
        wishes: readWishes(query['customParameters']),
      }
    : 'page';
}

function baseOf(page: URL, publicUrl: string): string {
  return page.origin + new URL(publicUrl).pathname.replace(/\/+$/, '');
}

/** A page of ours, under the public address or, on the machine itself, another name of that machine. Anything else is undefined. */
export function readOwnPage(typed: unknown, publicUrl: string): URL | undefined {
  // Checked before parsing, because browsers and parsers disagree about what may follow the scheme.
  if (typeof typed !== 'string' || typed.length > LONGEST_URL || !/^https?:\/\/[^/\\]/i.test(typed) || !URL.canParse(typed))
    return undefined;
  const page = new URL(typed);
  const own = new URL(publicUrl);
  const sameMachine = LOOPBACK.has(page.hostname) && LOOPBACK.has(own.hostname) && page.port === own.port && page.protocol === own.protocol;
  if (page.origin !== own.origin && !sameMachine) return undefined;
  if (page.username !== '' || page.password !== '' || page.pathname.startsWith('/__/')) return undefined;
  return page;
}

const PROMPTS: ReadonlySet<string> = new Set(['select_account', 'login', 'consent']);
const hint = z.email().max(254);
const hostedDomain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i);

/** The harmless among the page's own parameters. Without a wish the provider lets people choose their account. */
export function readWishes(customParameters: unknown): Readonly<Record<string, string>> {
  const { prompt, login_hint: loginHint, hd } = parseObject(customParameters);
  const prompts = typeof prompt === 'string' ? prompt.split(' ').filter((word) => PROMPTS.has(word)) : [];
  return {
    prompt: prompts.length > 0 ? prompts.join(' ') : 'select_account',
    ...(hint.safeParse(loginHint).success && { login_hint: String(loginHint) }),
    ...(hostedDomain.safeParse(hd).success && { hd: String(hd) }),
  };
}

function parseObject(text: unknown): Readonly<Record<string, unknown>> {
  if (typeof text !== 'string' || text === '' || text.length > LONGEST_URL) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Unreadable parameters are no reason to prevent a sign-in.
    return {};
  }
}
