// How the program is: its parts and settings, its health, long checks and rebuilds, and faults by reference.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';

const setting = z.object({
  name: z.string(),
  about: z.string(),
  /** What it is about, in a word: 'Server', 'Email'. */
  group: z.string(),
  secret: z.boolean(),
  state: z.enum(['set', 'default', 'notSet']),
  /** What is in effect; null for secrets, and where nothing is. */
  value: z.string().nullable(),
});
export type SettingRow = z.output<typeof setting>;

const part = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  needs: z.string(),
  without: z.string(),
  on: z.boolean(),
  /** The settings that decide it, and whether each is set. */
  settings: z.array(z.object({ name: z.string(), isSet: z.boolean() })),
  /** One of the settings is enough. */
  any: z.boolean(),
});
export type PartRow = z.output<typeof part>;

const count = z.number().int();
const health = z.object({
  version: z.string(),
  runtime: z.string(),
  startedAt: z.string(),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    sizeBytes: z.number(),
    /** Open now, and how many the server allows; null where there is only one. */
    connections: count,
    mostConnections: count.nullable(),
    rowSecurity: z.boolean(),
  }),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number(), reserveBytes: z.number() }),
  queue: z.object({ waiting: count, running: count, givenUp: count, oldestWaitingAt: z.string().nullable() }),
  mail: z.object({
    serverSetUp: z.boolean(),
    waiting: count,
    failed: count,
    unclear: count,
    kept: count,
    lastSentAt: z.string().nullable(),
  }),
  clock: z.object({
    now: z.string(),
    zone: z.string(),
    /** How far the clock of the database is ahead, in milliseconds. */
    databaseAheadMs: z.number(),
    lastStep: z.object({ at: z.string(), minutes: z.number() }).nullable(),
  }),
  keys: z.object({ sealing: z.array(count), signing: z.array(z.string()) }),
  storage: z.array(z.object({ kind: z.string(), files: count, bytes: z.number() })),
});
export type Health = z.output<typeof health>;

const run = z.object({
  id: z.string(),
  /** Null when the program started it itself. */
  startedBy: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  rowsDone: z.number(),
  rowsTotal: z.number(),
  corrected: z.number(),
  ok: z.boolean().nullable(),
  sentence: z.string().nullable(),
  /** Nothing was heard of it for minutes: it can be started again and continues where it was. */
  stalled: z.boolean(),
});
const task = z.object({ key: z.string(), name: z.string(), about: z.string(), latest: run.nullable() });
export type TaskRow = z.output<typeof task>;

const fault = z.object({
  reference: z.string(),
  at: z.string(),
  place: z.string(),
  class: z.string(),
  code: z.string().nullable(),
  stack: z.array(z.string()),
});
export type FaultRow = z.output<typeof fault>;

export const systemContract = {
  listSettings: endpoint({
    method: 'GET',
    path: '/system/settings',
    summary: 'The parts of the program that are on or off, and every setting without the values of secrets',
    audience: 'staff',
    permission: 'system:view-settings',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ parts: z.array(part), settings: z.array(setting) }),
  }),
  getHealth: endpoint({
    method: 'GET',
    path: '/system/health',
    summary: 'How database, disk, queue, email, clock and keys are',
    audience: 'staff',
    permission: 'system:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: health,
  }),
  listFaults: endpoint({
    method: 'GET',
    path: '/system/faults',
    summary: 'The latest faults, or those whose reference begins so',
    audience: 'staff',
    permission: 'system:view',
    activity: null,
    refusals: {},
    input: z.strictObject({
      reference: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[0-9a-f-]{1,36}$/, 'A reference has digits, the letters a to f, and dashes.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ faults: z.array(fault) }),
  }),
  listTasks: endpoint({
    method: 'GET',
    path: '/system/tasks',
    summary: 'What can be checked or computed again, each with its latest run',
    audience: 'staff',
    permission: 'system:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ tasks: z.array(task) }),
  }),
  startRun: endpoint({
    method: 'POST',
    path: '/system/tasks/{task}/runs',
    summary: 'Check or compute again everything that is stored, in the background',
    audience: 'staff',
    permission: 'system:maintain',
    activity: 'system.runStarted',
    costly: true,
    refusals: {
      'system.taskUnknown': { status: 404, when: 'There is no such check or rebuild.' },
      'system.alreadyRunning': { status: 409, when: 'The same check or rebuild is in progress.' },
    },
    input: z.strictObject({ task: z.string().min(1).max(80) }),
    output: z.object({ id: z.string() }),
  }),
};
