import { newId } from '../../../platform/base/ids.ts';
import { type ChangeContext, runSystemChange } from '../../../platform/server/change.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import { advance } from './jobs.ts';
import { RESEAL, SEAL_AGAIN } from './reseal.ts';
import { findOpenRun, insertRun, hasEndedSince, touchRun } from './store/runs.ts';
import { findNewestKey } from './store/seal-keys.ts';

/**
 * Starts sealing again, or continues it, when the current key took the place of another and not everything was sealed with it yet. Called
 * at each start, once the keys in use are noted.
 */
export async function startReseal(context: ChangeContext): Promise<void> {
  const newest = await findNewestKey(context.database.db);
  if (newest === undefined || newest.id === 1 || (await hasEndedSince(context.database.db, RESEAL, newest.firstUsedAt))) return;
  await runSystemChange(context, 'system.runStarted', async ({ db, now, enqueue, record }) => {
    await lockOn(db, 'system_runs');
    const open = await findOpenRun(db, RESEAL);
    const id = open?.id ?? newId(now);
    if (open) await touchRun(db, id, now);
    else await insertRun(db, { id, task: RESEAL, startedBy: null, at: now });
    await enqueue(advance, { runId: id });
    record({ contactId: null, subject: { type: 'run', id }, summary: `${SEAL_AGAIN.name}: ${open ? 'continued' : 'started'}` });
    return true;
  });
}
