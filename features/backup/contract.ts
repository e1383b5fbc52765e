// Backups of the office: made every night and on request, opened and checked after that; and the sheet with the key that opens them.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';

export const BACKUP_STATES = ['making', 'made', 'tested', 'failed', 'cancelled'] as const;

const count = z.number().int();
const backup = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(BACKUP_STATES),
  nightly: z.boolean(),
  requestedBy: z.string(),
  createdAt: z.string(),
  testedAt: z.string().nullable(),
  /** How far it is, while it is made. */
  phase: z.enum(['tables', 'files']).nullable(),
  done: count,
  total: count,
  /** Nothing was heard of it for a while: another may be started. */
  stalled: z.boolean(),
  sizeBytes: count.nullable(),
  rows: count.nullable(),
  files: count.nullable(),
  /** Files that the office itself did not have. */
  missingFiles: count.nullable(),
  problem: z.string().nullable(),
  /** Its file made room for later ones. */
  removed: z.boolean(),
});
export type BackupRow = z.output<typeof backup>;

const overview = z.object({
  rows: z.array(backup),
  /** Where new ones are written, in words. */
  place: z.string(),
  nightly: z.boolean(),
  /** What opens them. */
  opensWith: z.enum(['key', 'passphrase']),
  lastTestedAt: z.string().nullable(),
  overdue: z.boolean(),
  sheet: z.object({ openedAt: z.string(), confirmedAt: z.string().nullable() }).nullable(),
});
export type BackupOverview = z.output<typeof overview>;

const notFound = { 'backup.notFound': { status: 404, when: 'There is no such backup.' } } as const;
const notNow = { 'backup.notNow': { status: 409, when: 'The backup is in another state.' } } as const;
const id = z.strictObject({ id: z.uuid() });

export const backupContract = {
  list: endpoint({
    method: 'GET',
    path: '/backups',
    summary: 'The latest backups, when one was last tested, and where they are kept',
    audience: 'staff',
    permission: 'backup:view',
    activity: null,
    refusals: {},
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: overview,
  }),
  make: endpoint({
    method: 'POST',
    path: '/backups',
    summary: 'Make an encrypted backup of the whole office, in the background',
    audience: 'staff',
    permission: 'backup:make',
    activity: 'backup.requested',
    danger: 'exports',
    recent: true,
    costly: true,
    refusals: { 'backup.alreadyRunning': { status: 409, when: 'A backup is being made.' } },
    input: z.strictObject({}),
    output: z.object({ id: z.string() }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/backups/{id}/cancel',
    summary: 'Stop a backup that is being made; nothing of it is kept',
    audience: 'staff',
    permission: 'backup:make',
    activity: 'backup.cancelRequested',
    refusals: { ...notFound, ...notNow },
    input: id,
    output: z.null(),
  }),
  test: endpoint({
    method: 'POST',
    path: '/backups/{id}/test',
    summary: 'Open a backup from end to end and check all of it, in the background',
    audience: 'staff',
    permission: 'backup:make',
    activity: 'backup.testRequested',
    costly: true,
    refusals: { ...notFound, ...notNow },
    input: id,
    output: z.null(),
  }),
  openSheet: endpoint({
    method: 'POST',
    path: '/backups/sheet',
    summary: 'Show the recovery sheet: the key that opens the backups, to print and keep apart from this machine',
    audience: 'staff',
    permission: 'backup:open-sheet',
    activity: 'backup.sheetOpened',
    danger: 'reveals',
    recent: true,
    refusals: {
      'backup.opensWithPassphrase': {
        status: 409,
        when: 'Backups open with the passphrase in BACKUP_PASSPHRASE, so there is no key to print.',
      },
    },
    input: z.strictObject({}),
    output: z.object({ key: z.string(), code: z.string(), officeName: z.string(), printedAt: z.string() }),
  }),
  confirmSheet: endpoint({
    method: 'POST',
    path: '/backups/sheet/confirm',
    summary: 'Enter the check code of the recovery sheet, to show that it is at hand',
    audience: 'staff',
    permission: 'backup:open-sheet',
    activity: 'backup.sheetConfirmed',
    refusals: { 'backup.codeWrong': { status: 422, when: 'The check code belongs to another recovery sheet.' } },
    input: z.strictObject({ code: z.string().trim().min(1, 'Enter the check code.').max(20) }),
    output: z.null(),
  }),
};
