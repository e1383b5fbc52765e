// Bringing people in from a file: uploaded, its columns chosen, every row checked, then written. A row is never written twice, and
// none is left out without being listed.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput, versioned } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { target } from './rules/columns.ts';
import { DELIMITERS, ENCODINGS, MAX_COLUMNS, MAX_IMPORT_BYTES } from './rules/file-format.ts';
import { ORIGINS } from './rules/header-names.ts';
import { importOptions } from './rules/row-rules.ts';

export const IMPORT_STATES = ['mapping', 'checking', 'checked', 'writing', 'done', 'refused', 'cancelled', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const count = z.number().int();
export const importRow = z.object({
  id: z.string(),
  version: count,
  fileName: z.string(),
  sizeBytes: count,
  state: z.enum(IMPORT_STATES),
  origin: z.enum(ORIGINS),
  createdAt: z.string(),
  createdBy: z.string(),
  finishedAt: z.string().nullable(),
  /** One sentence when it stopped by itself. */
  problem: z.string().nullable(),
  rows: z.object({
    /** Rows looked at so far that are not blank. */
    read: count,
    ready: count,
    bad: count,
    known: count,
    written: count,
    undone: count,
  }),
  /** 0 to 100 of the step that is running. */
  progress: count,
  /** Until when it can be undone; null when it cannot. */
  undoUntil: z.string().nullable(),
});
export type ImportRow = z.output<typeof importRow>;
export const importView = importRow.extend({
  encoding: z.enum(ENCODINGS),
  delimiter: z.enum(DELIMITERS),
  /** The cells of the first row. When it is a person, only the uploader sees them, and only as long as `sample`. */
  headers: z.array(z.string()),
  columns: z.array(target),
  options: importOptions,
  /** The first rows of the file, for the uploader only and until the import has ended. */
  sample: z.array(z.array(z.string())).nullable(),
});
export type ImportView = z.output<typeof importView>;
const problem = z.object({
  row: count,
  /** The head of the column; null for the row as a whole. */
  column: z.string().nullable(),
  problem: z.string(),
  kind: z.enum(['bad', 'known', 'note']),
});
export type ImportProblem = z.output<typeof problem>;

const notFound = { 'imports.notFound': { status: 404, when: 'There is no such import.' } } as const;
const notNow = { 'imports.notNow': { status: 409, when: 'The import is at another step, or someone else moved it on.' } } as const;
const alreadyImported = {
  'imports.alreadyImported': { status: 409, when: 'The same file was imported before, and the request does not say to import it again.' },
} as const;
const idInput = z.strictObject({ id: z.uuid() });

export const importsContract = {
  upload: endpoint({
    method: 'POST',
    path: '/imports',
    summary: 'Upload a CSV list of people and propose its columns',
    audience: 'staff',
    permission: 'imports:run',
    activity: 'imports.uploaded',
    costly: true,
    refusals: {
      ...alreadyImported,
      'imports.fileEmpty': { status: 422, when: 'The file has no rows of people.' },
      'imports.fileUnreadable': { status: 422, when: 'The file is not plain text, or its first row cannot be read.' },
      'imports.tooManyColumns': { status: 422, when: `The list has more than ${MAX_COLUMNS} columns.` },
    },
    input: z.strictObject({ file: z.file().max(MAX_IMPORT_BYTES, 'The file is larger than 64 MB.'), again: z.literal('yes').optional() }),
    output: importView,
    maxBody: MAX_IMPORT_BYTES + 64 * 1024,
  }),
  list: endpoint({
    method: 'GET',
    path: '/imports',
    summary: 'Imports, newest first',
    audience: 'staff',
    permission: 'imports:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 25, most: 100 })),
    output: z.object({ rows: z.array(importRow), next: z.string().nullable() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/imports/{id}',
    summary: 'One import and its progress',
    audience: 'staff',
    permission: 'imports:view',
    activity: null,
    refusals: notFound,
    input: idInput,
    output: importView,
  }),
  check: endpoint({
    method: 'POST',
    path: '/imports/{id}/check',
    summary: 'Check every row under these columns; nothing is written',
    audience: 'staff',
    permission: 'imports:run',
    activity: 'imports.checkStarted',
    costly: true,
    refusals: {
      ...notFound,
      ...notNow,
      'imports.columnsUnfit': { status: 422, when: 'The columns cannot make contacts; `fields` names what is wrong.' },
    },
    input: z.strictObject({ ...versioned, columns: z.array(target).min(1).max(MAX_COLUMNS), options: importOptions }),
    output: importView,
  }),
  write: endpoint({
    method: 'POST',
    path: '/imports/{id}/write',
    summary: 'Write the checked rows as contacts',
    audience: 'staff',
    permission: 'imports:run',
    activity: 'imports.started',
    costly: true,
    refusals: { ...notFound, ...notNow, ...alreadyImported, 'imports.nothingToWrite': { status: 422, when: 'No row can be imported.' } },
    input: z.strictObject(versioned),
    output: importView,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/imports/{id}/cancel',
    summary: 'Stop an import; what is already written stays and can be undone',
    audience: 'staff',
    permission: 'imports:run',
    activity: 'imports.cancelled',
    refusals: { ...notFound, ...notNow },
    input: idInput,
    output: importView,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/imports/{id}/undo',
    summary: 'Archive the contacts of an import that no one has worked with since',
    audience: 'staff',
    permission: 'imports:run',
    activity: 'imports.undoStarted',
    refusals: { ...notFound, ...notNow, 'imports.undoTooLate': { status: 409, when: 'The import ended more than 24 hours ago.' } },
    input: idInput,
    output: importView,
  }),
  listProblems: endpoint({
    method: 'GET',
    path: '/imports/{id}/problems',
    summary: 'What is wrong with rows, by row, a page at a time',
    audience: 'staff',
    permission: 'imports:view',
    activity: null,
    refusals: { ...notFound, ...cursorUnknown.declared },
    input: z.strictObject({
      id: z.uuid(),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(problem), next: z.string().nullable() }),
  }),
  getProblemsFile: endpoint({
    method: 'GET',
    path: '/imports/{id}/problems-file',
    summary: 'The problems with their rows as CSV; identity is masked for everyone but the uploader',
    audience: 'staff',
    permission: 'imports:run',
    activity: null,
    danger: 'exports',
    recent: true,
    costly: true,
    refusals: notFound,
    input: idInput,
    output: z.file(),
  }),
};
