// What to say when signing in or up fails. The identity module wraps each text as 'Firebase: text (auth/code).'.

const PLAIN: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'The e-mail address or the password is not right.',
  'auth/invalid-email': 'Please enter an e-mail address like name@example.com.',
  'auth/missing-email': 'Please enter your e-mail address.',
  'auth/missing-password': 'Please enter your password.',
  'auth/network-request-failed': 'The server cannot be reached. Please check the connection and try again.',
  'auth/too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  'auth/user-disabled': 'This account is switched off. Please ask the owner of the office.',
  'auth/email-already-in-use': 'There is already an account with this e-mail address.',
  'auth/admin-restricted-operation': 'Accounts are made by invitation. Please ask the office for one.',
};

/** The code ('auth/…') and one sentence; `fallback` stands in when the error says nothing usable. */
export function readIdentityError(error: unknown, fallback: string): { readonly code: string; readonly message: string } {
  const { code, message } = typeof error === 'object' && error !== null ? (error as { code?: unknown; message?: unknown }) : {};
  const known = typeof code === 'string' ? code : '';
  const own = typeof message === 'string' ? message.replace(/^Firebase: /, '').replace(/\s*\(auth\/[^)]*\)\.?\s*$/, '').trim() : '';
  const usable = own !== '' && own !== 'Error' ? own : fallback;
  return { code: known, message: PLAIN[known] ?? usable };
}
