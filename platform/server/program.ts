// What the running program knows about itself, for the page that shows its health.
import type { ClockStep } from './clock-watch.ts';

export interface Program {
  readonly version: string;
  readonly startedAt: Date;
  readonly database: 'embedded' | 'postgres';
  /** Whether the database itself holds clients to their own records. */
  readonly rowSecurity: boolean;
  /** Ids of the sealing keys, the current one last. Values are never shown. */
  readonly sealKeys: readonly number[];
  /** The last time the clock of the machine was set while the program ran. */
  readonly lastClockStep: () => ClockStep | undefined;
  /** Bytes on the file system of the data folder. */
  readonly readDisk: () => Promise<{ readonly freeBytes: number; readonly totalBytes: number }>;
}
