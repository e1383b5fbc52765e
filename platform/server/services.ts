// What the platform offers to operations besides the database. Built once at start-up, in apps/server.
import type { BlobStore } from './blobs.ts';
import type { Env } from './env.ts';
import type { Logger } from './log.ts';
import type { TypstRenderer } from './pdf/typst-renderer.ts';
import type { Sealer } from './seal.ts';

export interface Services {
  readonly env: Env;
  readonly sealer: Sealer;
  readonly blobs: BlobStore;
  readonly typst: TypstRenderer;
  readonly log: Logger;
}
