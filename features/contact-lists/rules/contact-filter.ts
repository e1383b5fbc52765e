// Which contacts a list, a change of many, or an export is about. The same words stand behind the '?' of the pages.
import { z } from 'zod';
import { BILLING_FILTERS } from '../../contacts/rules/billing-standing.ts';
import { civilDate, sourceName, stateCode, tagName } from '../../contacts/rules/contact-schema.ts';
import { FOLLOW_UPS } from './filter-values.ts';
import { CATEGORIES, STAGES, URGENCIES } from '../../contacts/rules/stages.ts';

export { FOLLOW_UPS, SORTS, type Sort } from './filter-values.ts';

export const contactFilter = {
  /** Words that all occur in name, e-mail, phone or the last four of the SSN; two letters or fewer match beginnings of names. */
  search: z.string().trim().max(80, 'At most 80 characters.').optional(),
  category: z.enum(CATEGORIES).optional(),
  stage: z.enum(STAGES).optional(),
  urgency: z.enum(URGENCIES).optional(),
  /** A member of staff, or 'none' for contacts nobody looks after. */
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  source: sourceName.optional(),
  tag: tagName.optional(),
  state: stateCode.optional(),
  location: z.uuid().optional(),
  followUp: z.enum(FOLLOW_UPS).optional(),
  hold: z.enum(['yes', 'no']).optional(),
  hot: z.literal('yes').optional(),
  /** Clients under way who lack what letters need. */
  incomplete: z.literal('yes').optional(),
  /** Clients in onboarding for over a week who are not on hold. */
  stuck: z.literal('yes').optional(),
  /** Clients whose payments stand so; 'owing' finds those past due and those whose payment failed. Only for who may see billing. */
  billing: z.enum(BILLING_FILTERS).optional(),
  createdFrom: civilDate.optional(),
  createdUntil: civilDate.optional(),
  import: z.uuid().optional(),
  /** Archived contacts instead of active ones. */
  archived: z.literal('yes').optional(),
  /** The day it is where the question is asked, for follow-ups and who is stuck. */
  today: civilDate.optional(),
};
export const contactFilterSchema = z.strictObject(contactFilter);
export type ContactFilter = z.output<typeof contactFilterSchema>;
