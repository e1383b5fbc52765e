import type { Operation } from '../../../../platform/server/feature.ts';
import type { systemContract } from '../../contract.ts';
import { isStalled } from '../../rules/stalled.ts';
import { listLatestRuns } from '../store/runs.ts';

export const listTasks: Operation<typeof systemContract.listTasks> = async ({ db, now, services }) => {
  const latest = new Map((await listLatestRuns(db)).map((run) => [run.task, run]));
  return {
    tasks: services.catalog.maintenance.map(({ key, name, about }) => {
      const run = latest.get(key);
      return {
        key,
        name,
        about,
        latest:
          run === undefined
            ? null
            : {
                id: run.id,
                startedBy: run.startedByName,
                startedAt: run.startedAt.toISOString(),
                endedAt: run.endedAt?.toISOString() ?? null,
                rowsDone: run.rowsDone,
                rowsTotal: run.rowsTotal,
                corrected: run.corrected,
                ok: run.ok,
                sentence: run.sentence,
                stalled: isStalled(run, now),
              },
      };
    }),
  };
};
