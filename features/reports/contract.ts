// Reports: rows of other features, limited by period, location and person, on screen and as files.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { reportFilter, reportFilterShape } from './rules/report-filter.ts';
import { ACCESS_REPORT, REPORT_KEYS, type ReportKey } from './rules/reports.ts';

export const FILE_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
export const FILE_STATES = ['writing', 'ready', 'fetched', 'cancelled', 'failed', 'expired'] as const;
export type FileState = (typeof FILE_STATES)[number];

const nullable = z.string().nullable();
const rowsAnswer = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      contactId: nullable,
      /** In the order of the columns of the report. */ cells: z.array(z.union([z.string(), z.number(), z.null()])),
    }),
  ),
  next: nullable,
  /** With the first page. */ total: z.number().int().nullable(),
});
export type ReportRows = z.output<typeof rowsAnswer>;
const groupsAnswer = z.object({
  groups: z.array(
    z.object({
      /** By what the report is counted, in that order; null for rows without a person or location. */ values: z.array(nullable),
      labels: z.array(z.string()),
      count: z.number().int(),
      /** In the order of the measures of the report. */ measures: z.array(z.number().nullable()),
    }),
  ),
  /** True when there are more groups than were counted. */ capped: z.boolean(),
});
export type ReportGroups = z.output<typeof groupsAnswer>;

type OpenReport = Exclude<ReportKey, typeof ACCESS_REPORT>;
const openReport = z.enum(REPORT_KEYS).exclude([ACCESS_REPORT]);
export type OpenReportKey = OpenReport;
const page = pageInput({ usual: 50, most: 200 });

const fileView = z.object({
  id: z.string(),
  report: z.enum(REPORT_KEYS),
  filter: reportFilter,
  format: z.enum(FILE_FORMATS),
  state: z.enum(FILE_STATES),
  rowsWritten: z.number().int(),
  rowsTotal: z.number().int().nullable(),
  sizeBytes: z.number().int(),
  createdAt: z.string(),
  expiresAt: nullable,
  problem: nullable,
  /** True while this session may download it. */ fetchable: z.boolean(),
});
export type ReportFileView = z.output<typeof fileView>;
const idInput = z.strictObject({ id: z.uuid() });
const fileNotFound = { 'reports.fileNotFound': { status: 404, when: 'The person has no such report file.' } } as const;

export const reportsContract = {
  listRows: endpoint({
    method: 'GET',
    path: '/reports/{report}/rows',
    summary: 'Rows of a report, limited to what the person may see',
    audience: 'staff',
    permission: 'reports:view',
    activity: null,
    costly: true,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ report: openReport, ...reportFilterShape, ...page }),
    output: rowsAnswer,
  }),
  listGroups: endpoint({
    method: 'GET',
    path: '/reports/{report}/groups',
    summary: 'The same rows counted by what the report is about',
    audience: 'staff',
    permission: 'reports:view',
    activity: null,
    costly: true,
    refusals: {},
    input: z.strictObject({ report: openReport, ...reportFilterShape }),
    output: groupsAnswer,
  }),
  listAccessRows: endpoint({
    method: 'GET',
    path: '/access-report/rows',
    summary: 'Who saw or took out personal data, newest first',
    audience: 'staff',
    permission: 'reports:audit',
    activity: null,
    costly: true,
    refusals: cursorUnknown.declared,
    input: z.strictObject({ ...reportFilterShape, ...page }),
    output: rowsAnswer,
  }),
  listAccessGroups: endpoint({
    method: 'GET',
    path: '/access-report/groups',
    summary: 'How often personal data was seen or taken out, by person and kind',
    audience: 'staff',
    permission: 'reports:audit',
    activity: null,
    costly: true,
    refusals: {},
    input: z.strictObject(reportFilterShape),
    output: groupsAnswer,
  }),
  createFile: endpoint({
    method: 'POST',
    path: '/report-files',
    summary: 'Write a report to a CSV, Excel or PDF file in the background',
    audience: 'staff',
    permission: 'reports:export',
    activity: 'reports.fileRequested',
    danger: 'exports',
    recent: true,
    costly: true,
    refusals: {
      'reports.tooManyFiles': { status: 409, when: 'Two report files of this person are being written already.' },
      'reports.tooLong': { status: 422, when: 'The report has more rows than a file of this format can hold.' },
    },
    input: z.strictObject({ report: z.enum(REPORT_KEYS), filter: reportFilter, format: z.enum(FILE_FORMATS) }),
    output: fileView,
  }),
  listFiles: endpoint({
    method: 'GET',
    path: '/report-files',
    summary: "The person's own report files, newest first",
    audience: 'staff',
    permission: 'reports:export',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 10, most: 50 })),
    output: z.object({ rows: z.array(fileView), next: nullable }),
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/report-files/{id}',
    summary: "One of the person's own report files and its progress",
    audience: 'staff',
    permission: 'reports:export',
    activity: null,
    refusals: fileNotFound,
    input: idInput,
    output: fileView,
  }),
  cancelFile: endpoint({
    method: 'POST',
    path: '/report-files/{id}/cancel',
    summary: 'Stop writing a report file, or delete one that was not downloaded',
    audience: 'staff',
    permission: 'reports:export',
    activity: 'reports.fileCancelled',
    refusals: { ...fileNotFound, 'reports.fileOver': { status: 409, when: 'The file was downloaded, canceled or deleted already.' } },
    input: idInput,
    output: fileView,
  }),
  openFileLink: endpoint({
    method: 'POST',
    path: '/report-files/{id}/link',
    summary: 'Download the file, once and in this session',
    audience: 'staff',
    permission: 'reports:export',
    activity: 'reports.fileLinkOpened',
    refusals: {
      ...fileNotFound,
      'reports.fileGone': { status: 410, when: 'The file was downloaded, has expired, or belongs to another session.' },
    },
    input: idInput,
    output: z.object({ path: z.string(), expiresAt: z.string() }),
  }),
};
