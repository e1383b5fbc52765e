import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const findInvite: Operation<typeof accessContract.findInvite> = async () => {
  throw new Error('Being built.');
};
