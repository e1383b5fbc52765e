import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { systemContract } from '../contract.ts';

export const systemApi = createApi(systemContract);
const queries = createQueries('system', systemApi);

/** Parts and settings. */
export const settingsOptions = () => queries.listSettings.queryOptions();

const HEALTH_MS = 30_000;
export const healthOptions = () => queries.getHealth.queryOptions({ refetchInterval: HEALTH_MS });

const PROGRESS_MS = 1_000;
/** Checks and rebuilds, asked for often while one runs: steps leave no activity that the page would hear of. */
export const tasksOptions = () =>
  queries.listTasks.queryOptions({
    refetchInterval: ({ state }) =>
      state.data?.tasks.some(({ latest }) => latest?.endedAt === null && !latest.stalled) === true ? PROGRESS_MS : false,
  });

export const faultsOptions = (reference: string | undefined) =>
  queries.listFaults.queryOptions({ input: reference === undefined ? {} : { reference } });
