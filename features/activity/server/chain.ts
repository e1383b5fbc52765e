// Chains the record: each link covers the row's text and the link before it, so a row that was changed, removed or slipped in later shows
// when the chain is walked. Links are made with a key outside the database, so who may write to it cannot make the chain fit.
import { createHash } from 'node:crypto';
import type { DataStep } from '../../../platform/server/database/data-step.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { disposalMac } from './disposal-mac.ts';
import { appendToChain, endUnkeyed, findChainEnd, keyLinks, listChain, listUnkeyed, loadUnchained, type ChainLink } from './store/chain.ts';

const BATCH = 500;

/** Links rows that were committed since the last run; returns how many. Runs in the caller's transaction. */
export async function extendChain(db: Db, sealer: Sealer): Promise<number> {
  const rows = await loadUnchained(db, sealer, BATCH);
  const end = await findChainEnd(db);
  let position = end?.position ?? 0;
  let hash = end?.hash ?? Buffer.alloc(32);
  const links = rows.map((row) => {
    position += 1;
    hash = link(sealer, hash, row.text);
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
  // What was disposed of has no text to make its link from. Its link counts when the program itself said so, for a disposal that is recorded.
  const disposedLink = ({ hash, text, disposal }: (typeof found)[number]): Buffer | undefined =>
    disposal?.recorded === true &&
    disposalMac(sealer, disposal.disposalId, { before: end.hash, hash, text: text ?? '' }).toString('hex') === disposal.mac
      ? hash
      : undefined;
  for (const row of found) {
    const hash = row.text === undefined ? undefined : row.disposal === null ? link(sealer, end.hash, row.text) : disposedLink(row);
    if (hash === undefined || row.position !== end.position + 1 || !hash.equals(row.hash))
      return { end, links: found.length, isLast: true, broken: row.id };
    end = { position: row.position, hash, id: row.id };
  }
  return { end, links: found.length, isLast: found.length < BATCH, broken: undefined };
}

function link(sealer: Sealer, previous: Buffer, text: string): Buffer {
  return sealer.blindIndex('activity chain', `${previous.toString('hex')}${text}`);
}

/** A link that no text gives: the chain stays broken here. */
const BROKEN = Buffer.alloc(32);

/** Gives links of versions before their keyed form. A row that did not fit the chain of then does not fit the keyed one either. */
export const KEY_CHAIN: DataStep = {
  name: '0069_activity_key_chain',
  table: 'activity_chain',
  move: async (tx, sealer, after) => {
    const from = Number(after ?? 0);
    const { rows, before } = await listUnkeyed(tx, sealer, from, BATCH);
    if (rows.length === 0) return undefined;
    let { hash: old, mac } = before;
    const keyed = rows.map(({ position, hash, text }) => {
      const fits = text !== undefined && createHash('sha256').update(old).update(text).digest().equals(hash);
      mac = fits ? link(sealer, mac, text) : BROKEN;
      old = hash;
      return { position, mac };
    });
    await keyLinks(tx, keyed);
    return { count: rows.length, last: String(keyed.at(-1)?.position ?? from) };
  },
  finish: endUnkeyed,
};
