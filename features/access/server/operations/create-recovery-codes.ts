import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const createRecoveryCodes: Operation<typeof accessContract.createRecoveryCodes> = async () => {
  throw new Error('Being built.');
};
