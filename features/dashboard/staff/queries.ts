import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { dashboardContract } from '../contract.ts';

const api = createApi(dashboardContract);
const queries = createQueries('dashboard', api);

export type Dashboard = Awaited<ReturnType<typeof api.get>>;
export type Charts = Awaited<ReturnType<typeof api.getCharts>>;

export const dashboardOptions = () => queries.get.queryOptions({ input: {}, staleTime: 30_000 });
export const setupOptions = () => queries.getSetup.queryOptions({ input: {}, select: ({ setup }) => setup });
export const chartsOptions = () => queries.getCharts.queryOptions({ input: {}, staleTime: 300_000 });
