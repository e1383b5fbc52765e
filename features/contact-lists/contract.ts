// Contacts in lists: filtered, sorted, counted, and changed in place, one or many at once. Permissions, activity and refusals keep
// the name `contacts`, which roles and the record hold.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput, versioned } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { HOLD_KINDS } from '../contacts/rules/holds.ts';
import { changes, contactNotFound, fieldInvalid } from '../contacts/rules/contact-refusals.ts';
import { civilDate, sourceName, tagName } from '../contacts/rules/contact-schema.ts';
import { CATEGORIES, OPEN_LEAD_STAGES, STAGES, URGENCIES } from '../contacts/rules/stages.ts';
import { contactFilter, contactFilterSchema, SORTS } from './rules/contact-filter.ts';

const nullable = z.string().nullable();
export const contactRow = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  company: nullable,
  category: z.enum(CATEGORIES),
  stage: z.enum(STAGES).nullable(),
  stageSince: nullable,
  urgency: z.enum(URGENCIES).nullable(),
  email: nullable,
  phone: nullable,
  city: nullable,
  state: nullable,
  source: nullable,
  referrerName: nullable,
  /** The name is looked up by the screen among colleagues. */
  ownerId: nullable,
  locationId: nullable,
  tags: z.array(z.string()),
  followUpOn: nullable,
  hold: z.enum(HOLD_KINDS).nullable(),
  ssnMasked: nullable,
  firstContactedAt: nullable,
  lastContactedAt: nullable,
  lastActivityAt: nullable,
  archivedAt: nullable,
  createdAt: z.string(),
});
export type ContactRow = z.output<typeof contactRow>;

/** Number of matches, counted up to 10,000. */
const cappedCount = z.object({ count: z.number().int(), capped: z.boolean() });

/** Texts with commas between, at least one. */
const commaList = (item: z.ZodType<string, string>, most: number) =>
  z
    .string()
    .max(most * 41)
    .transform((text) => text.split(','))
    .pipe(z.array(item).min(1).max(most));

const page = pageInput({ usual: 50, most: 200 });

/** What inline edits and bulk changes may set. */
export const quickChanges = z
  .strictObject({
    stage: z.enum(OPEN_LEAD_STAGES),
    urgency: z.enum(URGENCIES).nullable(),
    ownerId: z.uuid().nullable(),
    source: sourceName.nullable(),
    followUpOn: civilDate.nullable(),
    addTags: z.array(tagName).max(20),
    removeTags: z.array(tagName).max(20),
    locationId: z.uuid().nullable(),
  })
  .partial()
  .refine((set) => Object.keys(set).length > 0, 'The request names no change.');

export const contactListsContract = {
  list: endpoint({
    method: 'GET',
    path: '/contacts',
    summary: 'Contacts, a page at a time',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ ...contactFilter, sort: z.enum(SORTS).default('newest'), ...page }),
    output: z.object({ rows: z.array(contactRow), next: nullable, /** null on later pages. */ total: cappedCount.nullable() }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/contacts/count',
    summary: 'How many contacts of each category match',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    refusals: {},
    input: contactFilterSchema.omit({ category: true, archived: true }),
    output: z.object({ all: cappedCount, byCategory: z.record(z.enum(CATEGORIES), cappedCount), archived: cappedCount }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/contacts/facets',
    summary:
      'What other parts know of these contacts, for the columns of a list; values that are unknown or that the person may not see are left out',
    audience: 'staff',
    permission: 'contacts:view',
    activity: null,
    refusals: {},
    input: z.strictObject({ /** Of contacts. */ ids: commaList(z.uuid(), 200), facets: commaList(z.string().max(40), 40) }),
    output: z.object({ facets: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  }),
  quickUpdate: endpoint({
    method: 'PATCH',
    path: '/contacts/{id}',
    summary: 'Change single fields in place',
    audience: 'staff',
    permission: 'contacts:update',
    activity: 'contacts.updated',
    refusals: { ...changes, ...fieldInvalid },
    input: z.strictObject({ ...versioned, set: quickChanges }),
    output: contactRow,
  }),
  bulkUpdate: endpoint({
    method: 'POST',
    path: '/contacts/bulk',
    summary: 'Change many contacts at once: all or none',
    maxBody: 1024 * 1024,
    audience: 'staff',
    permission: 'contacts:update-many',
    activity: 'contacts.manyUpdated',
    refusals: {
      ...contactNotFound.declared,
      ...fieldInvalid,
      ...changedMeanwhile.declared,
      'contacts.selectionChanged': { status: 409, when: 'The filter now matches a different number of contacts than was confirmed.' },
      'contacts.tooMany': { status: 422, when: 'More than 10,000 contacts would be changed at once.' },
    },
    input: z.strictObject({
      selection: z.union([
        z.strictObject({ contacts: z.array(z.strictObject(versioned)).min(1).max(2000) }),
        z.strictObject({ filter: contactFilterSchema, except: z.array(z.uuid()).max(2000).default([]), expected: z.int32().min(1) }),
      ]),
      action: z.union([
        z.strictObject({ kind: z.literal('set'), set: quickChanges }),
        z.strictObject({ kind: z.enum(['archive', 'restore']) }),
      ]),
    }),
    output: z.object({ id: z.string(), changed: z.number().int(), unchanged: z.number().int() }),
  }),
  undoBulk: endpoint({
    method: 'POST',
    path: '/contacts/bulk/{id}/undo',
    summary: 'Undo a bulk change within 24 hours, except where someone has changed the field again',
    audience: 'staff',
    permission: 'contacts:update-many',
    activity: 'contacts.manyUndone',
    refusals: { 'contacts.bulkNotFound': { status: 404, when: 'There is no such change, it is older than a day, or it was undone.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ restored: z.number().int(), left: z.number().int() }),
  }),
};
