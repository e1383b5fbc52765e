import { queryOptions } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { contactListsContract } from '../../contact-lists/contract.ts';
import type { ClientStage } from '../../contacts/rules/stages.ts';
import { casesContract } from '../contract.ts';

export const api = createApi(casesContract);
const queries = createQueries('cases', api);
/** A client is reassigned where lists of contacts are changed. */
export const contactListsApi = createApi(contactListsContract);

export type Board = Awaited<ReturnType<typeof api.board>>;
export interface BoardFilter {
  readonly owner?: string;
}
/** Pages loaded of each column beyond the first. */
export type Depth = Map<ClientStage, number>;

/** The board, with as many pages of each column as `depth` says. */
export const boardOptions = (filter: BoardFilter, depth: Depth) =>
  queryOptions({
    queryKey: queries.board.queryKey({ input: filter }),
    queryFn: () => loadBoard(filter, depth),
    placeholderData: (before: Board | undefined) => before,
  });

async function loadBoard(filter: BoardFilter, depth: Depth): Promise<Board> {
  const { columns } = await api.board(filter);
  return { columns: await Promise.all(columns.map((column) => deepen(column, filter, depth.get(column.stage) ?? 0))) };
}

async function deepen(column: Board['columns'][number], filter: BoardFilter, pages: number): Promise<Board['columns'][number]> {
  if (pages === 0 || column.next === null) return column;
  const { cards, next } = await api.listStage({ ...filter, stage: column.stage, after: column.next });
  return deepen({ ...column, cards: [...column.cards, ...cards], next }, filter, pages - 1);
}

/** What may follow for a client. A change of disputes or of the contact asks again (disputes renews cases). */
export const offerOptions = (contactId: string) => queries.getOffer.queryOptions({ input: { contactId } });
