import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { describeSchedule } from '../../rules/describe-schedule.ts';
import { nameOfKind } from '../rule-view.ts';

export const listBuiltIn: Operation<typeof automationContract.listBuiltIn> = async ({ db, services, now, zone }) => {
  const { automatic } = services.catalog;
  const history = await services.jobHistory.list(db, [...new Set(automatic.map(({ job }) => job))]);
  return {
    rows: automatic.map(({ job, sentence, schedule, on }) => {
      const runs = history.get(job);
      return {
        key: `${job} ${schedule ?? on.join()}`,
        sentence,
        schedule: schedule === null ? null : describeSchedule(schedule, { now, zone }),
        on: on.map((kind) => nameOfKind(services, kind)),
        lastRunAt: runs?.lastRunAt?.toISOString() ?? null,
        lastFailedAt: runs?.lastFailedAt?.toISOString() ?? null,
        failed: runs?.failed ?? 0,
        waiting: runs?.waiting ?? 0,
      };
    }),
  };
};
