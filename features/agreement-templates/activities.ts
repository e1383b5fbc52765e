// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const subject: ['agreement-template'] = ['agreement-template'];
const changes = z.strictObject({ name: z.string(), language: z.string(), states: z.array(z.string()), number: z.number() }).partial();

export const agreementTemplatesActivities = defineActivities(
  { permission: 'agreement-templates:view' },
  {
    'agreementTemplates.added': { name: 'Agreement template added', subject, changes },
    'agreementTemplates.draftBegun': { name: 'Agreement template being changed', subject, changes },
    'agreementTemplates.published': { name: 'Agreement template published', subject, changes },
    'agreementTemplates.removed': { name: 'Agreement template removed', subject },
    'agreementTemplates.restored': { name: 'Agreement template restored', subject },
  },
);
