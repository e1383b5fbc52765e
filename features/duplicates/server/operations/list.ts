import { isInstant } from '../../../../platform/base/instant.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { duplicatesContract } from '../../contract.ts';
import { viewPairs } from '../pair-view.ts';
import { countOpenPairs, listOpenPairs } from '../store.ts';

const COUNT_CAP = 1000;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const MARKER = new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z)_(${ID})_(${ID})$`);

export const list: Operation<typeof duplicatesContract.list> = async ({ db, input, now }) => {
  const after = input.after === undefined ? undefined : readMarker(input.after);
  if (after === null) return refuse('duplicates.cursorUnknown', 'This page marker does not belong to this list.');
  const found = await listOpenPairs(db, { after, limit: input.limit + 1 });
  const pairs = found.slice(0, input.limit);
  const last = pairs.at(-1);
  const count = after === undefined ? await countOpenPairs(db, COUNT_CAP) : null;
  return {
    rows: await viewPairs(db, pairs, now),
    next: last && found.length > input.limit ? `${last.mark}_${last.contactId}_${last.otherId}` : null,
    total: count === null ? null : { count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP },
  };
};

function readMarker(marker: string): readonly [string, string, string] | null {
  const [, at, one, other] = MARKER.exec(marker) ?? [];
  return at !== undefined && one !== undefined && other !== undefined && isInstant(at) ? [at, one, other] : null;
}
