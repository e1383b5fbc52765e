import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { officeContract } from '../contract.ts';

export const api = createApi(officeContract);
const queries = createQueries('office', api);

export type NewLocation = Parameters<typeof api.addLocation>[0];

export const lookOptions = () => queries.getLook.queryOptions({ input: {} });

/** Every state with its status. */
export const statesOptions = () => queries.listStates.queryOptions({ input: {}, select: ({ states }) => states });

/** Open locations, the main one first; an office has few. */
export const locationsOptions = () => queries.listLocations.queryOptions({ input: {}, select: ({ locations }) => locations });

/** Closed locations, by name. */
export const closedLocationsOptions = () =>
  queries.listLocations.queryOptions({ input: { closed: 'yes' }, select: ({ locations }) => locations });
