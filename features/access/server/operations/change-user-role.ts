import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const changeUserRole: Operation<typeof accessContract.changeUserRole> = async () => {
  throw new Error('Being built.');
};
