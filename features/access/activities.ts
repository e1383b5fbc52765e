// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const accessActivities = defineActivities(
  { permission: 'access:view-client-logins', withoutContact: 'access:view-users', own: 'always' },
  {
    'access.accountDeleted': {
      name: 'Own account deleted',
      subject: ['user'],
      changes: z.strictObject({ email: z.string(), role: z.string() }),
    },
    'access.allSessionsEnded': { name: 'Signed out everywhere', subject: ['user'], changes: z.strictObject({ sessionsEnded: z.number() }) },
    'access.clientInvited': {
      name: 'Client invited to the portal',
      subject: ['invite'],
      changes: z.strictObject({ email: z.string(), expiresAt: z.string() }),
    },
    'access.clientLoginCreated': {
      name: 'Portal login created',
      subject: ['user'],
      changes: z.strictObject({ email: z.string(), role: z.string() }),
    },
    'access.emailChangeRequested': {
      name: 'Change of sign-in email requested',
      subject: ['user'],
      changes: z.strictObject({ email: z.string() }),
    },
    'access.emailChanged': {
      name: 'Sign-in email changed',
      subject: ['user'],
      changes: z.strictObject({ email: z.string(), emailVerified: z.boolean() }),
    },
    'access.emailVerified': { name: 'Email confirmed', subject: ['user'], changes: z.strictObject({ emailVerified: z.boolean() }) },
    'access.identityLinked': {
      name: 'Google account linked',
      subject: ['user'],
      changes: z.strictObject({ provider: z.string(), email: z.string(), passwordRemoved: z.boolean() }),
    },
    'access.identityUnlinked': {
      name: 'Sign-in method removed',
      subject: ['user'],
      changes: z.strictObject({ removed: z.array(z.unknown()) }),
    },
    'access.inviteAccepted': {
      name: 'Invitation accepted',
      subject: ['user'],
      changes: z.strictObject({ email: z.string(), role: z.string() }),
    },
    'access.inviteOpened': { name: 'Invitation opened', subject: ['invite'] },
    'access.inviteResent': { name: 'Invitation sent again', subject: ['invite'], changes: z.strictObject({ expiresAt: z.string() }) },
    'access.inviteRevoked': { name: 'Invitation revoked', subject: ['invite'] },
    'access.nameChanged': { name: 'Own name changed', subject: ['user'], changes: z.strictObject({ name: z.string() }) },
    'access.ownerCodeRedeemed': { name: 'Owner code used', subject: ['owner-code'] },
    'access.ownerCreated': {
      name: 'Owner account created',
      subject: ['user'],
      changes: z.strictObject({ email: z.string(), role: z.string() }),
    },
    'access.passwordAdded': { name: 'Password added', subject: ['user'] },
    'access.passwordChanged': { name: 'Password changed', subject: ['user'] },
    'access.passwordReset': { name: 'Password reset by email', subject: ['user'], changes: z.strictObject({ sessionsEnded: z.number() }) },
    'access.passwordResetRequested': {
      name: 'Password reset requested',
      subject: ['user'],
      changes: z.strictObject({ device: z.string() }),
    },
    'access.recoveryCodeUsed': {
      name: 'Recovery code used',
      subject: ['user'],
      changes: z.strictObject({ device: z.string(), codesLeft: z.number() }),
    },
    'access.recoveryCodesCreated': { name: 'Recovery codes created', subject: ['user'], changes: z.strictObject({ codes: z.number() }) },
    'access.roleChanged': { name: 'Role changed', subject: ['user'], changes: z.strictObject({ role: z.string() }) },
    'access.secondFactorAdded': {
      name: 'Second sign-in step added',
      subject: ['user'],
      changes: z.strictObject({ secondFactor: z.string() }),
    },
    'access.secondFactorRemoved': {
      name: 'Second sign-in step removed',
      subject: ['user'],
      changes: z.strictObject({ secondFactor: z.string() }),
    },
    'access.secondFactorReset': {
      name: 'Second sign-in step reset by staff',
      subject: ['user'],
      changes: z.strictObject({ secondFactors: z.number(), sessionsEnded: z.number() }),
    },
    'access.sessionEnded': { name: 'Signed out', subject: ['session'] },
    'access.settingsSaved': {
      name: 'Sign-in settings changed',
      subject: ['access-settings'],
      changes: z.looseObject({
        separateSignInCodes: z.boolean().nullable(),
        minPasswordLength: z.number().nullable(),
        staffSecondFactor: z.string().nullable(),
        inviteDays: z.number().nullable(),
      }),
    },
    'access.signedIn': {
      name: 'Signed in',
      subject: ['session'],
      changes: z.strictObject({ device: z.string(), provider: z.string(), secondFactor: z.boolean() }),
    },
    'access.staffInvited': {
      name: 'Colleague invited',
      subject: ['invite'],
      changes: z.strictObject({ email: z.string(), role: z.string(), expiresAt: z.string() }),
    },
    'access.userDisabled': {
      name: 'Account switched off',
      subject: ['user'],
      changes: z.strictObject({ disabled: z.boolean(), sessionsEnded: z.number(), invitesRevoked: z.number() }),
    },
    'access.userEnabled': { name: 'Account switched on', subject: ['user'], changes: z.strictObject({ disabled: z.boolean() }) },
    'access.verificationRequested': { name: 'Email confirmation requested', subject: ['user'] },
  },
);
