import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const resetSecondFactor: Operation<typeof accessContract.resetSecondFactor> = async () => {
  throw new Error('Being built.');
};
