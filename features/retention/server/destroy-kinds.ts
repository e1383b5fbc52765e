import type { DestroyCall, RetentionKind } from '../../../platform/server/retention.ts';

export interface DestroyedKinds {
  /** Rows by kind; kinds of which there was nothing are absent. */
  readonly destroyed: Readonly<Record<string, number>>;
  readonly rows: number;
  readonly blobs: readonly string[];
}

/** Destroys these kinds of one contact, in their order, in the caller's transaction. The bytes are left to the caller. */
export async function destroyKinds(kinds: readonly RetentionKind[], call: DestroyCall): Promise<DestroyedKinds> {
  const destroyed: Record<string, number> = {};
  const blobs: string[] = [];
  for (const { key, destroy } of kinds) {
    const done = await destroy(call);
    if (done.rows > 0) destroyed[key] = done.rows;
    blobs.push(...done.blobs);
  }
  return { destroyed, rows: Object.values(destroyed).reduce((sum, rows) => sum + rows, 0), blobs };
}
