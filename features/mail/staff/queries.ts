import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { mailContract, type MailRow } from '../contract.ts';

export const api = createApi(mailContract);
const queries = createQueries('mail', api);

const POLL_MS = 3_000;
const isOnItsWay = (mail: MailRow): boolean => mail.state === 'waiting' || mail.state === 'sending';

/** Mails newest first, a page at a time; of one contact, or only those that did not go out, when asked. */
export const mailPagesOptions = (contactId: string | undefined, unsentOnly: boolean) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({
      ...(contactId !== undefined && { contactId }),
      ...(unsentOnly && { unsent: 'yes' as const }),
      ...(after !== undefined && { after }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: (query) => (query.state.data?.pages.some((page) => page.mails.some(isOnItsWay)) ? POLL_MS : false),
  });
/** The newest test email; asked for again while it is on its way. */
export const mailTestOptions = () =>
  queries.getTest.queryOptions({
    input: {},
    refetchInterval: (query) => (query.state.data?.mail && isOnItsWay(query.state.data.mail) ? POLL_MS : false),
  });
export const mailOptions = (id: string) =>
  queries.get.queryOptions({
    input: { id },
    refetchInterval: (query) => (query.state.data && isOnItsWay(query.state.data) ? POLL_MS : false),
  });
