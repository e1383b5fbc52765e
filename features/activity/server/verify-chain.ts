import { z } from 'zod';
import type { MaintenanceCall, MaintenanceStep, MaintenanceTask } from '../../../platform/server/maintenance.ts';
import { readHead } from './chain-head.ts';
import { CHAIN_BEGINNING, walkChain, type ChainPlace } from './chain.ts';
import { findChainEnd, isInChain } from './store/chain.ts';

const stored = z.object({ position: z.number(), hash: z.base64(), id: z.number() });

function readPlace(text: string): ChainPlace {
  const { hash, ...place } = stored.parse(JSON.parse(text));
  return { ...place, hash: Buffer.from(hash, 'base64') };
}

const writePlace = ({ position, hash, id }: ChainPlace): string => JSON.stringify({ position, hash: hash.toString('base64'), id });

/** A part of the chain behind `place`. */
async function checkLinks(
  { db, sealer, dataDir }: Pick<MaintenanceCall, 'db' | 'sealer' | 'dataDir'>,
  place: string | undefined,
): Promise<MaintenanceStep> {
  const from = place === undefined ? CHAIN_BEGINNING : readPlace(place);
  const { end, isLast, broken } = await walkChain(db, sealer, from);
  const rows = end.position - from.position;
  if (!isLast) return { rows, corrected: 0, place: writePlace(end) };
  const head = await readHead(dataDir);
  if (broken === undefined && head && !(await isInChain(db, head)))
    return {
      rows,
      corrected: 0,
      place: undefined,
      finding: {
        ok: false,
        sentence: `Entries are missing at the end: the chain had ${head.position.toLocaleString('en-US')} links, and now has ${end.position.toLocaleString('en-US')} or others. They were removed, or the database was set back to an earlier time.`,
      },
    };
  const finding =
    broken === undefined
      ? {
          ok: true,
          sentence:
            end.id === 0
              ? 'There is nothing in the chain yet. New entries join it within a minute.'
              : `Whole up to row ${end.id.toLocaleString('en-US')}.`,
        }
      : { ok: false, sentence: `Row ${broken.toLocaleString('en-US')} does not fit: it, or one before it, was changed or removed.` };
  return { rows, corrected: 0, place: undefined, finding };
}

/** Walks the whole chain of hashes. Rows that were committed within the last minute may have no place in it yet. */
export const VERIFY_CHAIN: MaintenanceTask = {
  key: 'activity.verify',
  name: 'Verify the activity chain',
  about:
    'Each entry of the activity carries a hash of itself and of the one before. An entry that was changed, removed or added later shows, also to someone who may write to the database.',
  count: async (db) => (await findChainEnd(db))?.position ?? 0,
  step: checkLinks,
};

/** Walks the whole chain at once. For a database that no one else uses. */
export async function verifyChain(
  call: Pick<MaintenanceCall, 'db' | 'sealer' | 'dataDir'>,
): Promise<{ readonly ok: boolean; readonly sentence: string }> {
  let place: string | undefined;
  for (;;) {
    const step = await checkLinks(call, place);
    if (step.place === undefined)
      return step.finding ?? { ok: true, sentence: 'There is nothing in the chain yet. New entries join it within a minute.' };
    ({ place } = step);
  }
}
