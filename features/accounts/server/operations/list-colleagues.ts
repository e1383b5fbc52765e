import type { Operation } from '../../../../platform/server/feature.ts';
import type { accountsContract } from '../../contract.ts';
import { listColleagues as list } from '../store/users.ts';

export const listColleagues: Operation<typeof accountsContract.listColleagues> = async ({ db }) => ({
  colleagues: await list(db),
});
