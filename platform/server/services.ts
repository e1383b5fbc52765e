// What the platform offers to operations besides the database. Built once at start-up, in apps/server.
import type { OfficeOnPages } from '../base/office-on-pages.ts';
import type { BlobStore } from './blobs.ts';
import type { Db } from './database/open-database.ts';
import type { Env } from './env.ts';
import type { NoteFault } from './faults.ts';
import type { NoteAccess } from './note-access.ts';
import type { GivenUpJobs } from './given-up-jobs.ts';
import type { JobHistory } from './job-history.ts';
import type { Logger } from './log.ts';
import type { Catalog } from './manifest.ts';
import type { TypstRenderer } from './pdf/typst-renderer.ts';
import type { Program } from './program.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Right } from './rights.ts';
import type { Sealer } from './seal.ts';

export interface Services {
  /** What the features' manifests say, combined. */
  readonly catalog: Catalog;
  /** Every permission with what it lets someone do. */
  readonly rights: readonly Right[];
  readonly env: Env;
  /** Where people reach the program, without a slash at the end; every link in a mail starts with it, never with a request's Host. */
  readonly publicUrl: () => string;
  readonly sealer: Sealer;
  readonly blobs: BlobStore;
  readonly typst: TypstRenderer;
  readonly log: Logger;
  readonly givenUpJobs: GivenUpJobs;
  readonly program: Program;
  readonly noteFault: NoteFault;
  readonly noteAccess: NoteAccess;
  readonly jobHistory: JobHistory;
  readonly rateLimits: RateLimits;
  /** Names of those of these people who belong to the staff and can sign in, by user id. */
  readonly findStaff: (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Names of these locations of the office, by id; of those that are open when only those will do. */
  readonly findLocations: (db: Db, ids: readonly string[], which: 'open' | 'all') => Promise<ReadonlyMap<string, string>>;
  /** What everyone sees of the office, on pages and in mails. */
  readonly findOffice: (db: Db) => Promise<OfficeOnPages>;
}
