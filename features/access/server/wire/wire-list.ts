// The routes of the identity protocol as reviewers see them; a test compares the list with what is mounted.
import type { WireRoute } from '../../../../platform/server/feature.ts';

export const IDENTITY_WIRE: readonly WireRoute[] = [
  { method: 'GET', url: '/config.js', summary: 'What the web app must know before anybody signs in', audience: 'public', permission: null, activity: null },
  { method: 'GET', url: '/.well-known/jwks.json', summary: 'Public keys of ID tokens', audience: 'public', permission: null, activity: null },
  { method: 'GET', url: '/v1/projects', summary: 'Host names sign-in windows may open on', audience: 'public', permission: null, activity: null },
  { method: 'GET', url: '/v2/passwordPolicy', summary: 'What a new password must be', audience: 'public', permission: null, activity: null },
  { method: 'GET', url: '/v2/recaptchaConfig', summary: 'That no robot check is asked for', audience: 'public', permission: null, activity: null },
  { method: 'POST', url: '/v1/accounts::signUp', summary: 'Make an account, with the permit of the owner code or of an invitation', audience: 'session', permission: null, activity: ['access.ownerCreated', 'access.inviteAccepted', 'access.passwordAdded'] },
  { method: 'POST', url: '/v1/accounts::signInWithPassword', summary: 'Sign in', audience: 'public', permission: null, activity: 'access.signedIn' },
  { method: 'POST', url: '/v1/accounts::signInWithIdp', summary: 'Sign in with what the provider proved', audience: 'session', permission: null, activity: ['access.signedIn', 'access.identityLinked', 'access.inviteAccepted'] },
  { method: 'POST', url: '/v1/accounts::lookup', summary: 'One\'s own account', audience: 'session', permission: null, activity: null },
  { method: 'POST', url: '/v1/accounts::update', summary: 'Change one\'s own name, password or address, or use a mailed code', audience: 'session', permission: null, activity: [
    'access.nameChanged', 'access.passwordChanged', 'access.emailChanged', 'access.emailVerified', 'access.identityUnlinked',
  ] },
  { method: 'POST', url: '/v1/accounts::delete', summary: 'Delete one\'s own account', audience: 'session', permission: null, activity: 'access.accountDeleted' },
  { method: 'POST', url: '/v1/accounts::sendOobCode', summary: 'Have a code mailed', audience: 'public', permission: null, activity: [
    'access.passwordResetRequested', 'access.verificationRequested', 'access.emailChangeRequested',
  ] },
  { method: 'POST', url: '/v1/accounts::resetPassword', summary: 'Look at or use a mailed code', audience: 'session', permission: null, activity: 'access.passwordReset' },
  { method: 'POST', url: '/v1/accounts::createAuthUri', summary: 'How an address signs in, where the office tells', audience: 'public', permission: null, activity: null },
  { method: 'POST', url: '/v1/accounts::signInWithCustomToken', summary: 'Not offered', audience: 'public', permission: null, activity: null },
  { method: 'POST', url: '/v1/accounts::signInWithEmailLink', summary: 'Not offered', audience: 'public', permission: null, activity: null },
  { method: 'POST', url: '/v1/accounts::signInWithPhoneNumber', summary: 'Not offered', audience: 'public', permission: null, activity: null },
  { method: 'POST', url: '/v1/accounts::sendVerificationCode', summary: 'Not offered', audience: 'public', permission: null, activity: null },
  { method: 'POST', url: '/v2/accounts::revokeToken', summary: 'Not offered', audience: 'public', permission: null, activity: null },
  { method: 'POST', url: '/v2/accounts/mfaEnrollment::start', summary: 'A secret for an authenticator app', audience: 'session', permission: null, activity: null },
  { method: 'POST', url: '/v2/accounts/mfaEnrollment::finalize', summary: 'Prove that the app holds it', audience: 'session', permission: null, activity: 'access.secondFactorAdded' },
  { method: 'POST', url: '/v2/accounts/mfaEnrollment::withdraw', summary: 'Remove a second factor', audience: 'session', permission: null, activity: 'access.secondFactorRemoved' },
  { method: 'POST', url: '/v2/accounts/mfaSignIn::start', summary: 'Not offered', audience: 'public', permission: null, activity: null },
  { method: 'POST', url: '/v2/accounts/mfaSignIn::finalize', summary: 'Finish a sign-in with the second factor', audience: 'session', permission: null, activity: 'access.signedIn' },
  { method: 'POST', url: '/v1/token', summary: 'Renew the ID token', audience: 'session', permission: null, activity: null },
  { method: 'DELETE', url: '/v1/session', summary: 'End the session of this browser', audience: 'session', permission: null, activity: 'access.sessionEnded' },
];
