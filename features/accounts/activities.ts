// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const accountsActivities = defineActivities(
  { permission: 'access:view-client-logins', withoutContact: 'access:view-users', own: 'always' },
  {
    'access.clientInvited': {
      name: 'Client invited to the portal',
      subject: ['invite'],
      changes: z.strictObject({ email: z.string(), expiresAt: z.string() }),
    },
    'access.clientInvitedElsewhere': {
      name: 'Client invited at another address',
      subject: ['invite'],
      changes: z.strictObject({ email: z.string(), expiresAt: z.string(), reason: z.string() }),
    },
    // Of versions in which the office could choose a client's password.
    'access.clientLoginCreated': {
      name: 'Portal login created',
      subject: ['user'],
      changes: z.strictObject({ email: z.string(), role: z.string() }),
    },
    'access.addressChangeTold': { name: 'Previous address told of a change', subject: ['contact'] },
    'access.inviteAccepted': {
      name: 'Invitation accepted',
      subject: ['user'],
      changes: z.strictObject({ email: z.string(), role: z.string() }),
    },
    'access.inviteOpened': { name: 'Invitation opened', subject: ['invite'] },
    'access.inviteResent': { name: 'Invitation sent again', subject: ['invite'], changes: z.strictObject({ expiresAt: z.string() }) },
    'access.inviteRevoked': { name: 'Invitation revoked', subject: ['invite'] },
    'access.roleChanged': { name: 'Role changed', subject: ['user'], changes: z.strictObject({ role: z.string() }) },
    'access.secondStepExempted': {
      name: 'Second step waived for a person',
      subject: ['user'],
      changes: z.strictObject({ reason: z.string(), until: z.string() }),
    },
    'access.secondStepExemptionEnded': { name: 'Waiver of the second step ended', subject: ['user'] },
    'access.settingsSaved': {
      name: 'Sign-in settings changed',
      subject: ['access-settings'],
      changes: z.looseObject({
        separateSignInCodes: z.boolean().nullable(),
        minPasswordLength: z.number().nullable(),
        staffSecondFactor: z.string().nullable(),
        inviteDays: z.number().nullable(),
        waiverReason: z.string().nullable(),
      }),
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
  },
);
