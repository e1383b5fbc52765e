// Lists people come back to: filters, sort and columns under a name. Private ones are their owner's alone; shared ones are the office's.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { freeLine, NO_PRIVATE_NUMBERS } from '../../platform/base/free-text.ts';
import { versioned } from '../../platform/base/shared-inputs.ts';
import { changedMeanwhile } from '../../platform/base/shared-refusal.ts';

/** Pages that keep views. */
export const VIEW_PAGES = ['contacts', 'leads', 'clients', 'activity', 'disputes'] as const;
/** Views one person may have on one page. */
export const MOST_VIEWS = 50;

const key = z.string().regex(/^[a-zA-Z][\w-]{0,39}$/, 'This is not the name of a filter or column.');
/** The page's address: each part by its name. Pages drop what they do not know, so a view outlives a filter. */
const query = z
  .record(
    key,
    z
      .string()
      .max(120)
      .refine((text) => !text.includes('\0'), 'Please enter this without hidden characters.')
      .check(...NO_PRIVATE_NUMBERS),
  )
  .refine((parts) => Object.keys(parts).length <= 40, 'At most 40 filters.');
const columns = z.array(key).max(60, 'At most 60 columns.').nullable();
const viewInput = { name: freeLine(60).min(1, 'Please enter a name.'), query, columns, shared: z.boolean() };

const view = z.object({
  id: z.string(),
  version: z.number().int(),
  page: z.enum(VIEW_PAGES),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  columns: z.array(z.string()).nullable(),
  shared: z.boolean(),
  ownerName: z.string(),
  own: z.boolean(),
  abilities: z.object({ change: z.boolean(), share: z.boolean() }),
});
export type View = z.output<typeof view>;

const notFound = { 'views.notFound': { status: 404, when: 'There is no such view, or it belongs to someone else.' } } as const;
const mayNotShare = {
  'views.mayNotShare': { status: 403, when: 'The view is shared, or is to be, and the person may not share views.' },
} as const;
const tooMany = { 'views.tooMany': { status: 422, when: `A person has ${MOST_VIEWS} views on the page already.` } } as const;

export const viewsContract = {
  list: endpoint({
    method: 'GET',
    path: '/views',
    summary: "Views of a page: one's own and those of the office, by name",
    audience: 'staff',
    permission: 'views:view',
    activity: null,
    refusals: {},
    input: z.strictObject({ page: z.enum(VIEW_PAGES) }),
    output: z.object({ rows: z.array(view) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/views',
    summary: 'Save a view',
    audience: 'staff',
    permission: 'views:keep',
    activity: 'views.saved',
    refusals: { ...mayNotShare, ...tooMany },
    input: z.strictObject({ page: z.enum(VIEW_PAGES), ...viewInput }),
    output: view,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/views/{id}',
    summary: 'Change name, filters or columns of a view, share it, or stop sharing it',
    audience: 'staff',
    permission: 'views:keep',
    activity: 'views.changed',
    refusals: { ...notFound, ...changedMeanwhile.declared, ...mayNotShare },
    input: z.strictObject({ ...versioned, ...viewInput }),
    output: view,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/views/{id}',
    summary: 'Remove a view; it can be restored',
    audience: 'staff',
    permission: 'views:keep',
    activity: 'views.removed',
    refusals: { ...notFound, ...mayNotShare },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ removed: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/views/{id}/restore',
    summary: 'Restore a removed view',
    audience: 'staff',
    permission: 'views:keep',
    activity: 'views.restored',
    refusals: { ...notFound, ...mayNotShare, ...tooMany },
    input: z.strictObject({ id: z.uuid() }),
    output: view,
  }),
};
