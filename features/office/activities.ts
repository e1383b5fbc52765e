// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const officeActivities = defineActivities(
  { permission: 'office:view' },
  {
    'office.licenseAdded': {
      name: 'License added',
      subject: ['location'],
      changes: z.looseObject({
        kind: z.string().nullable(),
        state: z.string().nullable(),
        number: z.string().nullable(),
        issuer: z.string().nullable(),
        amountCents: z.number().nullable(),
        validFrom: z.string().nullable(),
        validUntil: z.string().nullable(),
      }),
    },
    'office.licenseRemoved': { name: 'License removed', subject: ['location'] },
    'office.licenseRestored': { name: 'License restored', subject: ['location'] },
    'office.locationAdded': {
      name: 'Location added',
      subject: ['location'],
      changes: z.looseObject({
        name: z.string().nullable(),
        addressLine1: z.string().nullable(),
        addressLine2: z.string().nullable(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        zip: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        timeZone: z.string().nullable(),
        returnAddress: z.string().nullable(),
        isMain: z.boolean().nullable(),
      }),
    },
    'office.locationChanged': {
      name: 'Location changed',
      subject: ['location'],
      changes: z.looseObject({ name: z.string().nullable(), returnAddress: z.string().nullable() }),
    },
    'office.locationClosed': { name: 'Location closed', subject: ['location'] },
    'office.locationReopened': { name: 'Location reopened', subject: ['location'] },
    'office.logoRemoved': { name: 'Logo removed', subject: ['office'] },
    'office.logoRestored': { name: 'Logo restored', subject: ['office'] },
    'office.logoSet': { name: 'Logo set', subject: ['office'] },
    'office.lookChanged': {
      name: 'Name and look of the office changed',
      subject: ['office'],
      changes: z.looseObject({
        companyName: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        website: z.string().nullable(),
        color: z.string().nullable(),
      }),
    },
    'office.mainChanged': { name: 'Main location changed', subject: ['location'] },
    'office.stateDisabled': {
      name: 'State switched off',
      subject: ['state'],
      changes: z.strictObject({ enabled: z.boolean(), reason: z.string() }).partial(),
    },
    'office.stateEnabled': {
      name: 'State switched on',
      subject: ['state'],
      changes: z
        .strictObject({
          enabled: z.boolean(),
          license: z.string(),
          bond: z.string(),
          validUntil: z.string().nullable(),
          reviewedBy: z.string(),
          reviewedOn: z.string(),
          sources: z.string(),
        })
        .partial(),
    },
    'office.staffAssigned': { name: 'Colleague assigned to a location', subject: ['user'] },
    'office.zoneSet': {
      name: 'Time zone of the office set',
      subject: ['office'],
      changes: z.strictObject({ timeZone: z.string().nullable() }),
    },
  },
);
