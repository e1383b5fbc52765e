import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const listUsers: Operation<typeof accessContract.listUsers> = async () => {
  throw new Error('Being built.');
};
