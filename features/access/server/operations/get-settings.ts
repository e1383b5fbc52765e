import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const getSettings: Operation<typeof accessContract.getSettings> = async () => {
  throw new Error('Being built.');
};
