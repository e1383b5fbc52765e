import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { filesContract } from '../contract.ts';

export const api = createApi(filesContract);
const queries = createQueries('files', api);

/** The client's documents and what the office asks for. */
export const myDocumentsOptions = () => queries.listMine.queryOptions();
