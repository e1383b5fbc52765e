import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const enableUser: Operation<typeof accessContract.enableUser> = async () => {
  throw new Error('Being built.');
};
