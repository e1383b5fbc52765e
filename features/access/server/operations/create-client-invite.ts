import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const createClientInvite: Operation<typeof accessContract.createClientInvite> = async () => {
  throw new Error('Being built.');
};
