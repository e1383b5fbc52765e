import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { lettersContract } from '../contract.ts';

const api = createApi(lettersContract);
const queries = createQueries('letters', api);
const POLL_MS = 3_000;

export const myLettersOptions = () =>
  queries.listMine.queryOptions({
    refetchInterval: (query) => (query.state.data?.letters.some((letter) => letter.state === 'rendering') ? POLL_MS : false),
  });

export const getMyLetterPdf = (id: string) => api.getMyPdf({ id });
