import { z } from 'zod';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import type { MaintenanceStep } from '../../../platform/server/maintenance.ts';
import { sweepRateCounts } from './store/rate-counts.ts';
import { advanceRun, endRun, findRun, beginRun, lockPlace } from './store/runs.ts';

/** Takes a run from where it is to its end, a transaction a step. */
export const advance = defineJob({
  name: 'system.advance',
  payload: z.object({ runId: z.uuid() }),
  retries: 5,
  run: async ({ runId }, { db, services, transaction, change }) => {
    const run = await findRun(db, runId);
    const task = services.catalog.maintenance.find(({ key }) => key === run?.task);
    if (run === undefined || run.endedAt !== null || task === undefined) return;
    if (run.place === null) await beginRun(db, runId, await task.count(db, services.catalog));
    let place = run.place ?? undefined;
    let step: MaintenanceStep | undefined;
    do {
      const from = place;
      step = await transaction(async (tx) => {
        // Another worker that has the same run is ahead: it continues, and this one stops.
        const held = await lockPlace(tx, runId);
        if (held === undefined || held.place !== (from ?? null)) return undefined;
        const made = await task.step(
          { db: tx, sealer: services.sealer, blobs: services.blobs, sealedAs: services.catalog.sealedAs, dataDir: services.env.DATA_DIR },
          from,
        );
        await advanceRun(tx, runId, { rows: made.rows, corrected: made.corrected, place: made.place ?? null, at: new Date() });
        return made;
      });
      if (step === undefined) return;
      place = step.place;
    } while (place !== undefined);
    const finding = step.finding;
    const ended = await change('system.runEnded', async ({ db: tx, now, record }) => {
      const all = await findRun(tx, runId);
      const end = finding ?? { ok: true, sentence: sayCorrected(all?.rowsDone ?? 0, all?.corrected ?? 0) };
      // The same job may run twice; only one of them ends the run.
      if (!(await endRun(tx, runId, { ...end, at: now }))) return refuse('system.ended', 'The run has ended.');
      record({ contactId: null, subject: { type: 'run', id: runId }, summary: `${task.name}: ${end.sentence}` });
      return true;
    });
    if (isRefusal(ended)) services.log.info({ runId }, 'the run had ended');
  },
});

/** Every hour: tries that no limit counts any more go. */
export const sweepCounts = defineJob({
  name: 'system.sweepRateCounts',
  payload: z.object({}),
  retries: 1,
  schedule: { cron: '29 * * * *', sentence: 'Counts of tries, which limits are made of, are cleared away.' },
  run: async (_payload, { db, now }) => sweepRateCounts(db, now),
});

function sayCorrected(rows: number, corrected: number): string {
  const gone = rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`;
  return corrected === 0 ? `${gone} checked, nothing to correct.` : `${gone} checked, ${corrected.toLocaleString('en-US')} corrected.`;
}
