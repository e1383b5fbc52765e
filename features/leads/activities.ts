// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const leadsActivities = defineActivities(
  { permission: 'leads:view' },
  {
    'leads.callLogged': {
      name: 'Call logged',
      subject: ['call'],
      changes: z.looseObject({ stage: z.string().nullable(), urgency: z.string().nullable(), at: z.string().nullable() }),
    },
    'leads.callRemoved': { name: 'Call removed', subject: ['call'] },
    'leads.callRestored': { name: 'Call restored', subject: ['call'] },
    'leads.claimed': { name: 'Lead claimed', subject: ['contact'], changes: z.strictObject({ ownerId: z.string().nullable() }) },
    'leads.converted': {
      name: 'Lead became a client',
      subject: ['contact'],
      changes: z.strictObject({ category: z.string(), stage: z.string() }),
    },
    'leads.formChanged': {
      name: 'Web form changed',
      subject: ['form'],
      changes: z.looseObject({
        fields: z.record(z.string(), z.unknown()).nullable(),
        redirectUrl: z.string().nullable(),
        enabled: z.boolean().nullable(),
      }),
    },
    'leads.formCreated': {
      name: 'Web form added',
      subject: ['form'],
      changes: z.looseObject({
        name: z.string().nullable(),
        kind: z.string().nullable(),
        heading: z.string().nullable(),
        intro: z.string().nullable(),
        fields: z.record(z.string(), z.unknown()).nullable(),
        button: z.string().nullable(),
        thanks: z.string().nullable(),
        redirectUrl: z.string().nullable(),
        accent: z.string().nullable(),
        source: z.string().nullable(),
        urgency: z.string().nullable(),
        consentWording: z.string().nullable(),
        enabled: z.boolean().nullable(),
      }),
    },
    'leads.formRemoved': { name: 'Web form removed', subject: ['form'] },
    'leads.formRestored': { name: 'Web form restored', subject: ['form'] },
    'leads.formSubmitted': {
      name: 'Web form sent by a new lead',
      subject: ['contact'],
      changes: z.looseObject({ source: z.string().nullable(), urgency: z.string().nullable(), campaign: z.string().nullable() }),
    },
    'leads.formSubmittedAgain': {
      name: 'Web form sent by a known contact',
      subject: ['contact'],
      changes: z.looseObject({
        lastName: z.string().nullable(),
        email: z.string().nullable(),
        urgency: z.string().nullable(),
        phone: z.string().nullable(),
        source: z.string().nullable(),
        stage: z.string().nullable(),
        lostReason: z.string().nullable(),
        ownerId: z.string().nullable(),
      }),
    },
    'leads.lost': {
      name: 'Lead lost',
      subject: ['contact'],
      changes: z.strictObject({ stage: z.string(), lostReason: z.string().nullable() }),
    },
    'leads.released': { name: 'Lead released', subject: ['contact'], changes: z.strictObject({ ownerId: z.string().nullable() }) },
    'leads.reopened': {
      name: 'Lead reopened',
      subject: ['contact'],
      changes: z.strictObject({ stage: z.string(), lostReason: z.string().nullable() }),
    },
    'leads.stageMoved': { name: 'Lead moved to another stage', subject: ['contact'], changes: z.strictObject({ stage: z.string() }) },
  },
);
