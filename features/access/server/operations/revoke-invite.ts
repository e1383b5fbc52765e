import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const revokeInvite: Operation<typeof accessContract.revokeInvite> = async () => {
  throw new Error('Being built.');
};
