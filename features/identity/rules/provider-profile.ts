// Who the provider says someone is.
import { z } from 'zod';
import { fitLine } from '../../../platform/base/one-line.ts';
import { parseEmail } from './email-address.ts';
import { readPhotoUrl } from './photo-url.ts';

export interface ProviderProfile {
  /** The provider's own name for the person; never given to anyone else. */
  readonly subject: string;
  /** Lower case, as accounts are found by. */
  readonly email: string;
  /** True only when the provider itself has checked the address. */
  readonly emailVerified: boolean;
  readonly name: string;
  /** An https address, or empty. */
  readonly picture: string;
}

const LONGEST_NAME = 120;
const subject = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** The profile in the claims of an ID token; undefined when they do not name a person with an address. */
export function readProfile(claims: Readonly<Record<string, unknown>>): ProviderProfile | undefined {
  const sub = subject.safeParse(claims['sub']);
  const email = typeof claims['email'] === 'string' ? parseEmail(claims['email']) : undefined;
  if (!sub.success || email === undefined) return undefined;
  return {
    subject: sub.data,
    email,
    emailVerified: claims['email_verified'] === true,
    name: readName(claims['name']),
    picture: readPhotoUrl(claims['picture']),
  };
}

function readName(name: unknown): string {
  return typeof name === 'string' ? fitLine(fitLine(name).slice(0, LONGEST_NAME)) : '';
}

/** The profile as the client module passes it on to pages: JSON text, nothing in it that lets anyone in. */
export function writeRawProfile({ subject, email, emailVerified, name, picture }: ProviderProfile): string {
  return JSON.stringify({ sub: subject, email, email_verified: emailVerified, name, ...(picture !== '' && { picture }) });
}
