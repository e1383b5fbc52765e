// Chains the record by hash: each link covers the row's text and the link before it, so a row that was changed, removed or
// slipped in later shows when the chain is walked.
import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { appendToChain, findChainEnd, listChain, loadUnchained } from './store/chain.ts';

const BATCH = 500;

/** Links rows that were committed since the last run; returns how many. Runs in the caller's transaction. */
export async function extendChain(db: Db, sealer: Sealer): Promise<number> {
  const rows = await loadUnchained(db, sealer, BATCH);
  const end = await findChainEnd(db);
  let position = end?.position ?? 0;
  let hash = end?.hash ?? Buffer.alloc(32);
  const links = rows.map((row) => {
    position += 1;
    hash = link(hash, row.text);
    return { position, activityId: row.id, hash };
  });
  await appendToChain(db, links);
  return links.length;
}

/** Walks the chain; undefined when it holds, else the id of the first row that does not fit. */
export async function findBrokenLink(db: Db, sealer: Sealer): Promise<number | undefined> {
  let position = 0;
  let hash: Buffer = Buffer.alloc(32);
  for (;;) {
    const links = await listChain(db, sealer, position, BATCH);
    for (const row of links) {
      if (row.text === undefined) return row.id;
      hash = link(hash, row.text);
      if (row.position !== position + 1 || !hash.equals(row.hash)) return row.id;
      position = row.position;
    }
    if (links.length < BATCH) return undefined;
  }
}

function link(previous: Buffer, text: string): Buffer {
  return createHash('sha256').update(previous).update(text).digest();
}
