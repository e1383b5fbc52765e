import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchFile } from '../../../platform/web/files/files.ts';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { filesContract, type SentDocument } from '../contract.ts';
import { fetchPdfPage } from './fetch-pdf-page.ts';

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

/** Who of the office opened a file. */
export const openingsOptions = (id: string) => queries.listOpenings.queryOptions({ input: { id } });
/** Earlier versions of a file. */
export const versionsOptions = (id: string) => queries.listVersions.queryOptions({ input: { id } });

export type RequestFilter = Omit<NonNullable<Parameters<typeof api.listRequests>[0]>, 'after' | 'limit'>;

/** Documents that clients were asked for. */
export const requestPagesOptions = (filter: RequestFilter) =>
  queries.listRequests.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Sets of documents that are asked for together. */
export const requestSetsOptions = queries.listRequestSets.queryOptions({ input: {} });

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
export const fileBytesOptions = ({ path, state, generation }: Pick<SentDocument, 'path' | 'state' | 'generation'>) =>
  queryOptions({
    queryKey: ['file-bytes', path, generation],
    queryFn: () => fetchFile(path),
    enabled: state === 'ok',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** A page of a PDF as a picture while it is on screen, and how many pages there are. */
export const pdfPageOptions = ({ path, state, generation }: Pick<SentDocument, 'path' | 'state' | 'generation'>, page: number) =>
  queryOptions({
    queryKey: ['file-page', path, generation, page],
    queryFn: () => fetchPdfPage(path, page),
    enabled: state === 'ok',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
