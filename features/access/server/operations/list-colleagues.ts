import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';
import { listColleagues as list } from '../store/users.ts';

export const listColleagues: Operation<typeof accessContract.listColleagues> = async ({ db }) => ({
  colleagues: await list(db),
});
