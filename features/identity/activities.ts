// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const identityActivities = defineActivities(
  { permission: 'access:view-client-logins', withoutContact: 'access:view-users', own: 'always' },
  {
    'access.accountDeleted': {
      name: 'Own account deleted',
      subject: ['user'],
      changes: z.strictObject({ email: z.string(), role: z.string() }),
    },
    'access.allSessionsEnded': { name: 'Signed out everywhere', subject: ['user'], changes: z.strictObject({ sessionsEnded: z.number() }) },
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
    'access.nameChanged': { name: 'Own name changed', subject: ['user'], changes: z.strictObject({ name: z.string() }) },
    'access.pictureChanged': { name: 'Own picture changed', subject: ['user'] },
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
    'access.signedIn': {
      name: 'Signed in',
      subject: ['session'],
      changes: z.strictObject({ device: z.string(), provider: z.string(), secondFactor: z.boolean() }),
    },
    'access.verificationRequested': { name: 'Email confirmation requested', subject: ['user'] },
  },
);
