// The custom claims of an ID token. They are for display: every request looks the permissions up again.
import { grants } from './permissions.ts';

export interface CustomClaims {
  readonly role: string;
  readonly tier: string;
  readonly permissions: readonly string[];
  readonly isAdmin: boolean;
  readonly isMaster: boolean;
  readonly idiq: boolean;
  /** Why someone who could sign in can do nothing; the sign-in page shows it. */
  readonly 'last-auth-error'?: { readonly code: string; readonly message: string };
}

const WITHOUT_RIGHTS = {
  code: 'auth/no-role',
  message: 'Your account has no permissions yet. Please ask the owner of the office for a role.',
};

/** Largest JSON size of the custom claims in bytes, that of the hosted service the specification was written against. */
export const MAX_CLAIM_BYTES = 1000;

/** The claims of a role. Permissions are left out when they would make the token too large; the session endpoint has them. */
export function buildClaims(role: string, permissions: readonly string[]): CustomClaims {
  const claims = {
    role,
    tier: '',
    permissions,
    isAdmin: role === 'owner' || role === 'admin',
    isMaster: role === 'owner',
    idiq: grants(permissions, 'monitoring:view'),
    ...(permissions.length === 0 && { 'last-auth-error': WITHOUT_RIGHTS }),
  };
  return JSON.stringify(claims).length <= MAX_CLAIM_BYTES ? claims : { ...claims, permissions: [] };
}
