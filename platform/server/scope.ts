// The person and permissions a query runs with. Only the access gate in the pipeline creates scopes, so a store that asks for one cannot
// be called without a proven identity.
import type { Brand } from '../base/brand.ts';
import type { Language } from '../base/language.ts';

/** The person of a request, as read from the database for this request. */
export interface Principal {
  readonly kind: 'staff' | 'client';
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** Set for clients: the only contact they may see. */
  readonly contactId: string | null;
  /** What the program says to the person: a client's own language, English for staff. */
  readonly language: Language;
  /** When the person last signed in or confirmed their password; exports and the like need a recent time. */
  readonly authenticatedAt: Date;
  /** The office requires a second factor and this session has none, so `may` grants only the person's own account. */
  readonly needsSecondFactor: boolean;
  /** True when the principal holds `permission`, read from the database for this request. */
  readonly may: (permission: string) => boolean;
  /** Set where staff look at what a client sees: every reading is a read-only transaction, and changes are refused before they begin. */
  readonly readsOnly?: true;
}

export type StaffScope = Brand<Principal & { readonly kind: 'staff' }, 'StaffScope'>;
export type ClientScope = Brand<Principal & { readonly kind: 'client'; readonly contactId: string }, 'ClientScope'>;
export type PublicScope = Brand<{ readonly kind: 'public' }, 'PublicScope'>;
export type Scope = StaffScope | ClientScope | PublicScope;

export const PUBLIC_SCOPE = { kind: 'public' } as PublicScope;

/** Creates the scope of a principal; a client without a contact gets none. */
export function mintScope(principal: Principal): StaffScope | ClientScope | undefined {
  if (principal.kind === 'staff') return principal as StaffScope;
  return principal.contactId === null ? undefined : (principal as ClientScope);
}
