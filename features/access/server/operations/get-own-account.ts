import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const getOwnAccount: Operation<typeof accessContract.getOwnAccount> = async () => {
  throw new Error('Being built.');
};
