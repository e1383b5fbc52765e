import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { calendarContract } from '../contract.ts';

export const api = createApi(calendarContract);
const queries = createQueries('calendar', api);

/** The zone of this browser: its days and hours are those on the screen. */
export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export type CalendarQuery = Omit<Parameters<typeof api.list>[0], 'zone'>;
export const calendarOptions = (input: CalendarQuery) => queries.list.queryOptions({ input: { ...input, zone: ZONE } });

export type OverlapQuery = Parameters<typeof api.overlaps>[0];
export const overlapOptions = (input: OverlapQuery) => queries.overlaps.queryOptions({ input });

export const feedOptions = () => queries.getFeed.queryOptions({ input: {} });

export const appointmentPagesOptions = (contactId: string) =>
  queries.ofContact.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
