import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { lettersContract } from '../contract.ts';
import { WAITING_STATES } from '../rules/approval.ts';

export const api = createApi(lettersContract);
const queries = createQueries('letters', api);
const POLL_MS = 3_000;

export const myLettersOptions = () =>
  queries.listMine.queryOptions({
    refetchInterval: (query) => (query.state.data?.letters.some((letter) => letter.state === 'rendering') ? POLL_MS : false),
  });
export const myLetterOptions = (id: string) => queries.readMine.queryOptions({ input: { id } });

export type MyLetter = Awaited<ReturnType<typeof api.listMine>>['letters'][number];
export type LetterToRead = Awaited<ReturnType<typeof api.readMine>>;
export const getMyLetterPdf = (id: string) => api.getMyPdf({ id });

/** The client is to read it. */
export const isWaiting = ({ state, mailedOn, approval }: Pick<MyLetter, 'state' | 'mailedOn' | 'approval'>): boolean =>
  state === 'ready' && mailedOn === null && WAITING_STATES.has(approval.state);
