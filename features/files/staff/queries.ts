import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../../../platform/web/files/files.ts';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { filesContract, type SentDocument } from '../contract.ts';

export const api = createApi(filesContract);
const queries = createQueries('files', api);

/** The four documents of a contact and a page of what was sent for them. */
export const documentsOptions = (contactId: string) =>
  queries.listDocuments.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export type DocumentFilter = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;

/** Files of all contacts. */
export const filePagesOptions = (filter: DocumentFilter) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
export const fileCountsOptions = (contactId: string | undefined) =>
  queries.count.queryOptions({ input: contactId === undefined ? {} : { contactId }, placeholderData: keepPreviousData });

export type ClientFilter = Omit<NonNullable<Parameters<typeof api.listClients>[0]>, 'after' | 'limit'>;

/** Clients with the four required documents. */
export const clientPagesOptions = (filter: ClientFilter) =>
  queries.listClients.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** The bytes of a file while it is on screen; they do not stay in memory afterwards. */
export const fileBytesOptions = ({ path, state, sentAt }: Pick<SentDocument, 'path' | 'state' | 'sentAt'>) =>
  queryOptions({
    queryKey: ['file-bytes', path, sentAt],
    queryFn: () => fetchFile(path),
    enabled: state === 'ok',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
