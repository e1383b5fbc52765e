import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const openInvite: Operation<typeof accessContract.openInvite> = async () => {
  throw new Error('Being built.');
};
