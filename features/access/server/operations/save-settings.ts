import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const saveSettings: Operation<typeof accessContract.saveSettings> = async () => {
  throw new Error('Being built.');
};
