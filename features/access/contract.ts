// Signing in and out happens over the identity wire protocol (/v1, /v2; out: DELETE /v1/session); these endpoints are what
// the product adds to it.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { oneLine } from '../../platform/base/one-line.ts';
import { isPlainAddress } from '../mail/rules/mail-address.ts';
import { LONGEST_NAME } from './rules/person-name.ts';

const EMAIL_WORDING = 'Please enter an e-mail address like name@example.com.';
const email = z.string().trim().toLowerCase().max(254).pipe(z.email(EMAIL_WORDING).refine(isPlainAddress, EMAIL_WORDING));

const personName = oneLine(LONGEST_NAME).min(1, 'Please enter a name.');
/** Whatever stands in a link: a wrong one is an invalid invitation, not wrong input. */
const inviteToken = z.string().max(4000).default('');
const invite = z.object({
  id: z.string(), kind: z.enum(['staff', 'client']), email: z.string(), name: z.string(), role: z.string(), contactId: z.string().nullable(),
  state: z.enum(['open', 'expired', 'revoked', 'accepted']), sentAt: z.string(), expiresAt: z.string(),
});
export type Invite = z.output<typeof invite>;
const settings = z.strictObject({
  separateSignInCodes: z.boolean(), minPasswordLength: z.number().int().min(6).max(64), staffSecondFactor: z.enum(['required', 'offered']),
  inviteDays: z.number().int().min(1).max(30),
});
const USER_REFUSALS = {
  'access.userNotFound': { status: 404, when: 'There is no such member of staff.' },
  'access.ownAccount': { status: 403, when: 'Nobody changes their own role or switches themselves off.' },
  'access.roleUnknown': { status: 422, when: 'There is no such staff role.' },
  'access.roleAboveOwn': { status: 403, when: 'The account, or the new role, may do something that the person may not.' },
  'access.lastOwner': { status: 409, when: 'The office would be left without an owner who can sign in.' },
} as const;

export const accessContract = {
  getOwnerStatus: endpoint({
    method: 'GET', path: '/access/owner-status', summary: 'Whether this office already has an owner',
    audience: 'public', permission: 'access:see-owner-status', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ ownerExists: z.boolean(), minPasswordLength: z.number().int() }),
  }),
  redeemOwnerCode: endpoint({
    method: 'POST', path: '/access/owner-code', summary: 'Redeem the one-time owner code, which opens sign-up once for this browser',
    audience: 'public', permission: 'access:redeem-owner-code', activity: 'access.ownerCodeRedeemed',
    refusals: {
      'access.ownerCodeWrong': { status: 422, when: 'The code is not the one the server printed.' },
      'access.ownerExists': { status: 409, when: 'The office already has an owner.' },
      'access.tooManyTries': { status: 429, when: 'Too many wrong codes from this address within a minute.' },
    },
    input: z.strictObject({ code: z.string().trim().min(1, 'Please enter the code the server printed.').max(64) }),
    output: z.object({ ready: z.literal(true) }),
  }),
  getStaffSession: endpoint({
    method: 'GET', path: '/access/staff-session', summary: 'The signed-in staff member and what they may do',
    audience: 'staff', permission: 'access:see-own-session', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      userId: z.string(), email: z.string(), name: z.string(), role: z.string(), permissions: z.array(z.string()),
      /** The office asks for a second factor and this session has shown none: only one's own account can be reached. */
      needsSecondFactor: z.boolean(),
    }),
  }),
  getClientSession: endpoint({
    method: 'GET', path: '/access/client-session', summary: 'The signed-in client',
    audience: 'client', permission: 'access:see-own-session', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ userId: z.string(), contactId: z.string(), email: z.string(), name: z.string() }),
  }),
  findClientLogin: endpoint({
    method: 'GET', path: '/contacts/{contactId}/client-login', summary: 'The portal login of a contact, if there is one',
    audience: 'staff', permission: 'access:view-client-logins', activity: null,
    refusals: { 'contacts.notFound': { status: 404, when: 'There is no such contact.' } },
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ email: z.string().nullable(), lastSignInAt: z.string().nullable(), hasSecondFactor: z.boolean() }),
  }),
  createClientLogin: endpoint({
    method: 'POST', path: '/contacts/{contactId}/client-login', summary: 'Create the portal login of a contact',
    audience: 'staff', permission: 'access:create-client-logins', activity: 'access.clientLoginCreated',
    refusals: {
      'contacts.notFound': { status: 404, when: 'There is no such contact.' },
      'access.emailTaken': { status: 409, when: 'Another login already uses this e-mail address.' },
      'access.loginExists': { status: 409, when: 'The contact already has a portal login.' },
      'access.passwordWeak': { status: 422, when: 'The password is too short or too common.' },
      'access.tooManyTries': { status: 429, when: 'Too many passwords are being checked at this moment.' },
    },
    input: z.strictObject({ contactId: z.uuid(), email, password: z.string().min(1, 'Please enter a password.').max(256) }),
    output: z.object({ email: z.string() }),
  }),

  resetClientSecondFactor: endpoint({
    method: 'POST', path: '/contacts/{contactId}/client-login/reset-second-factor', summary: 'Remove the second factor of a client who lost it and end their sessions',
    audience: 'staff', permission: 'access:create-client-logins', activity: 'access.secondFactorReset',
    refusals: {
      'contacts.notFound': { status: 404, when: 'There is no such contact, or it has no portal login.' },
      'access.noSecondFactor': { status: 409, when: 'There is no second factor to remove.' },
    },
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ reset: z.literal(true) }),
  }),

  // One's own account. Name, password, address and second factor change over the wire protocol; the rest is here.
  getOwnAccount: endpoint({
    method: 'GET', path: '/access/account', summary: 'One\'s own account: how one signs in',
    audience: 'person', permission: 'access:manage-own-account', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      userId: z.string(), email: z.string(), emailVerified: z.boolean(), name: z.string(), role: z.string(), hasPassword: z.boolean(),
      google: z.object({ email: z.string() }).nullable(),
      secondFactors: z.array(z.object({ id: z.string(), name: z.string(), enrolledAt: z.string(), lastUsedAt: z.string().nullable() })),
      secondFactorRequired: z.boolean(), recoveryCodesLeft: z.number().int(), minPasswordLength: z.number().int(),
    }),
  }),
  listOwnSessions: endpoint({
    method: 'GET', path: '/access/sessions', summary: 'The browsers one is signed in with, newest first',
    audience: 'person', permission: 'access:manage-own-account', activity: null, refusals: {},
    input: z.strictObject({ before: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
    output: z.object({
      sessions: z.array(z.object({ id: z.string(), device: z.string(), isThis: z.boolean(), openedAt: z.string(), lastSeenAt: z.string(), provider: z.string() })),
      next: z.string().nullable(),
    }),
  }),
  endOwnSession: endpoint({
    method: 'DELETE', path: '/access/sessions/{sessionId}', summary: 'Sign one of one\'s own browsers out',
    audience: 'person', permission: 'access:manage-own-account', activity: 'access.sessionEnded',
    refusals: { 'access.sessionNotFound': { status: 404, when: 'There is no such live session of this person.' } },
    input: z.strictObject({ sessionId: z.uuid() }),
    output: z.object({ ended: z.literal(true) }),
  }),
  endAllOwnSessions: endpoint({
    method: 'POST', path: '/access/sessions/end-all', summary: 'Sign out everywhere, this browser included',
    audience: 'person', permission: 'access:manage-own-account', activity: 'access.allSessionsEnded', refusals: {},
    input: z.strictObject({}),
    output: z.object({ ended: z.number().int() }),
  }),
  createRecoveryCodes: endpoint({
    method: 'POST', path: '/access/recovery-codes', summary: 'Ten new recovery codes; earlier ones are void',
    audience: 'person', permission: 'access:manage-own-account', activity: 'access.recoveryCodesCreated',
    refusals: {
      'access.signInAgain': { status: 403, when: 'The sign-in is older than five minutes.' },
      'access.noSecondFactor': { status: 409, when: 'There is no second factor these codes could stand in for.' },
    },
    input: z.strictObject({}),
    output: z.object({ codes: z.array(z.string()) }),
  }),

  // Invitations.
  createClientInvite: endpoint({
    method: 'POST', path: '/contacts/{contactId}/invite', summary: 'Invite a contact to the portal by mail',
    audience: 'staff', permission: 'access:invite-clients', activity: 'access.clientInvited',
    refusals: {
      'contacts.notFound': { status: 404, when: 'There is no such contact.' },
      'access.emailTaken': { status: 409, when: 'Another login already uses this e-mail address.' },
      'access.loginExists': { status: 409, when: 'The contact already has a portal login.' },
    },
    input: z.strictObject({ contactId: z.uuid(), email }),
    output: z.object({ invite }),
  }),
  createStaffInvite: endpoint({
    method: 'POST', path: '/access/invites', summary: 'Invite a member of staff by mail',
    audience: 'staff', permission: 'access:invite-staff', activity: 'access.staffInvited',
    refusals: {
      'access.emailTaken': { status: 409, when: 'Another login already uses this e-mail address.' },
      'access.roleUnknown': { status: 422, when: 'There is no such staff role.' },
      'access.roleAboveOwn': { status: 403, when: 'The role may do something that the inviting person may not.' },
    },
    input: z.strictObject({ email, name: personName, role: z.string().min(1).max(64) }),
    output: z.object({ invite }),
  }),
  listInvites: endpoint({
    method: 'GET', path: '/access/invites', summary: 'Invitations, newest first',
    audience: 'staff', permission: 'access:invite-clients', activity: null, refusals: {},
    input: z.strictObject({
      kind: z.enum(['staff', 'client']).optional(), contactId: z.uuid().optional(), before: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    output: z.object({ invites: z.array(invite), next: z.string().nullable() }),
  }),
  resendInvite: endpoint({
    method: 'POST', path: '/access/invites/{inviteId}/resend', summary: 'Send an invitation again with a new link; the earlier link is void',
    audience: 'staff', permission: 'access:invite-clients', activity: 'access.inviteResent',
    refusals: {
      'access.inviteNotFound': { status: 404, when: 'There is no such invitation, or it is one of staff and the person may not invite staff.' },
      'access.inviteOver': { status: 409, when: 'The invitation was accepted or revoked.' },
      'access.roleAboveOwn': { status: 403, when: 'The role of the invitation may do something that the person may not.' },
    },
    input: z.strictObject({ inviteId: z.uuid() }),
    output: z.object({ invite }),
  }),
  revokeInvite: endpoint({
    method: 'POST', path: '/access/invites/{inviteId}/revoke', summary: 'Make the link of an invitation void',
    audience: 'staff', permission: 'access:invite-clients', activity: 'access.inviteRevoked',
    refusals: {
      'access.inviteNotFound': { status: 404, when: 'There is no such invitation, or it is one of staff and the person may not invite staff.' },
      'access.inviteOver': { status: 409, when: 'The invitation was accepted or revoked.' },
    },
    input: z.strictObject({ inviteId: z.uuid() }),
    output: z.object({ invite }),
  }),
  findInvite: endpoint({
    method: 'GET', path: '/access/invite', summary: 'Whom a live invitation is for; everything else looks the same',
    audience: 'public', permission: 'access:accept-invite', activity: null,
    refusals: { 'access.inviteInvalid': { status: 410, when: 'The invitation is unknown, expired, revoked or used; which, is not told.' } },
    input: z.strictObject({ token: inviteToken }),
    output: z.object({ email: z.string(), name: z.string(), kind: z.enum(['staff', 'client']), minPasswordLength: z.number().int() }),
  }),
  openInvite: endpoint({
    method: 'POST', path: '/access/invite-permit', summary: 'Let this browser sign up once, for the address of a live invitation',
    audience: 'public', permission: 'access:accept-invite', activity: 'access.inviteOpened',
    refusals: {
      'access.inviteInvalid': { status: 410, when: 'The invitation is unknown, expired, revoked or used; which, is not told.' },
      'access.tooManyTries': { status: 429, when: 'Too many tries from this address within a minute.' },
    },
    input: z.strictObject({ token: inviteToken }),
    output: z.object({ email: z.string(), name: z.string() }),
  }),

  // People of the office and what it decided about signing in.
  listUsers: endpoint({
    method: 'GET', path: '/access/users', summary: 'Staff accounts, newest first',
    audience: 'staff', permission: 'access:view-users', activity: null, refusals: {},
    input: z.strictObject({ before: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    output: z.object({
      users: z.array(z.object({
        id: z.string(), email: z.string(), name: z.string(), role: z.string(), hasSecondFactor: z.boolean(), createdAt: z.string(),
        lastSignInAt: z.string().nullable(), disabledAt: z.string().nullable(),
      })),
      next: z.string().nullable(),
    }),
  }),
  listColleagues: endpoint({
    method: 'GET', path: '/access/colleagues', summary: 'Names of those who work here, for pickers and for whoever looks after a contact',
    audience: 'staff', permission: 'access:see-colleagues', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string(), role: z.string(), /** False when they can no longer sign in. */ active: z.boolean() })) }),
  }),
  changeUserRole: endpoint({
    method: 'PUT', path: '/access/users/{userId}/role', summary: 'Give a member of staff another role',
    audience: 'staff', permission: 'access:manage-users', activity: 'access.roleChanged', refusals: USER_REFUSALS,
    input: z.strictObject({ userId: z.uuid(), role: z.string().min(1).max(64) }),
    output: z.object({ role: z.string() }),
  }),
  disableUser: endpoint({
    method: 'POST', path: '/access/users/{userId}/disable', summary: 'Switch a staff account off and end its sessions',
    audience: 'staff', permission: 'access:manage-users', activity: 'access.userDisabled', refusals: USER_REFUSALS,
    input: z.strictObject({ userId: z.uuid() }),
    output: z.object({ disabled: z.literal(true) }),
  }),
  enableUser: endpoint({
    method: 'POST', path: '/access/users/{userId}/enable', summary: 'Switch a staff account on again',
    audience: 'staff', permission: 'access:manage-users', activity: 'access.userEnabled', refusals: USER_REFUSALS,
    input: z.strictObject({ userId: z.uuid() }),
    output: z.object({ disabled: z.literal(false) }),
  }),
  resetSecondFactor: endpoint({
    method: 'POST', path: '/access/users/{userId}/reset-second-factor', summary: 'Remove the second factor of somebody who lost it and end their sessions',
    audience: 'staff', permission: 'access:manage-users', activity: 'access.secondFactorReset', refusals: USER_REFUSALS,
    input: z.strictObject({ userId: z.uuid() }),
    output: z.object({ reset: z.literal(true) }),
  }),
  getSettings: endpoint({
    method: 'GET', path: '/access/settings', summary: 'What the office decided about signing in',
    audience: 'staff', permission: 'access:view-users', activity: null, refusals: {},
    input: z.strictObject({}).optional(),
    output: settings,
  }),
  saveSettings: endpoint({
    method: 'PUT', path: '/access/settings', summary: 'Decide about signing in',
    audience: 'staff', permission: 'access:manage-settings', activity: 'access.settingsSaved', refusals: {},
    input: settings,
    output: settings,
  }),
};
