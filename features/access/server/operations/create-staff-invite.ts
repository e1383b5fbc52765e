import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const createStaffInvite: Operation<typeof accessContract.createStaffInvite> = async () => {
  throw new Error('Being built.');
};
