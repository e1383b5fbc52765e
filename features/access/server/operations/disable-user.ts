import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const disableUser: Operation<typeof accessContract.disableUser> = async () => {
  throw new Error('Being built.');
};
