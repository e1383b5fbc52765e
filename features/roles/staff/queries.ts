import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { accountsContract } from '../../accounts/contract.ts';
import { accessLogContract } from '../../access-log/contract.ts';
import { rolesContract } from '../contract.ts';

export const rolesApi = createApi(rolesContract);
const queries = createQueries('roles', rolesApi);
export const accessLogApi = createApi(accessLogContract);
const accessLog = createQueries('access-log', accessLogApi);

/** Every permission and every role. */
export const rolesOptions = () => queries.get.queryOptions({ staleTime: 60_000 });
export type RolesAnswer = Awaited<ReturnType<typeof rolesApi.get>>;

export type Person = Awaited<ReturnType<typeof rolesApi.getPerson>>;
export const personOptions = (userId: string) => queries.getPerson.queryOptions({ input: { userId } });

/** Staff by name, those with a role or permission when one is named. */
export const peopleOptions = (filter: { readonly role?: string; readonly permission?: string }) =>
  queries.listPeople.infiniteOptions({
    input: (offset: number) => ({ ...filter, offset }),
    initialPageParam: 0,
    getNextPageParam: (page: { readonly next: number | null }) => page.next ?? undefined,
  });

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
};

export type Session = Awaited<ReturnType<typeof rolesApi.listSessions>>['sessions'][number];
export const sessionsOptions = (userId: string) =>
  queries.listSessions.infiniteOptions({
    input: (after: string | undefined) => ({ userId, ...(after !== undefined && { after }) }),
    ...paged,
  });

export const sensitiveOptions = (userId: string) =>
  queries.listSensitive.infiniteOptions({
    input: (after: string | undefined) => ({ userId, ...(after !== undefined && { after }) }),
    ...paged,
  });

interface OpenedDays {
  readonly userId: string;
  readonly from?: string;
  readonly to?: string;
}

/** What a person was shown of which contacts. */
export const openedOptions = (asked: OpenedDays & { readonly sessionId?: string }) =>
  accessLog.listForPerson.infiniteOptions({
    input: (after: string | undefined) => ({ ...asked, ...(after !== undefined && { after }) }),
    ...paged,
  });

export const openedSummaryOptions = (days: OpenedDays) => accessLog.summarizePerson.queryOptions({ input: days });

const accounts = createQueries('access', createApi(accountsContract));

/** What the office decided about signing in. */
export const signInSettingsOptions = () => accounts.getSettings.queryOptions();
