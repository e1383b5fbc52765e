import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const resendInvite: Operation<typeof accessContract.resendInvite> = async () => {
  throw new Error('Being built.');
};
