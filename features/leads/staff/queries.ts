import { queryOptions } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { contactsContract } from '../../contacts/contract.ts';
import { leadsContract, type LeadCard } from '../contract.ts';
import type { LeadStage } from '../rules/lead-stages.ts';

export const api = createApi(leadsContract);
const queries = createQueries('leads', api);
/** Under the keys of that feature, so that both share one answer. */
const contactQueries = createQueries('contacts', createApi(contactsContract));

export type Board = Awaited<ReturnType<typeof api.board>>;
export type BoardFilter = Omit<NonNullable<Parameters<typeof api.board>[0]>, 'limit'>;
export type FormContent = Parameters<typeof api.createForm>[0];
/** Pages loaded of each column beyond the first. */
export type Depth = Map<LeadStage, number>;

/** The board, with as many pages of each column as `depth` says. */
export const boardOptions = (filter: BoardFilter, depth: Depth) =>
  queryOptions({
    queryKey: queries.board.queryKey({ input: filter }),
    queryFn: () => loadBoard(filter, depth),
    placeholderData: (before: Board | undefined) => before,
  });

async function loadBoard(filter: BoardFilter, depth: Depth): Promise<Board> {
  let board = await api.board(filter);
  for (const [stage, pages] of depth) for (let i = 0; i < pages; i += 1) board = await withNextPage(board, filter, stage);
  return board;
}

/** The board with one more page of this column. */
export async function withNextPage(board: Board, filter: BoardFilter, stage: LeadStage): Promise<Board> {
  const after = board.columns.find((column) => column.stage === stage)?.next;
  if (after === undefined || after === null) return board;
  const page = await api.column({ ...filter, stage, after });
  return {
    columns: board.columns.map((column) =>
      column.stage === stage ? { ...column, rows: [...column.rows, ...page.rows], next: page.next } : column,
    ),
  };
}

/** The board with a changed card at the top of its column. */
export function withCard(board: Board, card: LeadCard): Board {
  return {
    columns: board.columns.map((column) => {
      const rows = column.rows.filter(({ id }) => id !== card.id);
      const left = column.rows.length - rows.length;
      return column.stage === card.stage
        ? { ...column, rows: [card, ...rows], count: column.count - left + 1 }
        : { ...column, rows, count: column.count - left };
    }),
  };
}

export const hotOptions = () => queries.hot.queryOptions();
export const sourcesOptions = () => contactQueries.listChoices.queryOptions({ staleTime: 60_000 });
export const entriesOptions = (contactId: string) => queries.listEntries.queryOptions({ input: { contactId } });
export const formsOptions = () => queries.listForms.queryOptions();
export const callPagesOptions = (contactId: string) =>
  queries.listCalls.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, limit: 20, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
