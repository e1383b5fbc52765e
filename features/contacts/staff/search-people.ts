// Finding people while typing, and people one looked at before; for the search of the shell.
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { contactsContract } from '../contract.ts';

const queries = createQueries('contacts', createApi(contactsContract));

/** The few people someone may mean. While the next letter is typed the last answer stays. */
export const peopleSearchOptions = (q: string) =>
  queries.search.queryOptions({ input: { q, limit: 8 }, retry: false, select: ({ hits }) => hits, placeholderData: (before) => before });

export const personOptions = (id: string) => queries.get.queryOptions({ input: { id }, retry: false });
