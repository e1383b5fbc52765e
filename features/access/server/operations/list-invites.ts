import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const listInvites: Operation<typeof accessContract.listInvites> = async () => {
  throw new Error('Being built.');
};
