// The contacts that a list, a bulk change or an export applies to. The same names appear in the query of page URLs.
import { z } from 'zod';
import { NO_PRIVATE_NUMBERS } from '../../../platform/base/free-text.ts';
import { civilDate, sourceName, stateCode, tagName } from '../../contacts/rules/contact-schema.ts';
import { FOLLOW_UPS } from './filter-values.ts';
import { CATEGORIES, STAGES, URGENCIES } from '../../contacts/rules/stages.ts';

export { FOLLOW_UPS, SORTS, type Sort } from './filter-values.ts';

export const contactFilter = {
  /**
   * Words that must all occur in name, email, phone or the last four of the SSN. Two letters or fewer match the beginnings of names.
   * Filters are kept in addresses, rules and the record of exports, so a whole SSN is refused.
   */
  search: z
    .string()
    .trim()
    .max(80, 'At most 80 characters.')
    .check(...NO_PRIVATE_NUMBERS)
    .optional(),
  category: z.enum(CATEGORIES).optional(),
  stage: z.enum(STAGES).optional(),
  urgency: z.enum(URGENCIES).optional(),
  /** A member of staff, or 'none' for contacts without an owner. */
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  source: sourceName.optional(),
  tag: tagName.optional(),
  state: stateCode.optional(),
  location: z.uuid().optional(),
  followUp: z.enum(FOLLOW_UPS).optional(),
  /** 'due': its day has come, and someone asks whether work resumes. */
  hold: z.enum(['yes', 'no', 'due']).optional(),
  /** Hot leads; `unanswered` are those that no one has claimed or contacted yet. */
  hot: z.enum(['yes', 'unanswered']).optional(),
  /** Active clients who are missing data for letters. */
  incomplete: z.literal('yes').optional(),
  /** Clients in onboarding for over a week who are not on hold. */
  stuck: z.literal('yes').optional(),
  /** Clients whose case is active: neither graduated nor canceled. */
  active: z.literal('yes').optional(),
  /** By facet (platform/server/manifest.ts), the value under which contacts are to be found. Only for who may see the facet. */
  facets: z.record(z.string().max(40), z.string().max(60)).optional(),
  createdFrom: civilDate.optional(),
  createdUntil: civilDate.optional(),
  import: z.uuid().optional(),
  /** Archived contacts instead of active ones. */
  archived: z.literal('yes').optional(),
  /** The day of the office when the list was opened, for follow-ups, holds and stuck cases. */
  today: civilDate.optional(),
};
export const contactFilterSchema = z.strictObject(contactFilter);
export type ContactFilter = z.output<typeof contactFilterSchema>;
