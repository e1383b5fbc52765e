import { keepPreviousData } from '@tanstack/react-query';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { disputesContract } from '../../disputes/contract.ts';
import { lettersContract } from '../contract.ts';
import { filesContract } from '../../files/contract.ts';
import type { EnvelopeSize } from '../rules/envelope-sizes.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { ApprovalFilter } from '../rules/approval.ts';
import type { RecipientClass } from '../rules/letter-kinds.ts';

export const api = createApi(lettersContract);
const queries = createQueries('letters', api);
const disputeQueries = createQueries('disputes', createApi(disputesContract));

const fileQueries = createQueries('files', createApi(filesContract));

const POLL_MS = 1_000;

/** The draft the preview shows, shared with the dispute workspace through the cache: each save gives it another version. */
export const draftOptions = (contactId: string) => disputeQueries.getDraft.queryOptions({ input: { contactId } });

/** The letters of version `version` of the draft; the earlier ones stay on the screen until these are there. */
export const previewOptions = (contactId: string, version: number | undefined) => {
  const options = queries.preview.queryOptions({ input: { contactId } });
  return { ...options, queryKey: [...options.queryKey, version], placeholderData: keepPreviousData };
};

export interface LetterFilter {
  readonly contactId?: string | undefined;
  readonly printed?: 'yes' | 'no' | undefined;
  /** 'no': printed, with no recorded mailing. */
  readonly mailed?: 'yes' | 'no' | undefined;
  readonly bureau?: Bureau | undefined;
  readonly recipientClass?: RecipientClass | undefined;
  readonly overdue?: 'yes' | undefined;
  readonly returned?: 'yes' | undefined;
  /** Part of the client's name. */
  readonly search?: string | undefined;
  readonly approval?: ApprovalFilter | undefined;
  /** The days between which an answer came on paper. */
  readonly answerFrom?: CivilDate | undefined;
  readonly answerUntil?: CivilDate | undefined;
}
export const lettersOptions = ({
  contactId,
  printed,
  mailed,
  bureau,
  recipientClass,
  overdue,
  returned,
  search,
  approval,
  answerFrom,
  answerUntil,
}: LetterFilter) =>
  queries.list.infiniteOptions({
    input: (after: string | undefined) => ({
      ...(contactId && { contactId }),
      ...(printed && { printed }),
      ...(mailed && { mailed }),
      ...(bureau && { bureau }),
      ...(recipientClass && { recipientClass }),
      ...(overdue && { overdue }),
      ...(returned && { returned }),
      ...(answerFrom && { answerFrom }),
      ...(answerUntil && { answerUntil }),
      ...(search !== undefined && search !== '' && { search }),
      ...(approval && { approval }),
      ...(after !== undefined && { after }),
    }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) => page.rows.some((row) => row.state === 'rendering')) ? POLL_MS : false,
  });

/** The newest letters of a contact. */
export const lettersOfContactOptions = (contactId: string) => queries.list.queryOptions({ input: { contactId, limit: 200 } });

/** The letters of a contact that wait for approval; those of the last rounds are few. */
export const waitingOptions = (contactId: string) =>
  queries.list.queryOptions({ input: { contactId, approval: 'waiting' as const, limit: 50 } });
export type WaitingLetter = Awaited<ReturnType<typeof api.list>>['rows'][number];
export const versionsOptions = (id: string) => queries.listVersions.queryOptions({ input: { id } });
export const mailLogOptions = (id: string) => queries.mailLog.queryOptions({ input: { id } });
export type MailLog = Awaited<ReturnType<typeof api.mailLog>>;
export const readOptions = (id: string) => queries.read.queryOptions({ input: { id } });
export const documentsOptions = (contactId: string) => fileQueries.listDocuments.queryOptions({ input: { contactId, limit: 100 } });

export const getLetterPdf = (id: string) => api.getPdf({ id });
export const batchOptions = (id: string | undefined) =>
  queries.getPrintBatch.queryOptions({
    input: { id: id ?? '' },
    enabled: id !== undefined,
    refetchInterval: (query) => (query.state.data?.state === 'rendering' ? POLL_MS : false),
  });
export const getBatchEnvelopes = (id: string, size: EnvelopeSize) => api.batchEnvelopes({ id, size });
export const getBatchPdf = (id: string) => api.getPrintBatchPdf({ id });
