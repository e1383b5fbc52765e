// Long work over everything that is stored: checks, and values that can be computed again. Each step is one transaction with the place it
// came to, so a run continues where it was after a restart.
import type { JobDb } from './database/open-database.ts';
import type { BlobStore } from './blobs.ts';
import type { Sealer } from './seal.ts';
import type { SealedAs } from './sealed-columns.ts';

export interface MaintenanceTask {
  /** Stored with each run: it never changes. */
  readonly key: `${string}.${string}`;
  /** 'Verify the activity chain'. */
  readonly name: string;
  readonly about: string;
  /** How many rows there are to go through. */
  readonly count: (db: JobDb, call: Pick<MaintenanceCall, 'sealedAs'>) => Promise<number>;
  /** Continues from `place`, which an earlier step answered; undefined at the beginning. */
  readonly step: (call: MaintenanceCall, place: string | undefined) => Promise<MaintenanceStep>;
}
export interface MaintenanceCall {
  readonly db: JobDb;
  readonly sealer: Sealer;
  readonly blobs: BlobStore;
  /** What features declare of their sealed columns. */
  readonly sealedAs: Readonly<Record<string, SealedAs>>;
  /** For what is kept outside the database. */
  readonly dataDir: string;
}
export interface MaintenanceStep {
  /** Rows gone through by this step. */
  readonly rows: number;
  /** Values it had to correct. */
  readonly corrected: number;
  /** Where the next step continues; undefined when the run is over. */
  readonly place: string | undefined;
  /** What was found, in a sentence, when the run is over because of it. */
  readonly finding?: { readonly ok: boolean; readonly sentence: string };
}
