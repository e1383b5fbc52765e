// One step of the search: the next stretch of the record, or the next contacts of an import found in it.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { listTouchedContacts } from '../../activity/server/public.ts';
import { judgePair, type Reason } from '../rules/judge-pair.ts';
import { findCandidates, listImported, savePairs, saveProgress, lockProgress, type Candidate, type FoundPair } from './store/find.ts';

const STRETCH = 500;

/** True when there may be more to do. */
export async function findPairsStep(tx: Db, now: Date): Promise<boolean> {
  const progress = await lockProgress(tx);
  if (!progress) return false;
  if (progress.importId !== null) {
    const ids = await listImported(tx, progress.importId, progress.importAfter, STRETCH);
    await lookAround(tx, ids, now);
    const last = ids.at(-1);
    await saveProgress(tx, last === undefined ? { ...progress, importId: null, importAfter: null } : { ...progress, importAfter: last });
    return true;
  }
  // An import ends the stretch, so that its contacts come before what happened later.
  const touched = await listTouchedContacts(tx, progress.place, STRETCH);
  if (!touched.next) return false;
  await lookAround(tx, touched.contactIds, now);
  await saveProgress(tx, { place: touched.next, importId: touched.importId, importAfter: null });
  return true;
}

async function lookAround(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await savePairs(tx, ids, judgeAll(await findCandidates(tx, ids)), now);
}

/** The pairs that count, each once, the smaller id first. */
function judgeAll(candidates: readonly Candidate[]): FoundPair[] {
  const byPair = new Map<string, { candidate: Candidate; reasons: Set<Reason> }>();
  for (const candidate of candidates) {
    const key = [candidate.oneId, candidate.otherId].sort().join(' ');
    const known = byPair.get(key);
    if (known) known.reasons.add(candidate.reason);
    else byPair.set(key, { candidate, reasons: new Set([candidate.reason]) });
  }
  return [...byPair].flatMap(([key, { candidate, reasons }]) => {
    const [contactId = '', otherId = ''] = key.split(' ');
    const standing = judgePair([...reasons], candidate.one, candidate.other, candidate.areSpouses);
    return standing.length > 0 ? [{ contactId, otherId, reasons: standing }] : [];
  });
}
