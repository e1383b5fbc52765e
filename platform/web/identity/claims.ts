// What an ID token says about its holder. For display and first guesses only; the server looks rights up on each request.

export interface Claims {
  readonly role: string;
  readonly tier: string;
  readonly permissions: readonly string[];
  readonly isAdmin: boolean;
  readonly isMaster: boolean;
  readonly lastAuthError: { readonly code: string; readonly message: string } | null;
}

/** Reads claims with the defaults of a person without rights: role 'user', no tier, no permission, no flag. */
export function readClaims(raw: Readonly<Record<string, unknown>>): Claims {
  return {
    role: text(raw['role']) || 'user',
    tier: text(raw['tier']),
    permissions: Array.isArray(raw['permissions']) ? raw['permissions'].filter((p) => typeof p === 'string') : [],
    isAdmin: raw['isAdmin'] === true,
    isMaster: raw['isMaster'] === true,
    lastAuthError: readAuthError(raw['lastAuthError'] ?? raw['last-auth-error']),
  };
}

function readAuthError(raw: unknown): Claims['lastAuthError'] {
  if (typeof raw !== 'object' || raw === null) return null;
  const { code, message } = raw as { code?: unknown; message?: unknown };
  return { code: text(code), message: text(message) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
