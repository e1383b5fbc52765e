import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { backupContract } from '../contract.ts';

export const backupApi = createApi(backupContract);
const queries = createQueries('backup', backupApi);

const PROGRESS_MS = 2_000;
/** Backups, asked for often while one is made: its progress leaves no activity that the page would hear of. */
export const backupsOptions = () =>
  queries.list.queryOptions({
    input: {},
    refetchInterval: ({ state }) => (state.data?.rows.some((one) => one.state === 'making' && !one.stalled) === true ? PROGRESS_MS : false),
  });
