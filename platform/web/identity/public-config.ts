// What the server gives every page in /config.js, which is loaded before the app. All of it is public.
import type { OfficeOnPages } from '../../base/office-on-pages.ts';
import { OFFICE_ZONE } from '../../base/office-zone.ts';

export interface PublicConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly bucket: string;
  /** Whether sign-in with Google is set up. */
  readonly googleSignIn: boolean;
  /** Whether file calls have to prove that they come from a page of the office. */
  readonly appCheck: boolean;
  /** Path each new ID token is posted to; null = nowhere. */
  readonly tokenSyncUrl: string | null;
  readonly office: OfficeOnPages;
}

const DEFAULTS: PublicConfig = {
  apiKey: 'redress',
  projectId: 'redress',
  bucket: 'redress',
  googleSignIn: false,
  appCheck: false,
  tokenSyncUrl: null,
  office: { name: null, phone: null, email: null, website: null, logo: null, shades: null, zone: OFFICE_ZONE },
};

/** The configuration of this server; the defaults where the script did not load. */
export function publicConfig(): PublicConfig {
  const given: unknown = Reflect.get(globalThis, 'redressConfig');
  return typeof given === 'object' && given !== null ? { ...DEFAULTS, ...given } : DEFAULTS;
}
