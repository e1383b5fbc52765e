import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { viewSet } from '../request-set-view.ts';
import { listSets } from '../store/request-sets.ts';

export const listRequestSets: Operation<typeof filesContract.listRequestSets> = async ({ db }) => ({
  rows: (await listSets(db)).map(viewSet),
});
