// Taking lists out as a file: written by a job in parts, inert in spreadsheets, fetched once.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { activityFilter } from '../activity/contract.ts';
import { contactFilterSchema } from '../contact-lists/rules/contact-filter.ts';
import { EXPORT_COLUMNS } from './rules/export-columns.ts';

export const EXPORT_STATES = ['writing', 'ready', 'fetched', 'cancelled', 'failed', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Which rows, and of contacts which columns; the record has its own. */
export const exportSource = z.discriminatedUnion('dataset', [
  z.strictObject({
    dataset: z.literal('contacts'),
    filter: contactFilterSchema,
    columns: z.array(z.enum(EXPORT_COLUMNS)).min(1, 'Choose at least one column.').max(EXPORT_COLUMNS.length),
  }),
  z.strictObject({ dataset: z.literal('activity'), filter: activityFilter }),
]);
export type ExportSource = z.output<typeof exportSource>;

const exportView = z.object({
  id: z.string(),
  source: exportSource,
  state: z.enum(EXPORT_STATES),
  rowsWritten: z.number().int(),
  /** Null until the rows were counted. */
  rowsTotal: z.number().int().nullable(),
  sizeBytes: z.number().int(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  fetchedAt: z.string().nullable(),
  problem: z.string().nullable(),
  /** True while this session may fetch it. */
  fetchable: z.boolean(),
});
export type ExportView = z.output<typeof exportView>;

const notFound = { 'exports.notFound': { status: 404, when: 'The person has no such export.' } } as const;
const idInput = z.strictObject({ id: z.uuid() });

export const exportsContract = {
  create: endpoint({
    method: 'POST',
    path: '/exports',
    summary: 'Export a list as CSV; Social Security numbers stay masked',
    audience: 'staff',
    permission: 'exports:run',
    activity: 'exports.requested',
    danger: 'exports',
    recent: true,
    costly: true,
    refusals: {
      'exports.tooMany': { status: 409, when: 'This person already has two exports in progress.' },
    },
    input: exportSource,
    output: exportView,
  }),
  list: endpoint({
    method: 'GET',
    path: '/exports',
    summary: "The person's own exports, newest first",
    audience: 'staff',
    permission: 'exports:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 25, most: 100 })),
    output: z.object({ rows: z.array(exportView), next: z.string().nullable() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/exports/{id}',
    summary: "One of the person's own exports and its progress",
    audience: 'staff',
    permission: 'exports:view',
    activity: null,
    refusals: notFound,
    input: idInput,
    output: exportView,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/exports/{id}/cancel',
    summary: 'Stop an export and remove what was written',
    audience: 'staff',
    permission: 'exports:run',
    activity: 'exports.cancelled',
    refusals: { ...notFound, 'exports.notNow': { status: 409, when: 'The export has ended.' } },
    input: idInput,
    output: exportView,
  }),
  openLink: endpoint({
    method: 'POST',
    path: '/exports/{id}/link',
    summary: 'Download the file, once and in this session',
    audience: 'staff',
    permission: 'exports:run',
    activity: 'exports.linkOpened',
    danger: 'exports',
    refusals: {
      ...notFound,
      'exports.gone': { status: 410, when: 'The export was downloaded, has expired, or belongs to another session.' },
    },
    input: idInput,
    output: z.object({ path: z.string(), expiresAt: z.string() }),
  }),
};
