import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { lettersContract } from '../../letters/contract.ts';
import { answersContract } from '../contract.ts';
import type { AnswerState } from '../rules/answer-kinds.ts';

export const api = createApi(answersContract);
const queries = createQueries('answers', api);
const letterQueries = createQueries('letters', createApi(lettersContract));
const POLL_MS = 1_500;

export interface AnswerFilter {
  readonly state?: AnswerState | undefined;
  readonly contactId?: string | undefined;
  readonly step?: 'open' | undefined;
}
/** Asked again while pages are being read for barcodes. */
export const answersOptions = ({ state, contactId, step }: AnswerFilter) => ({
  ...queries.list.infiniteOptions({
    input: (after: string | undefined) => ({
      ...(state && { state }),
      ...(contactId !== undefined && { contactId }),
      ...(step && { step }),
      ...(after !== undefined && { after }),
    }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: ({ state: { data } }) => (data?.pages.some(({ rows }) => rows.some(({ reading }) => reading)) ? POLL_MS : false),
  }),
});
export const answerOptions = (id: string) =>
  queries.get.queryOptions({ input: { id }, refetchInterval: ({ state: { data } }) => (data?.reading ? POLL_MS : false) });

/** The letters of a contact, to choose the one that is answered. */
export const lettersOfOptions = (contactId: string) =>
  letterQueries.list.queryOptions({ input: { contactId, limit: 200 }, enabled: contactId !== '' });
