// Who has an account: staff, their roles and invitations, the portal logins of clients, and what the office decided about
// signing in. Permissions, activity and refusals keep the name `access`, which roles and the record hold.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { civilDate } from '../contacts/rules/contact-schema.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { isPlainAddress } from '../mail/rules/mail-address.ts';
import { LONGEST_NAME } from '../identity/rules/person-name.ts';

const EMAIL_WORDING = 'Please enter an email address like name@example.com.';
const email = z.string().trim().toLowerCase().max(254).pipe(z.email(EMAIL_WORDING).refine(isPlainAddress, EMAIL_WORDING));

const personName = freeLine(LONGEST_NAME).min(1, 'Please enter a name.');
/** Any text is accepted: a wrong token is an invalid invitation, not wrong input. */
const inviteToken = z.string().max(4000).default('');
const invite = z.object({
  id: z.string(),
  kind: z.enum(['staff', 'client']),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  contactId: z.string().nullable(),
  state: z.enum(['open', 'expired', 'revoked', 'accepted']),
  sentAt: z.string(),
  expiresAt: z.string(),
});
export type Invite = z.output<typeof invite>;
const settings = z.strictObject({
  separateSignInCodes: z.boolean(),
  minPasswordLength: z.number().int().min(6).max(64),
  staffSecondFactor: z.enum(['required', 'offered']),
  inviteDays: z.number().int().min(1).max(30),
});
const savedSettings = settings.extend({
  /** Why staff may work without a second step, and who decided so (16 CFR 314.4(c)(5)). */
  waiver: z.object({ reason: z.string(), byName: z.string(), at: z.string() }).nullable(),
});
/** `until` is the first instant at which it no longer holds. */
const exemption = z.object({ reason: z.string(), until: z.string(), byName: z.string() });
const USER_REFUSALS = {
  'access.userNotFound': { status: 404, when: 'There is no such member of staff.' },
  'access.ownAccount': { status: 403, when: 'No one can change their own role or switch off their own account.' },
  'access.roleUnknown': { status: 422, when: 'There is no such staff role.' },
  'access.roleAboveOwn': { status: 403, when: 'The account, or the new role, has a permission that the person does not have.' },
  'access.lastOwner': { status: 409, when: 'The office would be left without an owner who can sign in.' },
} as const;

const INVITE_REFUSALS = {
  ...contactNotFound.declared,
  ...contactArchived.declared,
  'access.emailTaken': { status: 409, when: 'Another login already uses this email address.' },
  'access.loginExists': { status: 409, when: 'The contact already has a portal login.' },
} as const;
const ADDRESS_REFUSALS = {
  'access.noAddress': { status: 409, when: 'The contact has no email address to which an invitation could be sent.' },
  'access.ownAddress': {
    status: 403,
    when: 'The person entered the address of the contact, so a colleague or an owner sends the invitation.',
  },
  'access.addressClaimed': {
    status: 403,
    when: 'A visitor of a web form added the address to the record, so an owner sends the invitation.',
  },
} as const;

export const accountsContract = {
  findClientLogin: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/client-login',
    summary: 'The portal login of a contact, if there is one',
    audience: 'staff',
    permission: 'access:view-client-logins',
    activity: null,
    refusals: contactNotFound.declared,
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ email: z.string().nullable(), lastSignInAt: z.string().nullable(), hasSecondFactor: z.boolean() }),
  }),
  resetClientSecondFactor: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/client-login/reset-second-factor',
    summary: 'Remove the second step of a client who lost it and end their sessions',
    audience: 'staff',
    permission: 'access:reset-client-second-factor',
    activity: 'access.secondFactorReset',
    danger: 'rights',
    recent: true,
    refusals: {
      ...contactNotFound.declared,
      'access.noSecondFactor': { status: 409, when: 'There is no second step to remove.' },
    },
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ reset: z.literal(true) }),
  }),
  createClientInvite: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/invite',
    summary: 'Invite a contact to the portal at their own email address',
    audience: 'staff',
    permission: 'access:invite-clients',
    activity: 'access.clientInvited',
    danger: 'sends',
    refusals: { ...INVITE_REFUSALS, ...ADDRESS_REFUSALS },
    input: z.strictObject({ contactId: z.uuid() }),
    output: z.object({ invite }),
  }),
  inviteClientElsewhere: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/invite-elsewhere',
    summary: 'Invite a contact to the portal at another address than their own, which is told',
    audience: 'staff',
    permission: 'access:invite-elsewhere',
    activity: 'access.clientInvitedElsewhere',
    danger: 'rights',
    recent: true,
    refusals: INVITE_REFUSALS,
    input: z.strictObject({ contactId: z.uuid(), email, reason: freeLine(300).min(1, 'Please say why.') }),
    output: z.object({ invite }),
  }),
  createStaffInvite: endpoint({
    method: 'POST',
    path: '/access/invites',
    summary: 'Invite a member of staff by email',
    audience: 'staff',
    permission: 'access:invite-staff',
    activity: 'access.staffInvited',
    danger: 'rights',
    recent: true,
    refusals: {
      'access.emailTaken': { status: 409, when: 'Another login already uses this email address.' },
      'access.roleUnknown': { status: 422, when: 'There is no such staff role.' },
      'access.roleAboveOwn': { status: 403, when: 'The role has a permission that the inviting person does not have.' },
    },
    input: z.strictObject({ email, name: personName, role: z.string().min(1).max(64) }),
    output: z.object({ invite }),
  }),
  listInvites: endpoint({
    method: 'GET',
    path: '/access/invites',
    summary: 'Invitations, newest first',
    audience: 'staff',
    permission: 'access:invite-clients',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      kind: z.enum(['staff', 'client']).optional(),
      contactId: z.uuid().optional(),
      ...pageInput({ usual: 25, most: 100 }),
    }),
    output: z.object({ invites: z.array(invite), next: z.string().nullable() }),
  }),
  resendInvite: endpoint({
    method: 'POST',
    path: '/access/invites/{inviteId}/resend',
    summary: 'Send an invitation again with a new link; the earlier link no longer works',
    audience: 'staff',
    permission: 'access:invite-clients',
    activity: 'access.inviteResent',
    danger: 'sends',
    refusals: {
      ...ADDRESS_REFUSALS,
      'access.addressChanged': { status: 409, when: 'The contact has another email address now, so a new invitation is sent.' },
      'access.inviteNotFound': {
        status: 404,
        when: 'There is no such invitation, or it is for staff and the person may not invite staff.',
      },
      'access.inviteOver': { status: 409, when: 'The invitation was accepted or revoked.' },
      'access.roleAboveOwn': { status: 403, when: 'The role of the invitation has a permission that the person does not have.' },
    },
    input: z.strictObject({ inviteId: z.uuid() }),
    output: z.object({ invite }),
  }),
  revokeInvite: endpoint({
    method: 'POST',
    path: '/access/invites/{inviteId}/revoke',
    summary: 'Revoke an invitation; its link no longer works',
    audience: 'staff',
    permission: 'access:invite-clients',
    activity: 'access.inviteRevoked',
    refusals: {
      'access.inviteNotFound': {
        status: 404,
        when: 'There is no such invitation, or it is for staff and the person may not invite staff.',
      },
      'access.inviteOver': { status: 409, when: 'The invitation was accepted or revoked.' },
    },
    input: z.strictObject({ inviteId: z.uuid() }),
    output: z.object({ invite }),
  }),
  findInvite: endpoint({
    method: 'GET',
    path: '/access/invite',
    summary: 'Who an open invitation is for; all other tokens get the same answer',
    audience: 'public',
    permission: 'access:accept-invite',
    activity: null,
    refusals: {
      'access.inviteInvalid': {
        status: 410,
        when: 'The invitation is unknown, expired, revoked or used; the answer does not say which.',
        spanish: 'La invitación no es válida o ya venció.',
      },
    },
    input: z.strictObject({ token: inviteToken }),
    output: z.object({ email: z.string(), name: z.string(), kind: z.enum(['staff', 'client']), minPasswordLength: z.number().int() }),
  }),
  openInvite: endpoint({
    method: 'POST',
    path: '/access/invite-permit',
    summary: 'Let this browser sign up once, for the address of an open invitation',
    audience: 'public',
    permission: 'access:accept-invite',
    activity: 'access.inviteOpened',
    refusals: {
      'access.inviteInvalid': {
        status: 410,
        when: 'The invitation is unknown, expired, revoked or used; the answer does not say which.',
        spanish: 'La invitación no es válida o ya venció.',
      },
      'access.tooManyTries': {
        status: 429,
        when: 'Too many tries from this address within a minute.',
        spanish: 'Demasiados intentos. Espere un minuto e intente de nuevo.',
      },
    },
    input: z.strictObject({ token: inviteToken }),
    output: z.object({ email: z.string(), name: z.string() }),
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/access/users',
    summary: 'Staff accounts, newest first',
    audience: 'staff',
    permission: 'access:view-users',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 50, most: 100 })),
    output: z.object({
      users: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          name: z.string(),
          role: z.string(),
          hasSecondFactor: z.boolean(),
          exemption: exemption.nullable(),
          createdAt: z.string(),
          lastSignInAt: z.string().nullable(),
          disabledAt: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  listColleagues: endpoint({
    method: 'GET',
    path: '/access/colleagues',
    summary: 'Names of the staff, for pickers and for the owner of a contact',
    audience: 'staff',
    permission: 'access:see-colleagues',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({
      colleagues: z.array(
        z.object({ id: z.string(), name: z.string(), role: z.string(), /** False when they can no longer sign in. */ active: z.boolean() }),
      ),
    }),
  }),
  changeUserRole: endpoint({
    method: 'PUT',
    path: '/access/users/{userId}/role',
    summary: 'Give a member of staff another role',
    audience: 'staff',
    permission: 'access:manage-users',
    activity: 'access.roleChanged',
    danger: 'rights',
    recent: true,
    refusals: USER_REFUSALS,
    input: z.strictObject({ userId: z.uuid(), role: z.string().min(1).max(64) }),
    output: z.object({ role: z.string() }),
  }),
  disableUser: endpoint({
    method: 'POST',
    path: '/access/users/{userId}/disable',
    summary: 'Switch a staff account off and end its sessions',
    audience: 'staff',
    permission: 'access:manage-users',
    activity: 'access.userDisabled',
    danger: 'rights',
    refusals: USER_REFUSALS,
    input: z.strictObject({ userId: z.uuid() }),
    output: z.object({ disabled: z.literal(true) }),
  }),
  enableUser: endpoint({
    method: 'POST',
    path: '/access/users/{userId}/enable',
    summary: 'Switch a staff account on again',
    audience: 'staff',
    permission: 'access:manage-users',
    activity: 'access.userEnabled',
    danger: 'rights',
    recent: true,
    refusals: USER_REFUSALS,
    input: z.strictObject({ userId: z.uuid() }),
    output: z.object({ disabled: z.literal(false) }),
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/access/users/{userId}/reset-second-factor',
    summary: 'Remove the second step of a staff member who lost it and end their sessions',
    audience: 'staff',
    permission: 'access:manage-users',
    activity: 'access.secondFactorReset',
    danger: 'rights',
    recent: true,
    refusals: USER_REFUSALS,
    input: z.strictObject({ userId: z.uuid() }),
    output: z.object({ reset: z.literal(true) }),
  }),
  exemptSecondStep: endpoint({
    method: 'PUT',
    path: '/access/users/{userId}/second-step-exemption',
    summary: 'Let a member of staff work without a second step until a day, with the reason',
    audience: 'staff',
    permission: 'access:exempt-second-step',
    activity: 'access.secondStepExempted',
    danger: 'rights',
    recent: true,
    refusals: {
      ...USER_REFUSALS,
      'access.exemptionUntil': { status: 422, when: 'The last day is in the past, or more than a year away.' },
    },
    input: z.strictObject({ userId: z.uuid(), reason: freeLine(300).min(1, 'Please say why.'), until: civilDate }),
    output: exemption,
  }),
  endSecondStepExemption: endpoint({
    method: 'DELETE',
    path: '/access/users/{userId}/second-step-exemption',
    summary: 'Ask a member of staff for a second step again',
    audience: 'staff',
    permission: 'access:exempt-second-step',
    activity: 'access.secondStepExemptionEnded',
    danger: 'rights',
    refusals: { ...USER_REFUSALS, 'access.notExempt': { status: 409, when: 'The person is asked for a second step already.' } },
    input: z.strictObject({ userId: z.uuid() }),
    output: z.object({ ended: z.literal(true) }),
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/access/settings',
    summary: 'Sign-in settings of the office',
    audience: 'staff',
    permission: 'access:view-users',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: savedSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/access/settings',
    summary: 'Change the sign-in settings of the office',
    audience: 'staff',
    permission: 'access:manage-settings',
    activity: 'access.settingsSaved',
    danger: 'rights',
    recent: true,
    refusals: {
      'access.waiverNeeded': { status: 422, when: 'The second step of staff is to be optional, and no one said why.' },
    },
    /** The reason is asked for when the second step becomes optional, and where none was recorded before. */
    input: settings.extend({ waiverReason: freeLine(300).optional() }),
    output: savedSettings,
  }),
};
