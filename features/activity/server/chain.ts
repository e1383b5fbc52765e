// Chains the record by hash: each link covers the row's text and the link before it, so a row that was changed, removed or
// slipped in later shows when the chain is walked.
import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { appendToChain, findChainEnd, listChain, loadUnchained, type ChainLink } from './store/chain.ts';

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
  let end = CHAIN_BEGINNING;
  for (;;) {
    const walked = await walkChain(db, sealer, end);
    if (walked.isLast) return walked.broken;
    ({ end } = walked);
  }
}

/** How far a check of the chain got. */
export interface ChainPlace extends ChainLink {
  /** The last row that fits; 0 before the first. */
  readonly id: number;
}
export const CHAIN_BEGINNING: ChainPlace = { position: 0, hash: Buffer.alloc(32), id: 0 };

/** Walks one batch on from `from`: where it ends, how many links there were, and the first row that does not fit. */
export async function walkChain(
  db: Db,
  sealer: Sealer,
  from: ChainPlace,
): Promise<{ readonly end: ChainPlace; readonly links: number; readonly isLast: boolean; readonly broken: number | undefined }> {
  const found = await listChain(db, sealer, from.position, BATCH);
  let end = from;
  for (const row of found) {
    const hash = row.text === undefined ? undefined : link(end.hash, row.text);
    if (hash === undefined || row.position !== end.position + 1 || !hash.equals(row.hash))
      return { end, links: found.length, isLast: true, broken: row.id };
    end = { position: row.position, hash, id: row.id };
  }
  return { end, links: found.length, isLast: found.length < BATCH, broken: undefined };
}

function link(previous: Buffer, text: string): Buffer {
  return createHash('sha256').update(previous).update(text).digest();
}
